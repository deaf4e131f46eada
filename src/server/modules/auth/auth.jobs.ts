import type { JobDefinitions } from '../../lib/jobs';
import type { AuthJobs } from './auth.types';
import type { PasswordsService } from './passwords.service';
import type { SignInLinksService } from './signInLinks.service';

const tries = { retryLimit: 5, retryBackoff: true, expireInSeconds: 300, retentionDays: 1 } as const;

export interface LinkServices {
  passwords: Pick<PasswordsService, 'mailResetLink'>;
  signInLinks: Pick<SignInLinksService, 'mailLink'>;
}

export const authJobs: JobDefinitions<AuthJobs, LinkServices> = {
  'mail-reset-link': { tries, atOnce: 1, work: ({ passwords }, { accountId }) => passwords.mailResetLink(accountId) },
  'mail-sign-in-link': { tries, atOnce: 1, work: ({ signInLinks }, { accountId }) => signInLinks.mailLink(accountId) },
};
