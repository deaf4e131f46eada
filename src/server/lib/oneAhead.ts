/** Works on items in order, and on each of them already while the one before is worked on and used. */
export async function* oneAhead<Item, Outcome>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Outcome>,
): AsyncGenerator<Outcome, void, undefined> {
  let begun: Promise<Outcome> | undefined;
  for (const item of items) {
    const before = begun;
    begun = work(item);
    // A failure is thrown when its turn comes; nobody may be there for it any more by then.
    begun.catch(() => undefined);
    if (before) yield before;
  }
  if (begun) yield begun;
}
