import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import type { AccountsRepository } from './accounts.repository';
import type { DevicesRepository } from './devices.repository';
import { deviceMemoryMs } from './devices.service';
import type { EmailVerificationsRepository } from './emailVerifications.repository';
import type { PasswordResetsRepository } from './passwordResets.repository';
import type { SessionsRepository } from './sessions.repository';
import type { SignInChallengesRepository } from './signInChallenges.repository';
import type { SignInLinksRepository } from './signInLinks.repository';
import type { TwoStepRepository } from './twoStep.repository';
import { setupLifetimeMs } from './twoStep.service';
import type { WorkspacesRepository } from './workspaces.repository';

interface ExpiryDeps {
  sessions: SessionsRepository;
  devices: DevicesRepository;
  passwordResets: PasswordResetsRepository;
  emailVerifications: EmailVerificationsRepository;
  signInLinks: SignInLinksRepository;
  challenges: SignInChallengesRepository;
  twoStep: TwoStepRepository;
  unitOfWork: UnitOfWork<{ accounts: AccountsRepository; workspaces: WorkspacesRepository }>;
  clock: Clock;
}

/** How many are deleted in one transaction, with everything they have. */
const demosAtOnce = 20;

export type ExpiryService = ReturnType<typeof createExpiryService>;

export function createExpiryService(deps: ExpiryDeps) {
  const { sessions, devices, passwordResets, emailVerifications, signInLinks, challenges, twoStep, clock } = deps;
  return {
    /**
     * Removes sessions and links that are over, browsers that were not used for long, and demo accounts that nobody can
     * get into any more.
     */
    async removeExpired(): Promise<void> {
      const now = clock.now();
      await sessions.deleteExpired(now);
      await passwordResets.deleteExpired(now);
      await emailVerifications.deleteExpired(now);
      await signInLinks.deleteExpired(now);
      await challenges.deleteExpired(now);
      await twoStep.deleteUnfinished(new Date(now.getTime() - setupLifetimeMs));
      await devices.deleteUnusedSince(new Date(now.getTime() - deviceMemoryMs));
      // With the last who can be reached in a team, the others become unreachable.
      while ((await removeSomeDemos(deps)) > 0);
    },
  };
}

/** Returns how many were removed. */
const removeSomeDemos = ({ unitOfWork }: Pick<ExpiryDeps, 'unitOfWork'>): Promise<number> =>
  unitOfWork(byNobody, async (tx) => {
    const ids = await tx.accounts.unreachableDemos(demosAtOnce);
    if (ids.length > 0) {
      await tx.workspaces.deleteOwnedBy(ids);
      await tx.accounts.delete(ids);
    }
    return ids.length;
  });
