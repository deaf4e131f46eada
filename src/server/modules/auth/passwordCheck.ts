import type { Locks } from '../../lib/locks';
import type { AccountsRepository } from './accounts.repository';
import type { PasswordHasher } from './passwordHasher.port';

/** Compares a password with a stored hash; takes as long when there is none. */
export type PasswordCheck = (hash: string | null | undefined, password: string) => Promise<boolean>;

/** Makes a check that tells neither by its answer nor by its time whether an account exists. */
export function createPasswordCheck(hasher: PasswordHasher): PasswordCheck {
  let decoy: Promise<string> | undefined;
  return async (hash, password) => {
    decoy ??= hasher.hash('no account has this password');
    const matches = await hasher.verify(hash ?? (await decoy), password);
    return matches && typeof hash === 'string';
  };
}

/**
 * Whether the hash that a password was compared with is still the account's; it then stays so until the transaction
 * ends. Comparing takes a while, in which the password may be changed, and what it opened must not outlive that change.
 */
export async function isStillThePassword(
  tx: { accounts: AccountsRepository; locks: Locks },
  accountId: string,
  hash: string | null | undefined,
): Promise<boolean> {
  await tx.locks.account(accountId);
  return typeof hash === 'string' && (await tx.accounts.findPasswordHash(accountId)) === hash;
}
