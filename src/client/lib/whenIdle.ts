/**
 * Runs tasks one after another, each when the browser has nothing else to do: nobody who types or scrolls meanwhile
 * waits for it. One that fails is passed over.
 */
export async function runWhenIdle(tasks: Iterable<() => Promise<unknown>>): Promise<void> {
  for (const task of tasks) {
    await idle();
    await task().catch(() => undefined);
  }
}

/** Resolves when the browser has nothing else to do. Not every browser tells; then a moment has to do. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
