import { type Options, hash, verify } from '@node-rs/argon2';
import { createTurns, signInCrowd } from '../../lib/turns';
import type { PasswordHasher } from '../../modules/auth/passwordHasher.port';

/** 19 MiB and two passes: what OWASP's password storage cheat sheet asks of argon2id, the library's default. */
const recommended: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes with argon2id. Weaker options are for tests. Throws `Refusal('busy')` when too many wait: each hash takes 19
 * MiB and one of the few threads that all file and picture work of the process shares, so two are made at once.
 */
export function createArgon2Hasher(options: Options = recommended): PasswordHasher {
  const turns = createTurns({ ...signInCrowd, atOnce: 2 });
  return {
    hash: (password) => turns.take(Symbol('hash'), () => hash(password, options)),
    verify: (encoded, password) => turns.take(Symbol('verify'), () => verify(encoded, password)),
  };
}
