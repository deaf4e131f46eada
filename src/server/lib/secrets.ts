import { createHash, randomBytes } from 'node:crypto';

/** Makes a token that cannot be guessed: 32 random bytes in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * What is stored of a token. A plain hash is enough: a random token cannot be found by trying, and a stolen database
 * holds nothing that signs in.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
