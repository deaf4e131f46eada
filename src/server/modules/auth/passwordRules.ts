import { invalidField } from '../../lib/refusal';
import type { Account } from './auth.types';
import type { CommonPasswords } from './commonPasswords.port';

/**
 * Refuses a password to set that would be guessed at once: one of the commonest, or what everybody knows of the person.
 * `field` is where the person typed it. Rule: docs/product-rules.md, "Accounts".
 */
export async function refuseCommonPassword(common: CommonPasswords, password: string, field: string): Promise<void> {
  if (await common.has(password.toLowerCase())) {
    throw invalidField(field, 'This password is too common and easy to guess. Please choose another.');
  }
}

/** Refuses a password that is the person's own address or name. */
export function refuseOwnName(owner: Pick<Account, 'email' | 'fullName'>, password: string, field: string): void {
  const [localPart = ''] = owner.email.split('@');
  const known = [owner.email, localPart, owner.fullName, owner.fullName.replaceAll(' ', '')].map(bare);
  if (known.includes(bare(password))) {
    throw invalidField(field, 'This password is your email or your name. Please choose another.');
  }
}

const bare = (text: string): string => text.trim().toLowerCase();
