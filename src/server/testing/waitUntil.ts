import { setTimeout as delay } from 'node:timers/promises';

/** Waits until something holds, for two minutes at most: slow machines get there, and what never holds is told. */
export async function waitUntil(holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not happen within two minutes.');
    await delay(50);
  }
}
