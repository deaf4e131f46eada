import { monthsAfter } from '../lib/months';

export type Fields = Record<string, unknown>;
export type Thing = Fields & { id: string };

/** What Stripe keeps of a shop, and does with it as people pay and time goes by; as far as the product uses it. */
export class StripeShop {
  /** Messages that Stripe would send, oldest first. */
  readonly events: Thing[] = [];
  /** Whether renewals are declined, by subscription. */
  readonly declining = new Set<string>();
  #things = new Map<string, Thing>();
  #count = 0;

  constructor(private readonly now: () => Date) {}

  /** Forgets everything but prices, which the product remembers too. */
  clear(): void {
    for (const id of this.#things.keys()) if (!id.startsWith('price_')) this.#things.delete(id);
    this.declining.clear();
    this.events.length = 0;
  }

  get<T extends Fields = Fields>(id: string): T & Thing {
    const thing = this.#things.get(id);
    if (!thing) throw new NoSuchThing(id);
    return thing as T & Thing;
  }

  all(prefix: string): Thing[] {
    return [...this.#things.values()].filter(({ id }) => id.startsWith(`${prefix}_`));
  }

  /** Sells a subscription that the product knows nothing of. Returns its id. */
  addSubscription(fields: Fields): string {
    return this.add('sub', fields).id;
  }

  /** Pays a session, as the person does on Stripe's page. `unpaid` for a payment that takes days. */
  pay(sessionId: string, how: 'paid' | 'unpaid' = 'paid'): void {
    const session = this.get(sessionId);
    if (session.status !== 'open') throw new Error(`The session is ${String(session.status)}.`);
    session.status = 'complete';
    if (how === 'paid') this.confirm(sessionId);
    else session.payment_intent = this.add('pi', { status: 'processing' }).id;
    this.emit('checkout.session.completed', session);
  }

  /** Lets a payment that takes days come in. */
  confirm(sessionId: string): void {
    const session = this.get(sessionId);
    session.payment_status = 'paid';
    if (session.mode === 'subscription') this.#begin(session);
    else session.payment_intent = this.add('pi', { status: 'succeeded' }).id;
  }

  /** Lets a payment that takes days fail. */
  fail(sessionId: string): void {
    this.get(String(this.get(sessionId).payment_intent)).status = 'requires_payment_method';
    this.emit('checkout.session.async_payment_failed', this.get(sessionId));
  }

  payInvoice(subscriptionId: string): void {
    for (const invoice of this.invoicesOf(subscriptionId).filter(({ status }) => status === 'open')) {
      Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due });
      this.get(subscriptionId).status = 'active';
      this.emit('invoice.paid', invoice);
    }
  }

  /** Lets everything happen that was due by now. */
  advance(): void {
    const now = this.now().getTime() / 1_000;
    for (const session of this.all('cs')) {
      if (session.status !== 'open' || Number(session.expires_at) > now) continue;
      session.status = 'expired';
      this.emit('checkout.session.expired', session);
    }
    for (const subscription of this.all('sub')) {
      while (subscription.status === 'active' && itemOf(subscription).current_period_end <= now) {
        if (subscription.cancel_at_period_end) this.end(subscription);
        else this.#beginPeriod(subscription, !this.declining.has(subscription.id));
      }
    }
  }

  #begin(session: Thing): void {
    const line = Object.values(session.line_items as Record<string, { price: string }>)[0];
    const item = { id: this.newId('si'), price: this.get(line?.price ?? '') };
    const data = [{ ...item, current_period_start: 0, current_period_end: 0 }];
    const subscription = this.add('sub', {
      customer: session.customer,
      status: 'active',
      items: { object: 'list', data },
      metadata: { ...((session.subscription_data as Fields).metadata as Fields) },
      cancel_at_period_end: false,
      anchor: this.now().getTime(),
      periods: 0,
    });
    session.subscription = subscription.id;
    session.invoice = this.#beginPeriod(subscription, true).id;
    this.emit('customer.subscription.created', subscription);
  }

  #beginPeriod(subscription: Thing, works: boolean): Thing {
    const anchor = new Date(Number(subscription.anchor));
    const item = itemOf(subscription);
    subscription.periods = Number(subscription.periods) + 1;
    const at = (count: number) => Math.floor(monthsAfter(anchor, count).getTime() / 1_000);
    item.current_period_start = at(Number(subscription.periods) - 1);
    item.current_period_end = at(Number(subscription.periods));
    const customer = this.get(String(subscription.customer));
    const total = Number(item.price.unit_amount);
    const due = Math.max(0, total + Number(customer.balance));
    customer.balance = Number(customer.balance) + total - due;
    const isPaid = works || due === 0;
    const invoice = this.add('in', {
      subscription: subscription.id,
      status: isPaid ? 'paid' : 'open',
      total,
      amount_due: due,
      amount_paid: isPaid ? due : 0,
      attempt_count: due === 0 ? 0 : 1,
      currency: item.price.currency,
      metadata: {},
      lines: {
        object: 'list',
        data: [{ period: { start: item.current_period_start, end: item.current_period_end } }],
      },
      parent: {
        subscription_details: { subscription: subscription.id, metadata: { ...(subscription.metadata as Fields) } },
      },
      hosted_invoice_url: `https://invoice.stripe.test/${subscription.id}`,
      created: item.current_period_start,
    });
    if (!isPaid) subscription.status = 'past_due';
    this.emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    this.emit('customer.subscription.updated', subscription);
    return invoice;
  }

  protected end(subscription: Thing): void {
    subscription.status = 'canceled';
    this.emit('customer.subscription.deleted', subscription);
  }

  protected invoicesOf(subscriptionId: string): Thing[] {
    return this.all('in').filter(({ subscription }) => subscription === subscriptionId);
  }

  protected newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${this.#count}`;
  }

  protected add(prefix: string, fields: Fields): Thing {
    const thing = { created: Math.floor(this.now().getTime() / 1_000), ...fields, id: this.newId(prefix) };
    this.#things.set(thing.id, thing);
    return thing;
  }

  protected emit(type: string, object: Thing): void {
    const event = { id: this.newId('evt'), object: 'event', type, data: { object: structuredClone(object) } };
    this.events.push(event);
  }
}

export interface Price {
  unit_amount: number;
  currency: string;
}

interface Item {
  price: Price;
  current_period_start: number;
  current_period_end: number;
}

export class NoSuchThing extends Error {
  constructor(id: string) {
    super(`No such thing: '${id}'`);
  }
}

export function itemOf(subscription: Thing): Item {
  const [item] = (subscription.items as { data: Item[] }).data;
  if (!item) throw new Error('A subscription has an item.');
  return item;
}
