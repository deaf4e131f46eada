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
