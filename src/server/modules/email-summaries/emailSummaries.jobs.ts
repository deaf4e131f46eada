import type { JobDefinitions } from '../../lib/jobs';
import type { EmailSummariesService } from './emailSummaries.service';
import type { SummaryJobs } from './emailSummaries.types';

export interface SummaryJobServices {
  emailSummaries: Pick<EmailSummariesService, 'startDue' | 'send'>;
}

export const summaryJobs: JobDefinitions<SummaryJobs, SummaryJobServices> = {
  'start-email-summaries': {
    tries: { policy: 'singleton', retryLimit: 2, retryDelay: 60, expireInSeconds: 600, retentionDays: 1 },
    atOnce: 1,
    cron: '7 6 * * *',
    // What a day without the server left out goes out late.
    afterStart: true,
    work: ({ emailSummaries }) => emailSummaries.startDue(),
  },
  'send-email-summary': {
    tries: { retryLimit: 5, retryDelay: 60, retryBackoff: true, expireInSeconds: 300, retentionDays: 2 },
    atOnce: 1,
    work: ({ emailSummaries }, key) => emailSummaries.send(key),
  },
};
