import type { AccountsRepository } from './accounts.repository';
import type { PasswordHasher } from './passwordHasher.port';

/** Compares a password with a stored hash; takes as long when there is none. */
export type PasswordCheck = (hash: string | null | undefined, password: string) => Promise<boolean>;

/** Makes a check that tells neither by its answer nor by its time whether an account exists. */
export function createPasswordCheck(hasher: PasswordHasher): PasswordCheck {
  let decoy: Promise<string> | undefined;
  return async (hash, password) => {
    decoy ??= hasher.hash('nobody has this password');
    const matches = await hasher.verify(hash ?? (await decoy), password);
    return matches && typeof hash === 'string';
  };
}

/**
 * Whether the hash that a password was compared with is the account's yet, and keeps it so until the transaction ends.
 * Comparing takes a while, in which the password may be changed; what it then opened would outlive the change.
 */
export const isStillThePassword = async (
  accounts: AccountsRepository,
  accountId: string,
  hash: string | null | undefined,
): Promise<boolean> => typeof hash === 'string' && (await accounts.lockPasswordHash(accountId)) === hash;
