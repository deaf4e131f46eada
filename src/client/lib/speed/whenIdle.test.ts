import { waitFor } from '@testing-library/react';
import { runWhenIdle } from './whenIdle';

describe('tasks for when nothing else is to be done', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    jest.useRealTimers();
  });

  it('begin one after another, each when the browser is idle', async () => {
    const waiting: (() => void)[] = [];
    Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => waiting.push(callback) });
    const begun: string[] = [];
    const task = (name: string, result: Promise<unknown>) => () => {
      begun.push(name);
      return result;
    };
    const run = runWhenIdle([
      task('fails', Promise.reject(new Error('No network'))),
      task('second', Promise.resolve()),
    ]);
    expect(begun).toEqual([]);
    waiting.shift()?.();
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(begun).toEqual(['fails']);
    waiting.shift()?.();
    await run;
    expect(begun).toEqual(['fails', 'second']);
  });

  it('begin a moment later where the browser does not tell', async () => {
    jest.useFakeTimers();
    const task = jest.fn(() => Promise.resolve());
    const run = runWhenIdle([task]);
    expect(task).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(task).toHaveBeenCalledTimes(1);
    await run;
  });
});
