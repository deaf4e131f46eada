import { fakeResetToken, fakeSignInLinkToken, fakeVerificationToken } from '../fakeAuthAnswers';
import { fakeAppCodes, turnOnFakeTwoStep } from '../fakeTwoStepAnswers';
import { type Changes, ownsTeam } from './change';
import type { Query } from './queries';

const twoStep: Query[] = ['listSessions', 'getTwoStep', 'listMyTeams', 'getTeam'];
const [appCode] = fakeAppCodes;

/** Signing in, two-step sign-in, and the account itself. */
export const accountChanges = {
  registerAccount: {
    arg: () => ({ registration: { email: 'ines@northfold.example', password: 'secret1', full_name: 'Ines' } }),
    session: true,
  },
  logIn: {
    arg: () => ({ credentials: { email: 'mara@northfold.example', password: 'secret1' } }),
    session: true,
  },
  completeSignIn: {
    arg: () => ({ secondStep: { challenge: 'challenge', code: appCode } }),
    before: ({ fake }) => {
      turnOnFakeTwoStep(fake.account);
      fake.account.twoStep.challenges.push('challenge');
    },
    session: true,
  },
  startTwoStep: {
    arg: () => ({ passwordProof: { password: 'secret1' } }),
    before: ({ fake }) => {
      fake.account.user.email_verified = true;
    },
  },
  turnOnTwoStep: {
    arg: () => ({ appCode: { code: appCode } }),
    before: (full) => {
      ownsTeam(full);
      full.team.requiresTwoStep = true;
      full.fake.account.twoStep.isStarted = true;
    },
    mayAsk: twoStep,
  },
  turnOffTwoStep: {
    arg: () => ({ twoStepProof: { password: 'secret1', code: appCode } }),
    before: (full) => {
      ownsTeam(full);
      full.team.requiresTwoStep = true;
      turnOnFakeTwoStep(full.fake.account);
    },
    mayAsk: twoStep,
  },
  renewRecoveryCodes: {
    arg: () => ({ twoStepProof: { password: 'secret1', code: appCode } }),
    before: ({ fake }) => void turnOnFakeTwoStep(fake.account),
    mayAsk: ['getTwoStep'],
  },
  createDemoAccount: { arg: () => undefined, session: true },
  logOut: { arg: () => undefined, session: true },
  deleteAccount: {
    arg: () => ({ accountDeletion: { email: 'mara@northfold.example', password: 'secret1' } }),
    session: true,
  },
  requestPasswordReset: {
    arg: () => ({ passwordResetRequest: { email: 'mara@northfold.example' } }),
  },
  confirmPasswordReset: {
    arg: () => ({ passwordResetConfirmation: { token: fakeResetToken, password: 'secret2' } }),
    session: true,
  },
  requestSignInLink: {
    arg: () => ({ signInLinkRequest: { email: 'mara@northfold.example' } }),
  },
  confirmSignInLink: {
    arg: () => ({ signInLinkConfirmation: { token: fakeSignInLinkToken } }),
    session: true,
  },
  requestEmailVerification: { arg: () => undefined },
  confirmEmailVerification: {
    arg: () => ({ emailVerification: { token: fakeVerificationToken } }),
    mayAsk: ['getCurrentUser', 'getReceipt'],
  },
  updateProfile: {
    arg: () => ({ profileChange: { full_name: 'Mara O.' } }),
  },
  changePassword: {
    arg: () => ({ passwordChange: { current_password: 'secret1', new_password: 'secret2' } }),
  },
  revokeSession: { arg: ({ device }) => ({ id: device.id }) },
} satisfies Partial<Changes>;
