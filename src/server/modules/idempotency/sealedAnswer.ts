import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Answers may hold what is stored nowhere else, such as the secret of an API key. They are encrypted with the key that the
 * caller sent, of which only a hash is stored, so a copy of the database doesn't tell them.
 */
const secretOf = (key: string, accountId: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, accountId, 'idempotent answer', 32));

export function seal(text: string, key: string, accountId: string): Uint8Array {
  const iv = randomBytes(ivBytes);
  const encrypting = createCipheriv(cipher, secretOf(key, accountId), iv);
  const encrypted = [encrypting.update(text, 'utf8'), encrypting.final()];
  return Buffer.concat([iv, encrypting.getAuthTag(), ...encrypted]);
}

/** Throws if it was sealed with another key, or changed since. */
export function unseal(sealed: Uint8Array, key: string, accountId: string): string {
  const bytes = Buffer.from(sealed);
  const decrypting = createDecipheriv(cipher, secretOf(key, accountId), bytes.subarray(0, ivBytes));
  decrypting.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const rest = bytes.subarray(ivBytes + tagBytes);
  return Buffer.concat([decrypting.update(rest), decrypting.final()]).toString('utf8');
}

/** Tells calls apart without telling what was sent: a body may hold a password, which a plain hash would give away. */
export function fingerprintOf(key: string, parts: readonly (string | Uint8Array)[]): string {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}
