import type { JobDefinitions } from '../../lib/jobs';
import type { SeatsService } from '../teams/seats.service';
import type { BillingJobs } from './billing.types';
import type { SettlementService } from './settlement.service';

export interface SettlingServices {
  seats: Pick<SeatsService, 'run'>;
  settlement: Pick<SettlementService, 'run' | 'release'>;
}

export const billingJobs: JobDefinitions<BillingJobs, SettlingServices> = {
  'settle-billing': {
    tries: { policy: 'singleton', retryLimit: 0, expireInSeconds: 600, retentionDays: 1 },
    atOnce: 1,
    cron: '* * * * *',
    async work({ seats, settlement }) {
      await seats.run();
      await settlement.run();
    },
  },
  // What is not ended at the provider goes on costing somebody who has left, so this is tried for days.
  'release-customer': {
    tries: { retryLimit: 20, retryBackoff: true, expireInSeconds: 300, retentionDays: 30 },
    atOnce: 1,
    work: ({ settlement }, customer) => settlement.release(customer),
  },
};
