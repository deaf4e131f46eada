import { whenQuiet } from './whenQuiet';

describe('the moment at which a page is quiet', () => {
  let tell: () => void = () => undefined;

  beforeEach(() => {
    jest.useFakeTimers();
    class Observer {
      constructor(onEntries: () => void) {
        tell = onEntries;
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(globalThis, { PerformanceObserver: Observer });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  });

  it('comes when nothing has happened for long enough', async () => {
    const isQuiet = jest.fn();
    void whenQuiet(4000, new AbortController().signal).then(isQuiet);
    await jest.advanceTimersByTimeAsync(3900);
    tell();
    await jest.advanceTimersByTimeAsync(3900);
    expect(isQuiet).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(isQuiet).toHaveBeenCalledTimes(1);
  });

  it('never comes once it was called off', async () => {
    const isQuiet = jest.fn();
    const left = new AbortController();
    void whenQuiet(4000, left.signal).then(isQuiet);
    left.abort();
    tell();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isQuiet).not.toHaveBeenCalled();
  });
});
