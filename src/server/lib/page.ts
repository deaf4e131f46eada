/** Which part of a list is wanted. */
export interface Page {
  limit: number;
  offset: number;
}

/** For lists that are short enough to be read whole: more than any of them has. */
export const allOfThem: Page = { limit: 100_000, offset: 0 };

/** One page of a list, and how many entries there are in all. */
export interface Paged<T> {
  items: T[];
  total: number;
}

/** A page whose items are read while they are sent: together they may take too much memory. */
export interface PagedInPieces<T> {
  items: AsyncIterable<T>;
  total: number;
}

/** So few items of a long list are in memory at once. */
const itemsAtOnce = 10;

/**
 * All items of a list one after the other, in the order of their ids. Pages by offset would leave items out or repeat
 * them when others change their places meanwhile. An item that is deleted before its turn is left out.
 */
export async function* eachById<T extends { id: string }>(
  listIds: () => Promise<string[]>,
  load: (ids: string[]) => Promise<T[]>,
  atOnce = itemsAtOnce,
): AsyncGenerator<T> {
  const ids = await listIds();
  for (let start = 0; start < ids.length; start += atOnce) {
    const wanted = ids.slice(start, start + atOnce);
    const loaded = new Map((await load(wanted)).map((item) => [item.id, item]));
    for (const id of wanted) {
      const item = loaded.get(id);
      if (item) yield item;
    }
  }
}
