import { formatDay } from '../../lib/days';
import { greeting } from '../../lib/personName';
import type { Account } from '../auth/auth.types';
import type { NewMail, Site } from '../mail/mail.types';

type Reader = Pick<Account, 'id' | 'email' | 'fullName'>;

interface NamedKey {
  prefix: string;
  expiresAt: Date | null;
}

/** The key's name stays out of mails: a visitor may have typed anything into it. */
export const createdMail = (reader: Reader, key: NamedKey, { productName, publicUrl }: Site): NewMail => ({
  accountId: reader.id,
  recipient: reader.email,
  subject: `New API key for ${productName}`,
  body: [
    greeting(reader.fullName),
    `An API key was created with your ${productName} account. It starts with ${key.prefix}, and ${key.expiresAt ? `works until ${formatDay(key.expiresAt)}` : 'doesn’t expire'}.`,
    `See what it may do:\n${publicUrl}/settings/api`,
    'If it wasn’t you, revoke the key there and change your password.',
  ].join('\n\n'),
});

export const endingMail = (reader: Reader, key: NamedKey, { productName, publicUrl }: Site): NewMail => ({
  accountId: reader.id,
  recipient: reader.email,
  subject: `An API key for ${productName} expires soon`,
  body: [
    greeting(reader.fullName),
    `Your API key that starts with ${key.prefix} works until ${key.expiresAt ? formatDay(key.expiresAt) : 'you revoke it'}. Programs that use it can’t call ${productName} after that.`,
    `Rotate it to get a new one with the same scopes:\n${publicUrl}/settings/api`,
  ].join('\n\n'),
});
