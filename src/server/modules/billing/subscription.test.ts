import fc from 'fast-check';
import { entitledUntil, subscribedPlan } from '../plans/entitlement';
import type { ProviderSubscription } from './payments.port';
import { eventsBetween, type Subscription, type SubscriptionEvent, transition } from './subscription';

const started: Subscription = {
  provider: 'stripe',
  providerId: 'sub_1',
  planId: 'pro',
  status: 'active',
  priceCents: 2_900,
  currency: 'usd',
  periodStart: new Date('2026-11-18T10:00:00Z'),
  periodEnd: new Date('2026-12-18T10:00:00Z'),
  cancelAtPeriodEnd: false,
  isEndAnnounced: false,
};
const next = { periodStart: started.periodEnd, periodEnd: new Date('2027-01-18T10:00:00Z') };
const pastDue: Subscription = { ...started, status: 'past_due' };
const cancelled: Subscription = { ...started, cancelAtPeriodEnd: true };
const ended: Subscription = { ...cancelled, status: 'ended' };

describe('a subscription', () => {
  it.each<[string, Subscription | undefined, SubscriptionEvent, Partial<Subscription>]>([
    ['starts', undefined, { event: 'started', subscription: started }, started],
    ['starts anew after its end', ended, { event: 'started', subscription: started }, started],
    ['renews', started, { event: 'renewed', ...next }, { ...next, status: 'active' }],
    ['is past due', started, { event: 'payment_failed' }, { status: 'past_due' }],
    ['is paid late', pastDue, { event: 'paid' }, { status: 'active' }],
    [
      'changes its plan',
      started,
      { event: 'plan_changed', planId: 'business', priceCents: 9_900, currency: 'usd' },
      { planId: 'business', priceCents: 9_900 },
    ],
    ['is cancelled', started, { event: 'cancelled' }, { cancelAtPeriodEnd: true, status: 'active' }],
    ['goes on', cancelled, { event: 'resumed' }, { cancelAtPeriodEnd: false }],
    ['has its end announced', cancelled, { event: 'end_announced' }, { isEndAnnounced: true }],
    ['forgets the announcement when it goes on', { ...cancelled, isEndAnnounced: true }, { event: 'resumed' }, started],
    ['ends', cancelled, { event: 'ended' }, { status: 'ended' }],
  ])('%s', (_what, before, event, after) => {
    expect(transition(before, event)).toMatchObject(after);
  });

  it.each<[string, Subscription | undefined, SubscriptionEvent]>([
    ['start twice', started, { event: 'started', subscription: started }],
    ['renew before it has started', undefined, { event: 'renewed', ...next }],
    ['renew backwards', started, { event: 'renewed', periodStart: next.periodEnd, periodEnd: next.periodStart }],
    ['go on after its end', ended, { event: 'resumed' }],
    ['end twice', ended, { event: 'ended' }],
    ['be paid when nothing is due', started, { event: 'paid' }],
    ['have its end announced while it goes on', started, { event: 'end_announced' }],
  ])('cannot %s', (_what, before, event) => {
    expect(() => transition(before, event)).toThrow(/cannot be/);
  });
});

describe('the plan of a subscription', () => {
  const facts = (subscription: Subscription, at: string) => subscribedPlan(subscription, new Date(at), false, 'nobody');

  it.each([
    ['lasts for its period', started, '2026-12-18T09:59:59.999Z', 'pro'],
    ['lasts while its renewal is not heard of', started, '2026-12-25T09:59:59.999Z', 'pro'],
    ['does not last longer', started, '2026-12-25T10:00:00.000Z', undefined],
    ['lasts to the end of a cancelled one', cancelled, '2026-12-18T09:59:59.999Z', 'pro'],
    ['and no longer', cancelled, '2026-12-18T10:00:00.000Z', undefined],
    ['lasts a week without payment', pastDue, '2026-11-25T09:59:59.999Z', 'pro'],
    ['and no longer', pastDue, '2026-11-25T10:00:00.000Z', undefined],
    ['ends with it', ended, '2026-11-18T10:00:00.000Z', undefined],
  ])('%s', (_what, subscription, at, plan) => {
    expect(facts(subscription, at)).toBe(plan);
  });

  it('comes from the sandbox only where the sandbox gives plans', () => {
    const sandbox: Subscription = { ...started, provider: 'sandbox' };
    const at = started.periodStart;
    expect(subscribedPlan(sandbox, at, false, 'everybody')).toBe('pro');
    expect(subscribedPlan(sandbox, at, true, 'demos')).toBe('pro');
    expect(subscribedPlan(sandbox, at, false, 'demos')).toBeUndefined();
    expect(subscribedPlan(sandbox, at, true, 'nobody')).toBeUndefined();
    expect(entitledUntil(sandbox)).toEqual(new Date('2026-12-25T10:00:00Z'));
  });
});

describe('what the provider says', () => {
  const seen: fc.Arbitrary<ProviderSubscription> = fc
    .record({
      id: fc.constantFrom('sub_1', 'sub_2'),
      planId: fc.constantFrom('pro', 'business', 'enterprise'),
      priceCents: fc.constantFrom(2_900, 9_900, 29_900),
      status: fc.constantFrom('active', 'past_due', 'ended'),
      month: fc.nat(30),
      cancelAtPeriodEnd: fc.boolean(),
    })
    .map(({ month, ...rest }) => ({
      ...rest,
      checkoutId: 'checkout',
      currency: 'usd',
      periodStart: new Date(Date.UTC(2026, month)),
      periodEnd: new Date(Date.UTC(2026, month + 1)),
      invoices: [],
    }));

  it('is always what the ledger ends up with, whatever was missed and in whatever order it is heard', () => {
    fc.assert(
      fc.property(fc.array(seen, { minLength: 1, maxLength: 12 }), (looks) => {
        let current: Subscription | undefined;
        for (const look of looks) {
          // A second subscription is only entered once the first has ended.
          if (current && current.status !== 'ended' && current.providerId !== look.id) continue;
          const wasOver = current?.status === 'ended' && current.providerId === look.id;
          for (const event of eventsBetween(current, look, 'stripe')) current = transition(current, event);
          expect(eventsBetween(current, look, 'stripe')).toEqual([]);
          if (wasOver) continue;
          const { id: providerId, checkoutId: _checkout, invoices: _invoices, ...facts } = look;
          expect(current).toMatchObject({ ...facts, providerId });
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
