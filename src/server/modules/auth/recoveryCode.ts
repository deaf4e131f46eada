import { randomBytes } from 'node:crypto';
import { hashToken } from '../../lib/secrets';

/** Crockford's base32, in which no letter looks like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const codes = 10;
const length = 16;

/** Ten codes of 80 random bits each, which can't be found by trying where somebody gets hold of their hashes. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codes }, newCode);

const newCode = (): string =>
  [...randomBytes(length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');

/** What is stored of a code, however it is typed: letters that look like digits count as those. */
export const hashRecoveryCode = (typed: string): string =>
  hashToken(withoutGaps(typed).toLowerCase().replaceAll(/[il]/g, '1').replaceAll('o', '0'));

/** A code without the blanks and hyphens that make it easier to read. */
export const withoutGaps = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
