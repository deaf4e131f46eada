import type { Db } from '../../db/connect';
import type { Clock } from '../../lib/clock';
import type { ServerModule } from '../../module';
import { createLimitsRepository, type LimitsRepository } from './limits.repository';
import { createLimitsService, type LimitsService } from './limits.service';

interface Given {
  repositories: { limits: LimitsRepository };
  config: { rateLimits: boolean };
  clock: Clock;
}

export const limitsModule = {
  repositories: (db: Db) => ({ limits: createLimitsRepository(db) }),
  services: ({ repositories, config, clock }: Given) => ({
    limits: createLimitsService({ ...repositories, clock, enabled: config.rateLimits }),
  }),
  handlers: () => ({}),
  jobs: {},
  housekeeping: ({ limits }: { limits: LimitsService }) => ({ 'rate limits': () => limits.removeExpired() }),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
