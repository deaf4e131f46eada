import { formatDay } from '../../lib/days';
import { greeting } from '../../lib/personName';
import type { NewMail, Site } from '../mail/mail.types';
import type { Payer, Transaction } from './billing.types';

/** An amount as people read it: `$29.00 USD`, `29.00 EUR`. */
function formatAmount(cents: number, currency: string): string {
  const amount = (cents / 100).toFixed(2);
  return `${currency === 'usd' ? '$' : ''}${amount} ${currency.toUpperCase()}`;
}

/** The mails that billing sends. */
export function createBillingMails({ productName, publicUrl }: Site) {
  const mail = (payer: Payer, subject: string, ...paragraphs: string[]): NewMail => ({
    accountId: payer.id,
    recipient: payer.email,
    subject,
    body: [greeting(payer.fullName), ...paragraphs, `${publicUrl}/billing`].join('\n\n'),
  });
  const amountOf = ({ amountCents, currency }: Transaction) => formatAmount(amountCents, currency);
  return {
    receipt: (payer: Payer, transaction: Transaction) =>
      mail(
        payer,
        `Your receipt from ${productName}: ${amountOf(transaction)}`,
        `Thank you! We received ${amountOf(transaction)} for ${transaction.description}.`,
        'You can find your receipts and your plan here:',
      ),
    refund: (payer: Payer, transaction: Transaction) =>
      mail(
        payer,
        `We refunded ${amountOf(transaction)}`,
        `Your subscription had already changed when your payment of ${amountOf(transaction)} to ${productName} arrived, so we refunded it in full.`,
        'You can see your plan and your payments here:',
      ),
    paymentFailed: (payer: Payer, transaction: Transaction, planName: string, endsAt: Date) =>
      mail(
        payer,
        `Your payment for ${productName} failed`,
        `We couldn’t collect ${amountOf(transaction)} for ${transaction.description}. You keep the ${planName} plan until ${formatDay(endsAt)}. If the payment hasn’t gone through by then, your subscription ends.`,
        'To pay, choose your plan here:',
      ),
    cancelled: (payer: Payer, planName: string, endsAt: Date) =>
      mail(
        payer,
        `Your ${planName} subscription is canceled`,
        `You keep the ${planName} plan until ${formatDay(endsAt)} and won’t be charged again. Your data stays.`,
        'Changed your mind? You can resume your subscription until then:',
      ),
    ending: (payer: Payer, planName: string, endsAt: Date) =>
      mail(
        payer,
        `Your ${planName} plan ends on ${formatDay(endsAt)}`,
        `You canceled your subscription, so the ${planName} plan ends on ${formatDay(endsAt)}. Your data stays, and you can still view whatever is over the limits of your next plan.`,
        'Changed your mind? You can resume your subscription until then:',
      ),
    ended: (payer: Payer, planName: string) =>
      mail(
        payer,
        `Your ${planName} plan has ended`,
        `Your ${planName} plan has ended, and you won’t be charged again. Your data stays.`,
        'You can subscribe again anytime:',
      ),
  };
}

export type BillingMails = ReturnType<typeof createBillingMails>;
