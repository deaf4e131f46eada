import type { CommonPasswords } from '../../modules/auth/commonPasswords.port';

const count = 10_000;

/** Passwords from leaks, the commonest first, as zxcvbn has them. They are read when the first one is asked for. */
export function createZxcvbnPasswords(): CommonPasswords {
  let commonest: Promise<Set<string>> | undefined;
  return {
    has: async (password) => {
      commonest ??= load();
      return (await commonest).has(password);
    },
  };
}

async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, count));
}
