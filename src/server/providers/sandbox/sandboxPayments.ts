import type { Clock } from '../../lib/clock';
import type {
  CheckoutOrder,
  ProviderSubscription,
  SandboxPayments,
  SandboxStore,
} from '../../modules/billing/payments.port';
import {
  actOn,
  advance,
  type BookCheckout,
  type BookInvoice,
  type BookSubscription,
  end,
  newBook,
  open,
  openInvoicesOf,
  periodEndOf,
  periodStartOf,
  type SandboxBook,
} from './sandboxBook';

/**
 * A payment provider on this machine that takes no money. Like a real one it goes on while the product is down:
 * renewals, retries and the ends of periods happen at their time, whenever somebody looks next.
 */
export function createSandboxPayments({ store, clock }: { store: SandboxStore; clock: Clock }): SandboxPayments {
  /** Works on a customer's book and stores it. Work may run again if another process was faster. */
  async function inBook<T>(customerId: string, work: (book: SandboxBook, now: number) => T): Promise<T> {
    for (;;) {
      const found = await store.read(customerId);
      const before = JSON.stringify(found?.document);
      const book = found ? (structuredClone(found.document) as SandboxBook) : newBook();
      const now = clock.now().getTime();
      advance(book, now);
      const result = work(book, now);
      advance(book, now);
      if (JSON.stringify(book) === before) return result;
      if (await store.write(customerId, found?.revision ?? 0, book)) return result;
    }
  }
  const onCheckout = <T>(id: string, work: (checkout: BookCheckout, book: SandboxBook, now: number) => T) =>
    inBook(customerOf(id), (book, now) => work(find(book.checkouts, id), book, now));
  const onSubscription = <T>(id: string, work: (subscription: BookSubscription, book: SandboxBook) => T) =>
    inBook(customerOf(id), (book) => work(find(book.subscriptions, id), book));
  const opened = ({ id, checkoutId }: BookCheckout) => ({ providerId: id, url: `/billing/sandbox/${checkoutId}` });

  return {
    provider: 'sandbox',
    createCustomer: ({ accountId }) => inBook(accountId, () => accountId),
    openCheckout: (order) =>
      inBook(order.customerId, (book) => opened(open(book, order.customerId, order, order.kind, null))),
    readCheckout: (id) =>
      onCheckout(id, ({ checkoutId, status, isPaid, price, amountCents, subscriptionId, isDeclined, kind }) => ({
        checkoutId,
        status,
        isPaid,
        planId: price.planId,
        amountCents,
        currency: price.currency,
        subscriptionId: kind === 'subscription' ? subscriptionId : null,
        isDeclined,
      })),
    expireCheckout: (id) =>
      onCheckout(id, (checkout) => {
        if (checkout.status === 'open') checkout.status = 'expired';
      }),
    refundCheckout: (id) =>
      onCheckout(id, (checkout) => {
        checkout.isRefunded = true;
      }),
    findCheckoutOf: (id) =>
      inBook(customerOf(id), (book) => book.subscriptions.find((one) => one.id === id)?.checkoutId),
    readSubscription: (id) => onSubscription(id, toSubscription),
    changePlan: (id, price) =>
      onSubscription(id, (subscription) => {
        subscription.price = price;
        subscription.cancelAtPeriodEnd = false;
      }),
    addCredit: (customerId, cents, _currency, key) =>
      inBook(customerId, (book) => {
        if (book.creditKeys.includes(key)) return;
        book.creditKeys.push(key);
        book.creditCents += cents;
      }),
    setCancelAtPeriodEnd: (id, cancel) =>
      onSubscription(id, (subscription) => {
        if (subscription.status !== 'ended') subscription.cancelAtPeriodEnd = cancel;
      }),
    endSubscription: (id) => onSubscription(id, (subscription, book) => end(book, subscription)),
    openInvoicePayment: (id, order: CheckoutOrder) =>
      onSubscription(id, (subscription, book) => {
        const [invoice] = openInvoicesOf(subscription);
        if (!invoice) return undefined;
        return opened(open(book, order.customerId, { ...order, dueCents: invoice.dueCents }, 'invoice', id));
      }),
    // Nobody sends messages for the sandbox, so none can be genuine.
    readEvent: () => undefined,
    act: (id, action) =>
      onCheckout(id, (checkout, _book, now) => {
        if (checkout.status !== 'open') return false;
        actOn(checkout, action, now);
        return true;
      }),
  };
}

/** Names begin with the customer's. */
const customerOf = (id: string): string => id.split('.', 1)[0] ?? '';

function find<T extends { id: string }>(things: T[], id: string): T {
  const found = things.find((thing) => thing.id === id);
  if (!found) throw new Error(`The sandbox does not know ${id}.`);
  return found;
}

function toSubscription(subscription: BookSubscription): ProviderSubscription {
  const { id, checkoutId, price, status, cancelAtPeriodEnd, invoices } = subscription;
  return {
    id,
    checkoutId,
    planId: price.planId,
    priceCents: price.priceCents,
    currency: price.currency,
    status,
    periodStart: periodStartOf(subscription),
    periodEnd: periodEndOf(subscription),
    cancelAtPeriodEnd,
    invoices: invoices.map(toInvoice),
  };
}

const toInvoice = ({ price, periodStart, periodEnd, ...invoice }: BookInvoice) => ({
  ...invoice,
  currency: price.currency,
  planId: price.planId,
  periodStart: new Date(periodStart),
  periodEnd: new Date(periodEnd),
  createdAt: new Date(periodStart),
});
