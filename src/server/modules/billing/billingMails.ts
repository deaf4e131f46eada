import { greeting } from '../../lib/personName';
import type { NewMail } from '../mail/mail.types';
import type { Payer, Transaction } from './billing.types';

/** Where mails come from and lead to. */
export interface Site {
  productName: string;
  publicUrl: string;
}

/** An amount as people read it: `$29.00 USD`, `29.00 EUR`. */
export function inWords(cents: number, currency: string): string {
  const amount = (cents / 100).toFixed(2);
  return `${currency === 'usd' ? '$' : ''}${amount} ${currency.toUpperCase()}`;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day (UTC): `18 December 2026`. */
export const longDay = (time: Date): string => dayFormat.format(time);

/** What billing writes to people. */
export function createBillingMails({ productName, publicUrl }: Site) {
  const mail = (payer: Payer, subject: string, ...paragraphs: string[]): NewMail => ({
    accountId: payer.id,
    recipient: payer.email,
    subject,
    body: [greeting(payer.fullName), ...paragraphs, `${publicUrl}/billing`].join('\n\n'),
  });
  const amountOf = ({ amountCents, currency }: Transaction) => inWords(amountCents, currency);
  return {
    receipt: (payer: Payer, transaction: Transaction) =>
      mail(
        payer,
        `Your receipt from ${productName}: ${amountOf(transaction)}`,
        `thank you: ${amountOf(transaction)} was paid for ${transaction.description}.`,
        'Your receipts and your plan are here:',
      ),
    refund: (payer: Payer, transaction: Transaction) =>
      mail(
        payer,
        `${amountOf(transaction)} is on its way back to you`,
        `a payment of ${amountOf(transaction)} to ${productName} had no use, because your subscription had changed in the meantime. It was given back in full.`,
        'Your plan and your payments are here:',
      ),
    paymentFailed: (payer: Payer, transaction: Transaction, planName: string, endsAt: Date) =>
      mail(
        payer,
        `Your payment for ${productName} failed`,
        `${amountOf(transaction)} for ${transaction.description} could not be taken. You keep the ${planName} plan until ${longDay(endsAt)}; unless the amount is paid by then, the subscription ends.`,
        'Choose your plan here to pay:',
      ),
    cancelled: (payer: Payer, planName: string, endsAt: Date) =>
      mail(
        payer,
        `Your ${planName} subscription is cancelled`,
        `you keep the ${planName} plan until ${longDay(endsAt)}, and nothing more is charged. Your data stays.`,
        'Until then you can take the cancellation back here:',
      ),
    ending: (payer: Payer, planName: string, endsAt: Date) =>
      mail(
        payer,
        `Your ${planName} plan ends on ${longDay(endsAt)}`,
        `you have cancelled, so the ${planName} plan ends on ${longDay(endsAt)}. Your data stays; what is over the limits of your next plan can still be read.`,
        'Until then you can take the cancellation back here:',
      ),
    ended: (payer: Payer, planName: string) =>
      mail(
        payer,
        `Your ${planName} plan has ended`,
        `your ${planName} plan has ended and nothing more is charged. Your data stays.`,
        'You can subscribe again at any time:',
      ),
  };
}

export type BillingMails = ReturnType<typeof createBillingMails>;
