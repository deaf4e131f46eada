import { dayMs } from '../../lib/durations';
import { monthsAfter } from '../../lib/months';
import type { CheckoutOrder, Price, SandboxAction } from '../../modules/billing/payments.port';

/** Moments in here are milliseconds since 1970, so that a book can be stored as JSON. */
type Moment = number;

export interface BookCheckout {
  id: string;
  checkoutId: string;
  kind: CheckoutOrder['kind'] | 'invoice';
  price: Price;
  amountCents: number;
  status: 'open' | 'complete' | 'expired';
  expiresAt: Moment;
  /** When a payment that was made is confirmed. */
  confirmedAt: Moment | null;
  isPaid: boolean;
  isRefunded: boolean;
  isDeclined: boolean;
  renewals: 'paid' | 'declined';
  /** The subscription that it began, or whose invoice it pays. */
  subscriptionId: string | null;
}

export interface BookInvoice {
  id: string;
  amountCents: number;
  dueCents: number;
  status: 'open' | 'paid' | 'void';
  failedAttempts: number;
  price: Price;
  periodStart: Moment;
  periodEnd: Moment;
}

export interface BookSubscription {
  id: string;
  checkoutId: string;
  price: Price;
  status: 'active' | 'past_due' | 'ended';
  /** When the first period began: later ones are counted from there. */
  startedAt: Moment;
  /** How many periods have begun. */
  periods: number;
  cancelAtPeriodEnd: boolean;
  renewals: 'paid' | 'declined';
  invoices: BookInvoice[];
}

/** All that the sandbox knows of one customer. */
export interface SandboxBook {
  creditCents: number;
  /** Keys of the credit that was added. */
  creditKeys: string[];
  checkouts: BookCheckout[];
  subscriptions: BookSubscription[];
}

export const newBook = (): SandboxBook => ({ creditCents: 0, creditKeys: [], checkouts: [], subscriptions: [] });

/** When a declined renewal is tried again, and when the sandbox gives up, in days after the first try. */
const retryDays = [3, 5];
const lastDay = 14;

export const periodStartOf = ({ startedAt, periods }: BookSubscription): Date =>
  monthsAfter(new Date(startedAt), periods - 1);
export const periodEndOf = ({ startedAt, periods }: BookSubscription): Date =>
  monthsAfter(new Date(startedAt), periods);

/** Lets everything happen that was due by now, however long nobody has looked. */
export function advance(book: SandboxBook, now: Moment): void {
  for (const checkout of book.checkouts) {
    if (checkout.status === 'open' && checkout.expiresAt <= now) checkout.status = 'expired';
    const { confirmedAt, isPaid } = checkout;
    if (confirmedAt !== null && confirmedAt <= now && !isPaid) confirmPayment(book, checkout, confirmedAt);
  }
  for (const subscription of book.subscriptions) advanceSubscription(book, subscription, now);
}

function confirmPayment(book: SandboxBook, checkout: BookCheckout, at: Moment): void {
  checkout.isPaid = true;
  if (checkout.kind === 'subscription') {
    const subscription = begin(book, checkout, at);
    checkout.subscriptionId = subscription.id;
  }
  const owner = book.subscriptions.find(({ id }) => id === checkout.subscriptionId);
  if (checkout.kind === 'invoice' && owner?.status === 'past_due') {
    for (const invoice of openInvoicesOf(owner)) invoice.status = 'paid';
    owner.status = 'active';
    owner.renewals = checkout.renewals;
  }
}

function begin(book: SandboxBook, { id, checkoutId, price, renewals }: BookCheckout, at: Moment): BookSubscription {
  const subscription: BookSubscription = {
    id: `${id}.subscription`,
    checkoutId,
    price,
    status: 'active',
    startedAt: at,
    periods: 0,
    cancelAtPeriodEnd: false,
    renewals,
    invoices: [],
  };
  beginPeriod(book, subscription, true);
  book.subscriptions.push(subscription);
  return subscription;
}

function beginPeriod(book: SandboxBook, subscription: BookSubscription, isPaid: boolean): void {
  subscription.periods += 1;
  const { price, id, periods } = subscription;
  const dueCents = Math.max(0, price.priceCents - book.creditCents);
  const works = isPaid || dueCents === 0;
  book.creditCents -= price.priceCents - dueCents;
  subscription.invoices.push({
    id: `${id}.${periods}`,
    amountCents: price.priceCents,
    dueCents,
    status: works ? 'paid' : 'open',
    failedAttempts: works ? 0 : 1,
    price,
    periodStart: periodStartOf(subscription).getTime(),
    periodEnd: periodEndOf(subscription).getTime(),
  });
  if (!works) subscription.status = 'past_due';
}

function advanceSubscription(book: SandboxBook, subscription: BookSubscription, now: Moment): void {
  while (subscription.status !== 'ended') {
    const [open] = openInvoicesOf(subscription);
    if (open) {
      open.failedAttempts = 1 + retryDays.filter((days) => open.periodStart + days * dayMs <= now).length;
      if (open.periodStart + lastDay * dayMs > now) return;
      end(book, subscription);
    } else if (periodEndOf(subscription).getTime() > now) return;
    else if (subscription.cancelAtPeriodEnd) subscription.status = 'ended';
    else beginPeriod(book, subscription, subscription.renewals === 'paid');
  }
}

export const openInvoicesOf = ({ invoices }: BookSubscription): BookInvoice[] =>
  invoices.filter(({ status }) => status === 'open');

/** Ends a subscription at once. Credit that an open invoice has used up comes back. */
export function end(book: SandboxBook, subscription: BookSubscription): void {
  for (const invoice of openInvoicesOf(subscription)) {
    invoice.status = 'void';
    book.creditCents += invoice.amountCents - invoice.dueCents;
  }
  subscription.status = 'ended';
}

/** Adds a checkout unless the same order has one already, and returns it. */
export function open(
  book: SandboxBook,
  customerId: string,
  order: CheckoutOrder,
  kind: BookCheckout['kind'],
  subscriptionId: string | null,
): BookCheckout {
  const known = book.checkouts.find(({ checkoutId }) => checkoutId === order.checkoutId);
  if (known) return known;
  const checkout: BookCheckout = {
    id: `${customerId}.${order.checkoutId}`,
    checkoutId: order.checkoutId,
    kind,
    price: order.price,
    amountCents: kind === 'subscription' ? Math.max(0, order.price.priceCents - book.creditCents) : order.dueCents,
    status: 'open',
    expiresAt: order.expiresAt.getTime(),
    confirmedAt: null,
    isPaid: false,
    isRefunded: false,
    isDeclined: false,
    renewals: 'paid',
    subscriptionId,
  };
  book.checkouts.push(checkout);
  return checkout;
}

/** Does what the person chose at an open checkout. */
export function actOn(checkout: BookCheckout, choice: SandboxAction, now: Moment): void {
  checkout.isDeclined = choice.action === 'decline';
  if (choice.action === 'expire') checkout.status = 'expired';
  if (choice.action !== 'pay') return;
  checkout.status = 'complete';
  checkout.confirmedAt = now + choice.delaySeconds * 1_000;
  checkout.renewals = choice.renewals;
}
