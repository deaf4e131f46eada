import type { JobDefinitions } from '../../lib/jobs';

export interface SystemJobs {
  housekeeping: Record<string, never>;
}

export interface SystemServices {
  housekeeping: { run(): Promise<void> };
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
