import { createHeavyTasks, type HeavyCall } from './heavyTasks';

const tasks = createHeavyTasks();

/** The program of a worker thread: does one task at a time. */
export default function doTask({ name, args }: HeavyCall): Promise<unknown> {
  // That name and arguments belong together is what the type of a call says; a union of functions can't be called.
  const task = tasks[name].bind(tasks) as (...values: readonly unknown[]) => Promise<unknown>;
  return task(...args);
}
