/** An object whose lists may come item by item. */
export type InPieces<T> = {
  [Field in keyof T]: T[Field] | (T[Field] extends readonly (infer Item)[] ? AsyncIterable<Item> : never);
};

/** The JSON text of an object piece by piece, each at most one item long, so that the whole text is never in memory. */
export async function* jsonPieces<T extends object>(fields: InPieces<T>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries<unknown>(fields)) {
    const start = `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (!isAsyncIterable(value)) {
      yield start + JSON.stringify(value);
      continue;
    }
    yield start;
    yield* jsonList(value);
  }
  yield before === '{' ? '{}' : '}';
}

/** The JSON text of a list, a piece for each item. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let between = '[';
  for await (const item of items) {
    yield between + JSON.stringify(item);
    between = ',';
  }
  yield between === ',' ? ']' : '[]';
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
