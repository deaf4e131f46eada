import { mock } from 'node:test';
import { createTurns, type TurnsOptions } from './turns';

const aTurns = (options: Partial<TurnsOptions> = {}) =>
  createTurns({ atOnce: 2, waiting: { inAll: 10, each: 5 }, longestWaitMs: 60_000, sorry: 'Too much.', ...options });

// Whatever still waits when a test is over would be given up in the middle of another one.
beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => {
  mock.timers.reset();
});

/** Work that ends when the test says so, and notes when it began. */
function someWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    of: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      }),
  };
}

/** Lets everything go on that does not wait for time or the outside. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Lets everything go on that waits neither for the event loop nor for anything outside. */
async function ticks(): Promise<void> {
  for (let tick = 0; tick < 5; tick += 1) await new Promise<void>((resolve) => process.nextTick(resolve));
}

describe('turns', () => {
  it('begin in the order they were asked for, so many at once', async () => {
    const [turns, work] = [aTurns(), someWork()];
    const all = ['a', 'b', 'c', 'd'].map((name) => turns.take(name, work.of(name)));
    await settled();
    expect(work.begun).toEqual(['a', 'b']);
    work.end('b');
    await settled();
    expect(work.begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) work.end(name);
    await settled();
    work.end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are one after the other for each owner, who keeps nobody else waiting', async () => {
    const [turns, work] = [aTurns(), someWork()];
    void turns.take('one', work.of('one 1'));
    void turns.take('one', work.of('one 2'));
    void turns.take('other', work.of('other 1'));
    await settled();
    expect(work.begun).toEqual(['one 1', 'other 1']);
    work.end('one 1');
    await settled();
    expect(work.begun).toEqual(['one 1', 'other 1', 'one 2']);
  });

  it('are several at once for an owner where that is allowed', async () => {
    const [turns, work] = [aTurns({ atOnce: 3, eachAtOnce: 2 }), someWork()];
    for (const name of ['one 1', 'one 2', 'one 3']) void turns.take('one', work.of(name));
    void turns.take('other', work.of('other 1'));
    await settled();
    expect(work.begun).toEqual(['one 1', 'one 2', 'other 1']);
  });

  it('come first to who has had the least time, so that a backlog is its owner’s alone', async () => {
    const [turns, work] = [aTurns({ atOnce: 1 }), someWork()];
    const now = mock.method(performance, 'now', () => 0);
    const endAt = async (name: string, time: number) => {
      now.mock.mockImplementation(() => time);
      work.end(name);
      await settled();
    };
    for (const name of ['many 1', 'many 2', 'many 3', 'many 4']) void turns.take('many', work.of(name));
    await settled();
    await endAt('many 1', 10);
    void turns.take('few', work.of('few 1'));
    void turns.take('few', work.of('few 2'));
    void turns.take('few', work.of('few 3'));
    await endAt('many 2', 20);
    await endAt('few 1', 25);
    await endAt('few 2', 40);
    await endAt('many 3', 60);
    expect(work.begun).toEqual(['many 1', 'many 2', 'few 1', 'few 2', 'many 3', 'few 3']);
    now.mock.restore();
  });

  it('let the process do something else after a while, which costs nobody anything', async () => {
    const [turns, work] = [aTurns({ atOnce: 1, pauseAfterMs: 10 }), someWork()];
    const now = mock.method(performance, 'now', () => 0);
    for (const name of ['a 1', 'a 2', 'a 3']) void turns.take('a', work.of(name));
    await settled();
    now.mock.mockImplementation(() => 9);
    work.end('a 1');
    await ticks();
    expect(work.begun).toEqual(['a 1', 'a 2']);
    now.mock.mockImplementation(() => 10);
    work.end('a 2');
    await ticks();
    expect(work.begun).toEqual(['a 1', 'a 2']);
    // Others are answered for this long, and then one comes who has had as much.
    now.mock.mockImplementation(() => 500);
    await settled();
    expect(work.begun).toEqual(['a 1', 'a 2', 'a 3']);
    void turns.take('b', work.of('b 1'));
    void turns.take('a', work.of('a 4'));
    now.mock.mockImplementation(() => 501);
    work.end('a 3');
    await settled();
    await settled();
    expect(work.begun.at(-1)).toBe('b 1');
    now.mock.restore();
  });

  it('are given first to an owner who just had a short one and wants another', async () => {
    const [turns, work] = [aTurns({ atOnce: 1, pauseAfterMs: 1_000 }), someWork()];
    const now = mock.method(performance, 'now', () => 0);
    for (const name of ['large 1', 'large 2']) void turns.take('large', work.of(name));
    await settled();
    const small = turns.take('small', work.of('small 1')).then(() => turns.take('small', work.of('small 2')));
    now.mock.mockImplementation(() => 100);
    work.end('large 1');
    await settled();
    work.end('small 1');
    await settled();
    expect(work.begun).toEqual(['large 1', 'small 1', 'small 2']);
    work.end('small 2');
    await small;
    now.mock.restore();
  });

  it('are not had anew by somebody who wanted none for a moment', async () => {
    const [turns, work] = [aTurns({ atOnce: 1 }), someWork()];
    const now = mock.method(performance, 'now', () => 0);
    void turns.take('often', work.of('often 1'));
    void turns.take('other', work.of('other 1'));
    await settled();
    now.mock.mockImplementation(() => 100);
    work.end('often 1');
    await settled();
    // In line before the newcomer, but with 100 ms behind it.
    void turns.take('often', work.of('often 2'));
    void turns.take('new', work.of('new 1'));
    work.end('other 1');
    await settled();
    expect(work.begun).toEqual(['often 1', 'other 1', 'new 1']);
    now.mock.restore();
  });

  it('are refused when too many wait, in all or of one owner', async () => {
    const [turns, work] = [aTurns({ waiting: { inAll: 3, each: 2 } }), someWork()];
    void turns.take('one', work.of('1'));
    void turns.take('one', work.of('2'));
    void turns.take('one', work.of('3'));
    const refusal = { code: 'busy', detail: 'Too much.', retryAfterSeconds: 10 };
    await expect(turns.take('one', work.of('4'))).rejects.toMatchObject(refusal);
    void turns.take('two', work.of('5'));
    void turns.take('two', work.of('6'));
    await expect(turns.take('three', work.of('7'))).rejects.toMatchObject(refusal);
    await settled();
    expect(work.begun).toEqual(['1', '5']);
  });

  it('are not begun for somebody who has gone', async () => {
    const [turns, work] = [aTurns({ atOnce: 1 }), someWork()];
    const gone = new AbortController();
    void turns.take('a', work.of('a'));
    const left = turns.take('b', work.of('b'), gone.signal);
    void turns.take('c', work.of('c'));
    gone.abort();
    await expect(left).rejects.toMatchObject({ code: 'busy' });
    await expect(turns.take('d', work.of('d'), gone.signal)).rejects.toMatchObject({ code: 'busy' });
    work.end('a');
    await settled();
    expect(work.begun).toEqual(['a', 'c']);
  });

  it('are given up after the longest wait', async () => {
    const [turns, work] = [aTurns({ atOnce: 1, longestWaitMs: 1 }), someWork()];
    void turns.take('a', work.of('a'));
    const late = turns.take('b', work.of('b'));
    await settled();
    mock.timers.tick(1);
    await expect(late).rejects.toMatchObject({ code: 'busy' });
    work.end('a');
    await settled();
    expect(work.begun).toEqual(['a']);
  });

  it('end once', async () => {
    const turns = aTurns({ atOnce: 1 });
    const end = await turns.begin('a');
    const waiting = [turns.begin('b'), turns.begin('c')];
    end();
    end();
    await waiting[0];
    expect(await Promise.race([waiting[1], settled().then(() => 'still waits')])).toBe('still waits');
  });

  it('go on after work that failed', async () => {
    const turns = aTurns({ atOnce: 1 });
    const failed = turns.take('a', () => Promise.reject(new Error('broken')));
    const next = turns.take('a', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
