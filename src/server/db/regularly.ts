/**
 * Does something every `everyMs`, and leaves it out while the last time is still under way. Keeps no process running.
 * Returns the function that stops it, once what is under way has ended. The work has to deal with its own errors.
 */
export function regularly(everyMs: number, work: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | undefined;
  const timer = setInterval(() => {
    working ??= work().finally(() => (working = undefined));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
