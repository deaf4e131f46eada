import type { User } from '../api/api';
import { aUser, aUuid } from './builders';
import { settleCheckouts } from './fakeCheckouts';
import { addSampleCampaigns } from './fakeSampleData';
import { type FakeAccount, exportOf, newAccount } from './fakeAccount';
import {
  type FakeAnswers,
  FakeRefusal,
  type FakeState,
  faultOf,
  invalid,
  notFound,
  pageOf,
  refuseFaults,
} from './fakeState';
import { isoNow, startSession } from './fakeSessions';
import { accessOf } from './fakeTeams';
import { refuseFirstStep } from './fakeTwoStepAnswers';

/** The token that works in the mailed link of a password reset. */
export const fakeResetToken = 'reset-token';

/** The token that works in the mailed link that signs in. */
export const fakeSignInLinkToken = 'sign-in-link-token';

/** The token that works in the mailed link of a new account. */
export const fakeVerificationToken = 'verification-token';

type AuthOperation =
  | 'registerAccount'
  | 'logIn'
  | 'createDemoAccount'
  | 'logOut'
  | 'getCurrentUser'
  | 'updateProfile'
  | 'changePassword'
  | 'requestPasswordReset'
  | 'confirmPasswordReset'
  | 'requestSignInLink'
  | 'confirmSignInLink'
  | 'requestEmailVerification'
  | 'confirmEmailVerification'
  | 'listSessions'
  | 'revokeSession'
  | 'exportAccount'
  | 'getStorageUse'
  | 'deleteAccount';

/**
 * Accounts and sessions. Addresses that begin with `down` can be typed to see a server whose database is away, and
 * those that begin with `slow-down` to see one that refuses to be asked so often.
 */
export const authAnswers: FakeAnswers<AuthOperation> = {
  registerAccount: ({ state, body }) => {
    refuseFaults({
      email: faultOf.address('Email', body.email),
      password: faultOf.short('Password', body.password, 6),
      full_name: faultOf.blank('Full name', body.full_name),
    });
    refuseSentinels(body.email);
    if (findAccount(state, body.email)) {
      throw new FakeRefusal(409, 'email_taken', 'This email already has an account. Sign in, or reset its password.');
    }
    const own = { email: body.email, full_name: body.full_name, email_verified: false };
    const user = aUser({ ...own, created_at: isoNow(state) });
    return { body: startSession(state, addAccount(state, user, body.password)) };
  },
  logIn: ({ state, body }) => {
    refuseSentinels(body.email);
    const account = findAccount(state, body.email);
    if (!account || account.password !== body.password) {
      throw new FakeRefusal(401, 'invalid_credentials', 'Incorrect email or password.');
    }
    refuseFirstStep(state, account);
    return { body: startSession(state, account) };
  },
  createDemoAccount: ({ state }) => {
    if (!state.isDemoOffered)
      throw new FakeRefusal(404, 'demo_off', 'The demo isn’t available here. Please create an account.');
    const user = aUser({ email: `demo-${aUuid()}@demo.example`, full_name: 'Demo Account', is_demo: true });
    const account = addAccount(state, { ...user, subscription_plan: 'enterprise' }, null);
    addSampleCampaigns(account, state.now());
    return { body: startSession(state, account) };
  },
  logOut: ({ account, token }) => {
    account.devices.delete(token);
    return { body: undefined };
  },
  getCurrentUser: ({ account, state }) => {
    settleCheckouts(account, state.now());
    return { body: { ...account.user, ...accessOf(state, account) } };
  },
  updateProfile: ({ state, account, body }) => {
    refuseFaults({ full_name: faultOf.blank('Full name', body.full_name) });
    account.user = { ...account.user, full_name: body.full_name ?? account.user.full_name };
    return { body: { ...account.user, ...accessOf(state, account) } };
  },
  changePassword: ({ account, token, body }) => {
    refuseFaults({ new_password: faultOf.short('New password', body.new_password, 6) });
    if (account.password === null) throw new FakeRefusal(409, 'no_password', 'Demo accounts don’t have a password.');
    if (account.password !== body.current_password) {
      throw invalid({ current_password: 'The current password is incorrect.' });
    }
    account.password = body.new_password;
    for (const other of account.devices.keys()) if (other !== token) account.devices.delete(other);
    return { body: undefined };
  },
  requestPasswordReset: ({ body }) => {
    refuseSentinels(body.email);
    return { body: { message: 'If this address has an account, a link is on its way to it.' } };
  },
  confirmPasswordReset: ({ state, body }) => {
    const [account] = state.accounts;
    if (body.token !== fakeResetToken || !account) {
      throw new FakeRefusal(
        409,
        'reset_link_invalid',
        'This link was already used, is invalid, or is more than an hour old. Please request a new one.',
      );
    }
    account.password = body.password;
    account.devices.clear();
    return { body: undefined };
  },
  requestSignInLink: () => ({ body: { message: 'Check your email. The link works once, for 15 minutes.' } }),
  confirmSignInLink: ({ state, body }) => {
    const [account] = state.accounts;
    if (body.token !== fakeSignInLinkToken || !account) {
      throw new FakeRefusal(
        409,
        'sign_in_link_invalid',
        'This link was already used, is invalid, or is more than 15 minutes old. Please request a new one.',
      );
    }
    refuseFirstStep(state, account);
    return { body: startSession(state, account) };
  },
  requestEmailVerification: ({ account }) => {
    refuseSentinels(account.user.email);
    if (account.user.email_verified) throw new FakeRefusal(409, 'already_verified', 'Your email is already confirmed.');
    return { body: { message: `A link is on its way to ${account.user.email}.` } };
  },
  confirmEmailVerification: ({ state, body }) => {
    const [account] = state.accounts;
    if (body.token !== fakeVerificationToken || !account || account.user.email_verified) {
      throw new FakeRefusal(
        409,
        'verification_link_invalid',
        'This link was already used, or it’s more than 7 days old. Send yourself a new one in Settings.',
      );
    }
    account.user = { ...account.user, email_verified: true };
    return { body: undefined };
  },
  listSessions: ({ account, token, query }) => {
    const devices = [...account.devices].map(([key, device]) => ({ ...device, current: key === token }));
    return pageOf(devices, query);
  },
  revokeSession: ({ account, params }) => {
    const found = [...account.devices].find(([, { id }]) => id === params.id);
    if (!found) throw notFound('session');
    account.devices.delete(found[0]);
    return { body: undefined };
  },
  exportAccount: ({ state, account }) => ({ body: exportOf(account, isoNow(state)) }),
  getStorageUse: ({ account }) => ({
    body: {
      used_bytes: account.images.reduce((sum, { bytes }) => sum + bytes, 0),
      limit_bytes: 500 * 1_048_576,
    },
  }),
  deleteAccount: ({ state, account, body }) => {
    if (body.email.toLowerCase() !== account.user.email.toLowerCase()) {
      throw invalid({ email: `Please type ${account.user.email} to confirm.` });
    }
    if (account.password !== null && body.password !== account.password) {
      throw invalid({ password: 'That password is incorrect.' });
    }
    const owned = state.teams.filter(({ owner }) => owner.id === account.user.id).map(({ name }) => name);
    if (owned.length > 0) {
      throw new FakeRefusal(409, 'owns_teams', `Transfer or delete your teams first: ${owned.join(', ')}.`);
    }
    state.accounts = state.accounts.filter((other) => other !== account);
    return { body: undefined };
  },
};

export function addAccount(state: FakeState, user: User, password: string | null): FakeAccount {
  const account = newAccount(user, password);
  state.accounts.push(account);
  return account;
}

function findAccount(state: FakeState, email: string): FakeAccount | undefined {
  return state.accounts.find(({ user }) => user.email.toLowerCase() === email.toLowerCase());
}

function refuseSentinels(email: string) {
  if (email.startsWith('slow-down')) {
    throw new FakeRefusal(429, 'rate_limited', 'Too many tries. Try again in 15 minutes.');
  }
  if (email.startsWith('down')) {
    throw new FakeRefusal(503, 'unavailable', 'The database isn’t responding right now. Please try again shortly.');
  }
}
