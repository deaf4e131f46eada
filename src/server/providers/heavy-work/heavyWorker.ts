import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createHeavyTasks, type HeavyCall } from './heavyTasks';

const tasks = createHeavyTasks();

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Below that of the thread that answers requests, which gets the processor first when both want it. */
const priority = 10;

// Elsewhere a thread has the priority of its process.
if (process.platform === 'linux') setPriority(ownThreadId(), priority);

/** As the system counts threads: the link reads `<process>/task/<thread>`. */
function ownThreadId(): number {
  return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
}

/**
 * The program of a worker thread: does one task at a time, and gives back what it took. The engine does not know of the
 * pixels behind a drawing and leaves them for long: twenty archives took 621 MB, and take 544 this way; everything at
 * once took 661 to 717 MB, and takes 530 to 547.
 */
export default async function doTask({ name, args }: HeavyCall): Promise<unknown> {
  // That name and arguments belong together is what the type of a call says; a union of functions can't be called.
  const task = tasks[name].bind(tasks) as (...values: readonly unknown[]) => Promise<unknown>;
  try {
    return await task(...args);
  } finally {
    collectGarbage();
  }
}
