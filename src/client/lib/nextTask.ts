/** Resolves in a task of its own: what waits for the main thread, such as a tap, goes first. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
