/**
 * The answer of a query that somebody asks for once. It is held until it is read: a change that is noticed meanwhile
 * throws away what nobody holds, and there would be neither data nor an error.
 */
export async function heldUntilRead<T extends PromiseLike<unknown> & { unsubscribe: () => void }>(
  reading: T,
): Promise<Awaited<T>> {
  const answer = await reading;
  reading.unsubscribe();
  return answer;
}
