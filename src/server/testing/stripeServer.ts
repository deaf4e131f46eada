import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type Fields, itemOf, NoSuchThing, type Price, StripeShop, type Thing } from './stripeShop';

/** What goes wrong with a call: nothing happens and no answer, it happens but no answer, or an answer of 500. */
export type Outage = 'refused' | 'answer-lost' | 'failing';

/** A server on this machine that speaks Stripe's protocol as far as the product uses it, and keeps what it is told. */
export class StripeServer extends StripeShop {
  readonly secretKey = 'sk_test_local';
  readonly webhookSecret = 'whsec_local';
  readonly calls: string[] = [];
  /** What to do wrong with the next calls whose method and path match. */
  outages: { pattern: RegExp; outage: Outage }[] = [];
  #meanwhile: { pattern: RegExp; act: () => Promise<void> } | undefined;
  #answers = new Map<string, { status: number; body: unknown }>();
  #server = createServer((request, response) => void this.#serve(request, response));

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

  override clear(): void {
    super.clear();
    this.#answers.clear();
    this.calls.length = 0;
    this.outages = [];
    this.#meanwhile = undefined;
  }

  /** Has something happen once, before the next call is answered whose method and path match. */
  onCall(pattern: RegExp, act: () => Promise<void>): void {
    this.#meanwhile = { pattern, act };
  }

  /** The body and the signature of a message, as Stripe sends it. */
  signed(event: Thing, secret = this.webhookSecret): { payload: string; headers: Record<string, string> } {
    const payload = JSON.stringify(event);
    const signature = new Stripe(this.secretKey).webhooks.generateTestHeaderString({ payload, secret });
    return { payload, headers: { 'stripe-signature': signature } };
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
    if (path === '/v1/prices') return this.add('price', { ...body, unit_amount: Number(body.unit_amount) });
    if (path === '/v1/customers') return this.add('cus', { ...body, balance: 0, entries: [] });
    if (first === 'customers' && third === 'balance_transactions') {
      const customer = this.get<{ entries: Thing[] }>(second);
      if (method === 'GET') return list(customer.entries);
      customer.balance = Number(customer.balance) + Number(body.amount);
      const entry = { ...body, id: this.newId('cbtxn') };
      customer.entries.push(entry);
      return entry;
    }
    if (first === 'checkout') return this.#routeCheckout(third, fourth, body);
    if (first === 'subscriptions') return this.#routeSubscription(method ?? '', second, body);
    if (first === 'invoices' && second === '') {
      const ofSubscription = this.invoicesOf(String(query.subscription)).reverse();
      return list(ofSubscription.filter(({ status }) => query.status === undefined || query.status === status));
    }
    if (first === 'invoices') return this.#routeInvoice(second, third, body);
    if (path === '/v1/invoice_payments') {
      return list([{ id: 'inpay_1', payment: { payment_intent: `pi_of_${String(query.invoice)}` } }]);
    }
    if (path === '/v1/refunds') return this.add('re', body);
    throw new Error(`This server does not know ${call}.`);
  }

  #routeCheckout(id: string, action: string, body: Fields): unknown {
    if (id === '') {
      const line = Object.values(body.line_items as Record<string, { price?: string; price_data?: Fields }>)[0];
      const price = line?.price_data ?? this.get(line?.price ?? '');
      const credit = body.mode === 'subscription' ? Number(this.get(String(body.customer)).balance) : 0;
      const session = this.add('cs', {
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
    if (method === 'DELETE') this.end(subscription);
    if (method !== 'POST') return subscription;
    if (subscription.status === 'canceled') throw new Error('A canceled subscription can only update its metadata.');
    const price = (Object.values((body.items ?? {}) as Record<string, { price: string }>)[0] ?? {}).price;
    if (price) itemOf(subscription).price = this.get(price) as unknown as Price;
    if (body.metadata) Object.assign(subscription.metadata as Fields, body.metadata);
    if (body.cancel_at_period_end) subscription.cancel_at_period_end = body.cancel_at_period_end === 'true';
    this.emit('customer.subscription.updated', subscription);
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
