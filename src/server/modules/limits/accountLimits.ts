import { hashToken } from '../../lib/secrets';
import { addressKey } from './addressKey';
import { allowances } from './allowances';
import type { CountingDeps, CountOrRefuse, Note } from './counting';

/** Signing in and up, with the codes and mailed links that belong to it. */
export function accountLimits({ limits, enabled }: CountingDeps, countOrRefuse: CountOrRefuse) {
  return {
    /**
     * Counts a try before the password is checked, so that parallel tries can't slip through. The first try that is
     * refused in its time is noted.
     */
    async countSignIn(key: string, address: string, note?: Note): Promise<void> {
      await countOrRefuse(allowances.signInsFromAddress, addressKey(address), 'sign-in attempts', note);
      await countOrRefuse(allowances.signInsOfAccount, hashToken(key), 'sign-in attempts', note);
    },

    /** The password was right: failures under `key` are forgotten, and this try does not count for the address. */
    async signInSucceeded(key: string, address: string): Promise<void> {
      if (!enabled) return;
      await limits.forget(allowances.signInsOfAccount, hashToken(key));
      await limits.takeBack(allowances.signInsFromAddress, addressKey(address));
    },

    /**
     * Counts a code before it is looked at. Codes have six digits: of 3 that work at a time, 10 an hour find none. The
     * first that is refused in its time is noted.
     */
    countCode: (key: string, note?: Note): Promise<void> =>
      countOrRefuse(allowances.codesOfAccount, hashToken(key), 'codes', note),

    /** The code was right: failures under `key` are forgotten. */
    async codeSucceeded(key: string): Promise<void> {
      if (enabled) await limits.forget(allowances.codesOfAccount, hashToken(key));
    },

    /** Sign-ins that wait for a code are guessed at no faster than passwords. */
    countSecondStep: (address: string): Promise<void> =>
      countOrRefuse(allowances.signInsFromAddress, addressKey(address), 'sign-in attempts'),

    /** False where the account got as many of these mails as it gets in a day. */
    async mayMailNewDevice(accountId: string): Promise<boolean> {
      return !enabled || (await limits.count(allowances.newDeviceMailsOfAccount, accountId)).isAllowed;
    },

    countRegistration: (address: string): Promise<void> =>
      countOrRefuse(allowances.registrationsFromAddress, addressKey(address), 'new accounts from this address'),

    async countPasswordReset(key: string, address: string): Promise<void> {
      await countOrRefuse(allowances.resetsFromAddress, addressKey(address), 'password reset requests');
      await countOrRefuse(allowances.resetsOfAccount, hashToken(key), 'password reset requests');
    },

    /** Tokens of mailed links are guessed at no faster than passwords. */
    countResetConfirmation: (address: string): Promise<void> =>
      countOrRefuse(allowances.signInsFromAddress, addressKey(address), 'attempts to set a password'),

    async countSignInLink(key: string, address: string): Promise<void> {
      await countOrRefuse(allowances.signInLinksFromAddress, addressKey(address), 'requests for sign-in links');
      await countOrRefuse(allowances.signInLinksOfAccount, hashToken(key), 'requests for sign-in links');
    },

    /**
     * Counted apart from passwords, because people ask for a link after strangers' guesses have used up those tries.
     */
    countSignInLinkTry: (address: string): Promise<void> =>
      countOrRefuse(allowances.signInLinkTriesFromAddress, addressKey(address), 'attempts to sign in with a link'),

    countVerificationMail: (accountId: string): Promise<void> =>
      countOrRefuse(allowances.verificationMailsOfAccount, accountId, 'emails to this address'),

    countVerificationTry: (address: string): Promise<void> =>
      countOrRefuse(allowances.signInsFromAddress, addressKey(address), 'attempts to confirm an address'),
  };
}
