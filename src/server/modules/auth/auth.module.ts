import type { Db } from '../../db/connect';
import { createTurns, heavyWork, signInCrowd } from '../../lib/turns';
import type { Given, ServerModule } from '../../module';
import type { LimitsService } from '../limits/limits.service';
import type { Site } from '../mail/mail.types';
import { createAccountService, type AccountTx } from './account.service';
import { createAccountsRepository } from './accounts.repository';
import { createAuthHandlers } from './auth.handlers';
import { authJobs } from './auth.jobs';
import { type AuthTx, createAuthService } from './auth.service';
import type { CommonPasswords } from './commonPasswords.port';
import { createDevicesRepository } from './devices.repository';
import { createEmailVerificationsRepository } from './emailVerifications.repository';
import { createExpiryService, type ExpiryService } from './expiry.service';
import { createNewDeviceService } from './newDevice.service';
import { createPasswordCheck } from './passwordCheck';
import type { PasswordHasher } from './passwordHasher.port';
import { createPasswordResetsRepository } from './passwordResets.repository';
import { createPasswordsService, type PasswordsTx } from './passwords.service';
import { createSecondStepService } from './secondStep.service';
import { createSessionsRepository } from './sessions.repository';
import { createSessionsService } from './sessions.service';
import { createSignInChallengesRepository } from './signInChallenges.repository';
import { createSignInLinksRepository } from './signInLinks.repository';
import { createSignInLinksService } from './signInLinks.service';
import { createTwoStepRepository } from './twoStep.repository';
import { createTwoStepService } from './twoStep.service';
import { createVerificationService } from './verification.service';
import { createWorkspacesRepository } from './workspaces.repository';

const repositoriesIn = (db: Db) => ({
  accounts: createAccountsRepository(db),
  workspaces: createWorkspacesRepository(db),
  sessions: createSessionsRepository(db),
  devices: createDevicesRepository(db),
  passwordResets: createPasswordResetsRepository(db),
  emailVerifications: createEmailVerificationsRepository(db),
  signInLinks: createSignInLinksRepository(db),
  challenges: createSignInChallengesRepository(db),
  twoStep: createTwoStepRepository(db),
});

interface Others {
  config: Site & { demo: boolean };
  hasher: PasswordHasher;
  commonPasswords: CommonPasswords;
  limits: LimitsService;
}

export const authModule = {
  repositories: repositoriesIn,
  services: (given: Given<ReturnType<typeof repositoriesIn>, AuthTx & AccountTx & PasswordsTx> & Others) => {
    const { repositories, unitOfWork, clock, config, hasher, commonPasswords, limits } = given;
    const checkPassword = createPasswordCheck(hasher);
    const deps = {
      ...repositories,
      unitOfWork,
      hasher,
      commonPasswords,
      checkPassword,
      limits,
      clock,
      site: config,
    };
    return {
      auth: createAuthService({
        ...deps,
        // A password takes one of the process's four threads for files and the like: two are left for everything else.
        signInTurns: createTurns({ ...signInCrowd, atOnce: 2 }),
        demo: config.demo,
      }),
      account: createAccountService({ ...deps, exportTurns: createTurns({ ...heavyWork, atOnce: 4 }) }),
      passwords: createPasswordsService(deps),
      signInLinks: createSignInLinksService(deps),
      secondStep: createSecondStepService(deps),
      twoStep: createTwoStepService(deps),
      newDevice: createNewDeviceService(deps),
      verification: createVerificationService(deps),
      sessions: createSessionsService({ ...repositories, unitOfWork, clock }),
      expiry: createExpiryService({ ...repositories, unitOfWork, clock }),
    };
  },
  handlers: createAuthHandlers,
  jobs: authJobs,
  housekeeping: ({ expiry }: { expiry: ExpiryService }) => ({
    'expired sessions and links': () => expiry.removeExpired(),
  }),
  // Who the account is stands before what it has: the handler of the export writes it.
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
