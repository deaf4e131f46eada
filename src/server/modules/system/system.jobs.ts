import type { JobDefinitions } from '../../lib/jobs';
import type { HousekeepingService } from './housekeeping.service';

export interface SystemJobs {
  housekeeping: Record<string, never>;
}

export interface SystemServices {
  housekeeping: HousekeepingService;
}

export const systemJobs: JobDefinitions<SystemJobs, SystemServices> = {
  housekeeping: {
    tries: { policy: 'singleton', retryLimit: 2, retryDelay: 60, expireInSeconds: 600, retentionDays: 1 },
    atOnce: 1,
    cron: '17 3 * * *',
    // A laptop sleeps at night.
    afterStart: true,
    work: ({ housekeeping }) => housekeeping.run(),
  },
};
