import type { JobDefinitions } from '../../lib/jobs';
import type { MailService } from './mail.service';
import type { MailJobs } from './mail.types';

const tries = { retryLimit: 10, retryBackoff: true, expireInSeconds: 300, retentionDays: 7 } as const;

export interface MailServices {
  mail: Pick<MailService, 'deliver'>;
}

/** Several at once, so that slow mail servers keep no other mail waiting. */
export const mailJobs: JobDefinitions<MailJobs, MailServices> = {
  'deliver-mail': { tries, atOnce: 4, work: ({ mail }, { mailId }) => mail.deliver(mailId) },
  'deliver-urgent-mail': { tries, atOnce: 2, work: ({ mail }, { mailId }) => mail.deliver(mailId) },
};
