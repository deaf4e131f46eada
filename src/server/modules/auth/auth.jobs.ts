import type { JobDefinitions } from '../../lib/jobs';
import type { AuthService } from './auth.service';
import type { AuthJobs } from './auth.types';
import type { NewDeviceService } from './newDevice.service';
import type { PasswordsService } from './passwords.service';
import type { SignInLinksService } from './signInLinks.service';

const tries = { retryLimit: 5, retryBackoff: true, expireInSeconds: 300, retentionDays: 1 } as const;

export interface AuthJobServices {
  auth: Pick<AuthService, 'recordFailure'>;
  newDevice: Pick<NewDeviceService, 'mail'>;
  passwords: Pick<PasswordsService, 'mailResetLink'>;
  signInLinks: Pick<SignInLinksService, 'mailLink'>;
}

export const authJobs: JobDefinitions<AuthJobs, AuthJobServices> = {
  'mail-reset-link': { tries, atOnce: 1, work: ({ passwords }, { accountId }) => passwords.mailResetLink(accountId) },
  'mail-new-device': { tries, atOnce: 1, work: ({ newDevice }, seen) => newDevice.mail(seen) },
  'record-failed-sign-in': { tries, atOnce: 1, work: ({ auth }, failed) => auth.recordFailure(failed) },
  'mail-sign-in-link': { tries, atOnce: 1, work: ({ signInLinks }, { accountId }) => signInLinks.mailLink(accountId) },
};
