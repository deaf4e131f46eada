/**
 * Resolves in a task of its own: what waits for the main thread, such as a tap, goes first. Without the tasks of
 * `main.tsx` and `app/pages.ts`, the dashboard's score falls from 97 to 82 and the library's from 95 to 90 (`npm run
 * bench`); without those between the dashboard's own parts, it blocks for 70 ms longer (processor time of the main thread
 * times four, over 50 ms a task, median of six first loads in turns).
 */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
