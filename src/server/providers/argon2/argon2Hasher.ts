import { type Options, hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../modules/auth/passwordHasher.port';

/** 19 MiB and two passes: what OWASP's password storage cheat sheet asks of argon2id, the library's default. */
const recommended: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes with argon2id. Weaker options are for tests. */
export function createArgon2Hasher(options: Options = recommended): PasswordHasher {
  return {
    hash: (password) => hash(password, options),
    verify: (encoded, password) => verify(encoded, password),
  };
}
