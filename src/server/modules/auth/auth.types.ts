import type { Credential } from '../../lib/scope';

export interface Account {
  id: string;
  /** As typed at registration. */
  email: string;
  fullName: string;
  /** Demo accounts don’t have a password. */
  isDemo: boolean;
  /** When somebody proved to read the mails of the address; null until then, and for demo accounts. */
  emailVerifiedAt: Date | null;
  createdAt: Date;
}

export interface AccountWithPassword extends Account {
  passwordHash: string | null;
}

export interface Session {
  id: string;
  accountId: string;
  userAgent: string;
  createdAt: Date;
  /** To within an hour. */
  lastUsedAt: Date;
  expiresAt: Date;
}

/** A session as its owner sees it. */
export interface SignedInDevice extends Session {
  /** Until when the account is signed in on it without a code; null where a code is asked for. */
  rememberedUntil: Date | null;
}

/** What an account's codes are made of. */
export interface TwoStep {
  /** In base32. */
  secret: string;
  startedAt: Date;
  /** Null until a first code was typed. */
  turnedOnAt: Date | null;
}

/** Who makes a request, and with what. */
export interface Caller {
  account: Account;
  credential: Credential;
}

/** Where a request comes from. */
export interface Client {
  /** IP address. */
  address: string;
  /** What the browser says of itself; empty if nothing. */
  userAgent: string;
  /** The token of a browser that has signed in before. It doesn't sign anybody in. */
  deviceToken: string | undefined;
}

/** A fresh sign-in. The token is not stored and can't be shown again. */
export interface SignIn {
  token: string;
  /** The browser's token from now on; `undefined` for demo accounts, which have no password to guess. */
  deviceToken: string | undefined;
  account: Account;
}

/** A sign-in that takes a code yet. The token is not stored and can't be shown again. */
export interface Challenge {
  token: string;
  expiresAt: Date;
}

/** The data of jobs. */
export interface AuthJobs {
  /** Null for an address without an account: the job is sent all the same. */
  'mail-reset-link': { accountId: string | null };
  /** Null as above. */
  'mail-sign-in-link': { accountId: string | null };
  /** Null as above. From which IP address, and when, as ISO text. Jobs of earlier versions are about wrong passwords. */
  'record-failed-sign-in': {
    accountId: string | null;
    address: string;
    at: string;
    action?: 'sign_in_failed' | 'sign_in_refused';
  };
  /** What signed in, from which IP address, and when, as ISO text. */
  'mail-new-device': { accountId: string; userAgent: string; address: string; at: string };
}
