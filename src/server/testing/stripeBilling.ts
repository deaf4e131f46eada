import type { WireTypes } from '../contract/handlers';
import { createStripePayments } from '../providers/stripe/stripePayments';
import { signUp } from './builders';
import { StripeServer } from './stripeServer';
import { useTestServer } from './testServer';

/** A server that sells plans by a Stripe on this machine, for the tests of a file. */
export function useStripeBilling() {
  const stripe = new StripeServer(() => server.clock.now());
  beforeAll(() => stripe.start());
  afterAll(() => stripe.stop());
  const server = useTestServer({
    payments: () => {
      const { secretKey, webhookSecret, connection } = stripe;
      return createStripePayments({ secretKey, webhookSecret, connection });
    },
  });
  beforeEach(() => stripe.clear());

  const get = async <T>(token: string, path: string): Promise<T> =>
    (await server.call('GET', path, { token })).json<T>();
  const statusOf = (token: string, id: string) => get<WireTypes['CheckoutStatus']>(token, `/billing/status/${id}`);
  const send = (event: { id: string }, secret?: string) => {
    const { payload, headers } = stripe.signed(event, secret);
    return server.call('POST', '/billing/webhook', { payload, headers });
  };

  /** Opens a checkout; returns its id and Stripe's. */
  async function open(token: string, plan: string) {
    const answer = await server.call('POST', `/billing/subscribe?plan_id=${plan}`, { token });
    const { session_id: id, url } = answer.json<WireTypes['Checkout']>();
    return { id, url, session: stripe.all('cs').at(-1)?.id ?? '' };
  }

  async function subscribed(plan = 'pro') {
    const { token, user } = await signUp(server);
    const { id, session } = await open(token, plan);
    stripe.pay(session);
    await statusOf(token, id);
    return { token, user, session };
  }

  return { stripe, server, get, statusOf, send, open, subscribed };
}
