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

/** The data of jobs. */
export interface AuthJobs {
  /** Null for an address without an account: the job is sent all the same. */
  'mail-reset-link': { accountId: string | null };
  /** Null as above. */
  'mail-sign-in-link': { accountId: string | null };
  /** Null as above. From which IP address, and when, as ISO text. */
  'record-failed-sign-in': { accountId: string | null; address: string; at: string };
}
