import { Refusal } from '../../lib/refusal';
import type { SystemRepository } from './system.repository';

export type SystemService = ReturnType<typeof createSystemService>;

export function createSystemService({ system }: { system: SystemRepository }) {
  return {
    /** Throws `Refusal('unavailable')` if the database does not answer. */
    async checkDatabase(): Promise<void> {
      try {
        await system.ping();
      } catch {
        throw new Refusal('unavailable', 'The database does not answer at the moment. Please try again shortly.');
      }
    },
  };
}
