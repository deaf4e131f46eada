import { greeting } from '../../lib/personName';
import type { Account } from '../auth/auth.types';
import type { NewMail, Site } from '../mail/mail.types';
import type { OffReason } from './webhooks.types';

const reasons: Record<OffReason, string> = {
  failing: 'Nothing we sent has arrived for a day.',
  gone: 'The receiver answered that it’s gone for good (410).',
  behind: '10,000 deliveries were waiting for it.',
};

/** The address stays out of mails: a visitor may have typed anything into it. */
export const switchedOffMail = (
  reader: Pick<Account, 'id' | 'email' | 'fullName'>,
  reason: OffReason,
  { productName, publicUrl }: Site,
): NewMail => ({
  accountId: reader.id,
  recipient: reader.email,
  subject: `A ${productName} webhook was switched off`,
  body: [
    greeting(reader.fullName),
    `We switched off one of your webhooks. ${reasons[reason]}`,
    `See what happened, and switch it on again once the receiver is back:\n${publicUrl}/settings/api/webhooks`,
  ].join('\n\n'),
});
