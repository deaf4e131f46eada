/** Makes a value when it is first asked for, and keeps it: a page that never needs it does not wait for it. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
