import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { monthsAfter } from '../lib/months';

type Fields = Record<string, unknown>;
type Thing = Fields & { id: string };

/** What goes wrong with a call: nothing happens and no answer, it happens but no answer, or an answer of 500. */
export type Outage = 'refused' | 'answer-lost' | 'failing';

/** A server on this machine that speaks Stripe's protocol as far as the product uses it, and keeps what it is told. */
export class StripeServer {
  readonly secretKey = 'sk_test_local';
  readonly webhookSecret = 'whsec_local';
  /** Messages that Stripe would send, oldest first. */
  readonly events: Thing[] = [];
  readonly calls: string[] = [];
  /** What to do wrong with the next calls whose method and path match. */
  outages: { pattern: RegExp; outage: Outage }[] = [];
  /** Whether renewals are declined, by subscription. */
  readonly declining = new Set<string>();
  #meanwhile: { pattern: RegExp; act: () => Promise<void> } | undefined;
  #things = new Map<string, Thing>();
  #answers = new Map<string, { status: number; body: unknown }>();
  #count = 0;
  #server = createServer((request, response) => void this.#serve(request, response));

  constructor(private readonly now: () => Date) {}

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get connection() {
    const { port } = this.#server.address() as AddressInfo;
    return { host: '127.0.0.1', port, protocol: 'http' as const, timeout: 60_000 };
  }

  /** Forgets everything but prices, which the product remembers too. */
  clear(): void {
    for (const id of this.#things.keys()) if (!id.startsWith('price_')) this.#things.delete(id);
    this.#answers.clear();
    this.declining.clear();
    this.events.length = 0;
    this.calls.length = 0;
    this.outages = [];
    this.#meanwhile = undefined;
  }

  /** Has something happen once, before the next call is answered whose method and path match. */
  onCall(pattern: RegExp, act: () => Promise<void>): void {
    this.#meanwhile = { pattern, act };
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
    return this.#add('sub', fields).id;
  }

  /** The body and the signature of a message, as Stripe sends it. */
  signed(event: Thing, secret = this.webhookSecret): { payload: string; headers: Record<string, string> } {
    const payload = JSON.stringify(event);
    const signature = new Stripe(this.secretKey).webhooks.generateTestHeaderString({ payload, secret });
    return { payload, headers: { 'stripe-signature': signature } };
  }

  /** Pays a session, as the person does on Stripe's page. `unpaid` for a payment that takes days. */
  pay(sessionId: string, how: 'paid' | 'unpaid' = 'paid'): void {
    const session = this.get(sessionId);
    if (session.status !== 'open') throw new Error(`The session is ${String(session.status)}.`);
    session.status = 'complete';
    if (how === 'paid') this.confirm(sessionId);
    else session.payment_intent = this.#add('pi', { status: 'processing' }).id;
    this.#emit('checkout.session.completed', session);
  }

  /** Lets a payment that takes days come in. */
  confirm(sessionId: string): void {
    const session = this.get(sessionId);
    session.payment_status = 'paid';
    if (session.mode === 'subscription') this.#begin(session);
    else session.payment_intent = this.#add('pi', { status: 'succeeded' }).id;
  }

  /** Lets a payment that takes days fail. */
  fail(sessionId: string): void {
    this.get(String(this.get(sessionId).payment_intent)).status = 'requires_payment_method';
    this.#emit('checkout.session.async_payment_failed', this.get(sessionId));
  }

  payInvoice(subscriptionId: string): void {
    for (const invoice of this.#invoicesOf(subscriptionId).filter(({ status }) => status === 'open')) {
      Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due });
      this.get(subscriptionId).status = 'active';
      this.#emit('invoice.paid', invoice);
    }
  }

  /** Lets everything happen that was due by now. */
  advance(): void {
    const now = this.now().getTime() / 1_000;
    for (const session of this.all('cs')) {
      if (session.status !== 'open' || Number(session.expires_at) > now) continue;
      session.status = 'expired';
      this.#emit('checkout.session.expired', session);
    }
    for (const subscription of this.all('sub')) {
      while (subscription.status === 'active' && itemOf(subscription).current_period_end <= now) {
        if (subscription.cancel_at_period_end) this.#end(subscription);
        else this.#beginPeriod(subscription, !this.declining.has(subscription.id));
      }
    }
  }

  #begin(session: Thing): void {
    const line = Object.values(session.line_items as Record<string, { price: string }>)[0];
    const item = { id: this.#newId('si'), price: this.get(line?.price ?? '') };
    const data = [{ ...item, current_period_start: 0, current_period_end: 0 }];
    const subscription = this.#add('sub', {
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
    this.#emit('customer.subscription.created', subscription);
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
    const invoice = this.#add('in', {
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
    this.#emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    this.#emit('customer.subscription.updated', subscription);
    return invoice;
  }

  #end(subscription: Thing): void {
    subscription.status = 'canceled';
    this.#emit('customer.subscription.deleted', subscription);
  }

  #invoicesOf(subscriptionId: string): Thing[] {
    return this.all('in').filter(({ subscription }) => subscription === subscriptionId);
  }

  #newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${this.#count}`;
  }

  #add(prefix: string, fields: Fields): Thing {
    const thing = { created: Math.floor(this.now().getTime() / 1_000), ...fields, id: this.#newId(prefix) };
    this.#things.set(thing.id, thing);
    return thing;
  }

  #emit(type: string, object: Thing): void {
    const event = { id: this.#newId('evt'), object: 'event', type, data: { object: structuredClone(object) } };
    this.events.push(event);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const url = new URL(request.url ?? '', 'http://stripe.test');
    const call = `${request.method} ${url.pathname}`;
    this.calls.push(call);
    this.advance();
    const meanwhile = this.#meanwhile;
    if (meanwhile?.pattern.test(call)) {
      this.#meanwhile = undefined;
      await meanwhile.act();
    }
    const wrong = this.outages.find(({ pattern }) => pattern.test(call));
    if (wrong) this.outages = this.outages.filter((one) => one !== wrong);
    if (wrong?.outage === 'refused') return void request.socket.destroy();
    if (wrong?.outage === 'failing') return send(response, 500, { error: { type: 'api_error', message: 'Down.' } });
    const answer = this.#answer(request, call, parseForm(url.search.slice(1)), parseForm(text));
    if (wrong?.outage === 'answer-lost') return void request.socket.destroy();
    send(response, answer.status, answer.body);
  }

  #answer(request: IncomingMessage, call: string, query: Fields, body: Fields): { status: number; body: unknown } {
    if (request.headers.authorization !== `Bearer ${this.secretKey}`) return { status: 401, body: problem('No key.') };
    // Stripe's own library sends a key with every POST, the same for all tries.
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const known = key && this.#answers.get(String(key));
    if (known) return known;
    let answer: { status: number; body: unknown };
    try {
      answer = { status: 200, body: structuredClone(this.#route(call, query, body)) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      answer = { status: error instanceof NoSuchThing ? 404 : 400, body: problem(message) };
    }
    if (key) this.#answers.set(String(key), answer);
    return answer;
  }

  #route(call: string, query: Fields, body: Fields): unknown {
    const [method, path = ''] = call.split(' ');
    const [, , first = '', second = '', third = '', fourth = ''] = path.split('/');
    const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: path });
    if (path === '/v1/prices' && method === 'GET') {
      const keys = Object.values(query.lookup_keys as Fields);
      return list(this.all('price').filter(({ lookup_key }) => keys.includes(lookup_key)));
    }
    if (path === '/v1/prices') return this.#add('price', { ...body, unit_amount: Number(body.unit_amount) });
    if (path === '/v1/customers') return this.#add('cus', { ...body, balance: 0, entries: [] });
    if (first === 'customers' && third === 'balance_transactions') {
      const customer = this.get<{ entries: Thing[] }>(second);
      if (method === 'GET') return list(customer.entries);
      customer.balance = Number(customer.balance) + Number(body.amount);
      const entry = { ...body, id: this.#newId('cbtxn') };
      customer.entries.push(entry);
      return entry;
    }
    if (first === 'checkout') return this.#routeCheckout(third, fourth, body);
    if (first === 'subscriptions') return this.#routeSubscription(method ?? '', second, body);
    if (first === 'invoices' && second === '') {
      const ofSubscription = this.#invoicesOf(String(query.subscription)).reverse();
      return list(ofSubscription.filter(({ status }) => query.status === undefined || query.status === status));
    }
    if (first === 'invoices') return this.#routeInvoice(second, third, body);
    if (path === '/v1/invoice_payments') {
      return list([{ id: 'inpay_1', payment: { payment_intent: `pi_of_${String(query.invoice)}` } }]);
    }
    if (path === '/v1/refunds') return this.#add('re', body);
    throw new Error(`This server does not know ${call}.`);
  }

  #routeCheckout(id: string, action: string, body: Fields): unknown {
    if (id === '') {
      const line = Object.values(body.line_items as Record<string, { price?: string; price_data?: Fields }>)[0];
      const price = line?.price_data ?? this.get(line?.price ?? '');
      const credit = body.mode === 'subscription' ? Number(this.get(String(body.customer)).balance) : 0;
      const session = this.#add('cs', {
        ...body,
        status: 'open',
        payment_status: 'unpaid',
        amount_total: Math.max(0, Number(price.unit_amount) + credit),
        currency: price.currency,
        subscription: null,
        payment_intent: null,
        invoice: null,
      });
      session.url = `https://checkout.stripe.test/${session.id}`;
      return session;
    }
    const session = this.get(id);
    if (action === 'expire') {
      if (session.status !== 'open') throw new Error('Only open sessions can be expired.');
      session.status = 'expired';
    }
    const { payment_intent: intent, subscription } = session;
    return {
      ...session,
      payment_intent: typeof intent === 'string' ? this.get(intent) : null,
      subscription: typeof subscription === 'string' ? this.get(subscription) : null,
    };
  }

  #routeSubscription(method: string, id: string, body: Fields): unknown {
    const subscription = this.get(id);
    if (method === 'DELETE') this.#end(subscription);
    if (method !== 'POST') return subscription;
    if (subscription.status === 'canceled') throw new Error('A canceled subscription can only update its metadata.');
    const price = (Object.values((body.items ?? {}) as Record<string, { price: string }>)[0] ?? {}).price;
    if (price) itemOf(subscription).price = this.get(price) as unknown as Price;
    if (body.metadata) Object.assign(subscription.metadata as Fields, body.metadata);
    if (body.cancel_at_period_end) subscription.cancel_at_period_end = body.cancel_at_period_end === 'true';
    this.#emit('customer.subscription.updated', subscription);
    return subscription;
  }

  #routeInvoice(id: string, action: string, body: Fields): unknown {
    const invoice = this.get(id);
    if (action === 'void') {
      if (invoice.status !== 'open') throw new Error('Only open invoices can be voided.');
      invoice.status = 'void';
      const customer = this.get(String(this.get(String(invoice.subscription)).customer));
      customer.balance = Number(customer.balance) - (Number(invoice.total) - Number(invoice.amount_due));
    }
    if (body.metadata) Object.assign(invoice.metadata as Fields, body.metadata);
    return invoice;
  }
}

interface Price {
  unit_amount: number;
  currency: string;
}

interface Item {
  price: Price;
  current_period_start: number;
  current_period_end: number;
}

class NoSuchThing extends Error {
  constructor(id: string) {
    super(`No such thing: '${id}'`);
  }
}

function itemOf(subscription: Thing): Item {
  const [item] = (subscription.items as { data: Item[] }).data;
  if (!item) throw new Error('A subscription has an item.');
  return item;
}

const problem = (message: string) => ({ error: { type: 'invalid_request_error', message } });

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
  response.end(JSON.stringify(body));
}

/** Reads `line_items[0][price]=x` as nested objects, in which lists have numbers for names. */
function parseForm(text: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = name.replaceAll(']', '').split('[');
    const last = parts.pop() ?? '';
    let place = fields;
    for (const part of parts) place = (place[part] ??= {}) as Fields;
    place[last] = value;
  }
  return fields;
}
