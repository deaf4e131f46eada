import type { Db } from '../../db/connect';
import type { Clock } from '../../lib/clock';
import type { Log } from '../../lib/log';
import type { ServerModule } from '../../module';
import type { LimitsService } from '../limits/limits.service';
import { createIdempotencyRepository, type IdempotencyRepository } from './idempotency.repository';
import { createIdempotencyService, type IdempotencyService } from './idempotency.service';

interface Given {
  repositories: { idempotency: IdempotencyRepository };
  limits: LimitsService;
  clock: Clock;
  log: Log;
}

export const idempotencyModule = {
  repositories: (db: Db) => ({ idempotency: createIdempotencyRepository(db) }),
  services: ({ repositories, limits, clock, log }: Given) => ({
    idempotency: createIdempotencyService({ ...repositories, limits, clock, log }),
  }),
  handlers: () => ({}),
  jobs: {},
  housekeeping: ({ idempotency }: { idempotency: IdempotencyService }) => ({
    'idempotency keys': () => idempotency.removeExpired(),
  }),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
