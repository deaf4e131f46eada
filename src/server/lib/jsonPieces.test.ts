import { jsonPieces } from './jsonPieces';

async function* each<T>(...items: T[]): AsyncGenerator<T> {
  for (const item of items) yield await Promise.resolve(item);
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describe('JSON in pieces', () => {
  it.each([
    [{}, {}],
    [
      { a: 1, b: 'two "words"', c: null, d: [1, 2] },
      { a: 1, b: 'two "words"', c: null, d: [1, 2] },
    ],
    [
      { none: each(), one: each({ x: 1 }), more: each('a', 'b', 'c') },
      { none: [], one: [{ x: 1 }], more: ['a', 'b', 'c'] },
    ],
  ])('is what the whole would be: %#', async (fields, whole) => {
    expect(await textOf(jsonPieces<Record<string, unknown>>(fields))).toBe(JSON.stringify(whole));
  });

  it('asks for an item when it is wanted, not before', async () => {
    const asked: number[] = [];
    async function* items() {
      for (let item = 0; ; item += 1) {
        asked.push(item);
        yield await Promise.resolve(item);
      }
    }
    const pieces = jsonPieces({ items: items() });
    for (let count = 0; count < 4; count += 1) await pieces.next();
    await pieces.return(undefined);
    expect(asked).toEqual([0, 1, 2]);
  });
});
