import type { Log } from '../../lib/log';

interface HousekeepingDeps {
  /** Each by its name in the log, in the order in which they are done. */
  steps: Readonly<Record<string, () => Promise<void>>>;
  log: Log;
}

/** Removes what is no longer needed, so that the database doesn't grow forever. */
export function createHousekeepingService({ steps, log }: HousekeepingDeps) {
  return {
    /** The names of the steps. */
    steps: Object.keys(steps),

    /**
     * Does each step, also after one that fails. Throws after the last one if any has failed, so that it is repeated.
     */
    async run(): Promise<void> {
      const failed: string[] = [];
      for (const [step, work] of Object.entries(steps)) {
        await work().catch((err: unknown) => {
          failed.push(step);
          log.error({ step, err }, 'A step of the housekeeping failed.');
        });
      }
      if (failed.length > 0) throw new Error(`Housekeeping failed: ${failed.join(', ')}.`);
    },
  };
}
