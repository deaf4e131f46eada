import { Refusal } from '../../lib/refusal';
import type { SystemRepository } from './system.repository';

export type SystemService = ReturnType<typeof createSystemService>;

interface SystemDeps {
  system: SystemRepository;
  /** False while the database reads, but stores nothing. */
  hasSpace: () => boolean;
}

export function createSystemService({ system, hasSpace }: SystemDeps) {
  return {
    /** Whether changes are stored at the moment. */
    isWritable: hasSpace,

    /** Throws `Refusal('unavailable')` if the database does not answer. */
    async checkDatabase(): Promise<void> {
      try {
        await system.ping();
      } catch {
        throw new Refusal('unavailable', 'The database isn’t responding right now. Please try again shortly.');
      }
    },
  };
}
