/** The first items, as many as wanted; no more is asked for. */
export function firstOf<Item>(items: Iterable<Item>, count: number): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    if (first.length >= count) break;
    first.push(item);
  }
  return first;
}

/** The first of each list, then the second of each, and so on. */
export function woven<Item>(...lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_item, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

/** A list that begins elsewhere; what stood before comes at its end. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** "A, b and c": as ads have it, where sentences of the product have `listed`, with a comma before "and". */
export const inRow = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
