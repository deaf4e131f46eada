import { greeting } from '../../lib/personName';
import type { NewMail, Site } from '../mail/mail.types';
import type { Account } from './auth.types';

/** A mail about something that somebody else may have done to the account, with what to do then. */
export const securityMail = (
  { id: accountId, email: recipient, fullName }: Account,
  subject: string,
  paragraphs: readonly string[],
  { publicUrl }: Site,
): NewMail => ({
  accountId,
  recipient,
  urgency: 'soon',
  subject,
  body: [
    greeting(fullName),
    ...paragraphs,
    'If it was you, you’re all set.',
    `If it wasn’t you, change your password, which signs out every other device:\n${publicUrl}/settings`,
  ].join('\n\n'),
});
