import { setTimeout as delay } from 'node:timers/promises';

/** Waits until something holds, for at most 15 seconds. */
export async function waitUntil(holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not happen within 15 seconds.');
    await delay(50);
  }
}
