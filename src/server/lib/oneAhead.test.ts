import { oneAhead } from './oneAhead';

async function allOf<Outcome>(outcomes: AsyncIterable<Outcome>): Promise<Outcome[]> {
  const all: Outcome[] = [];
  for await (const outcome of outcomes) all.push(outcome);
  return all;
}

it('works on the next item while an outcome is waited for and used, and on no other', async () => {
  const begun: number[] = [];
  const outcomes = oneAhead([1, 2, 3, 4], (item) => {
    begun.push(item);
    return Promise.resolve(item * 10);
  });
  expect(await outcomes.next()).toEqual({ done: false, value: 10 });
  expect(begun).toEqual([1, 2]);
  expect(await outcomes.next()).toEqual({ done: false, value: 20 });
  expect(begun).toEqual([1, 2, 3]);
});

it('keeps the order, whichever is done first', async () => {
  let endFirst = (_outcome: string): void => undefined;
  const first = new Promise<string>((resolve) => {
    endFirst = resolve;
  });
  const outcomes = oneAhead(['first', 'second'], (item) => {
    if (item === 'first') return first;
    endFirst('first');
    return Promise.resolve(item);
  });
  expect(await allOf(outcomes)).toEqual(['first', 'second']);
});

it('has nothing of no items', async () => {
  expect(await allOf(oneAhead([], () => Promise.resolve(1)))).toEqual([]);
});

it('throws the first failure, and leaves none behind that nobody handles', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const all = allOf(oneAhead([1, 2], (item) => Promise.reject(new Error(`failure ${item}`))));
  await expect(all).rejects.toThrow('failure 1');
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
