import type { Clock } from '../../lib/clock';
import type { AccountsRepository } from './accounts.repository';
import type { DevicesRepository } from './devices.repository';
import { deviceMemoryMs } from './devices.service';
import type { EmailVerificationsRepository } from './emailVerifications.repository';
import type { PasswordResetsRepository } from './passwordResets.repository';
import type { SessionsRepository } from './sessions.repository';

interface ExpiryDeps {
  accounts: AccountsRepository;
  sessions: SessionsRepository;
  devices: DevicesRepository;
  passwordResets: PasswordResetsRepository;
  emailVerifications: EmailVerificationsRepository;
  clock: Clock;
}

export type ExpiryService = ReturnType<typeof createExpiryService>;

export function createExpiryService(deps: ExpiryDeps) {
  const { accounts, sessions, devices, passwordResets, emailVerifications, clock } = deps;
  return {
    /** Removes sessions and links that are over, browsers that were not used for long, and demo accounts that nobody can get into any more. */
    async removeExpired(): Promise<void> {
      const now = clock.now();
      await sessions.deleteExpired(now);
      await passwordResets.deleteExpired(now);
      await emailVerifications.deleteExpired(now);
      await devices.deleteUnusedSince(new Date(now.getTime() - deviceMemoryMs));
      await accounts.deleteUnreachableDemos();
    },
  };
}
