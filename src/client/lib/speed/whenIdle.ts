/**
 * Runs tasks one after another, each when the browser is idle, so that they don't delay typing or scrolling. A failed
 * task is skipped.
 */
export async function runWhenIdle(tasks: Iterable<() => Promise<unknown>>): Promise<void> {
  for (const task of tasks) {
    await idle();
    await task().catch(() => undefined);
  }
}

/** Resolves when the browser is idle; after a moment in browsers that can't tell. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
