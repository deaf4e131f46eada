import type { PlanId, SubscriptionFacts } from '../plans/plans.service';
import type { ProviderSubscription } from './payments.port';

/** An account's subscription. */
export interface Subscription extends SubscriptionFacts {
  /** The provider's id of the subscription. */
  providerId: string;
  priceCents: number;
  currency: string;
  /** Whether the account was told that this period is the last one. */
  isEndAnnounced: boolean;
}

interface Period {
  periodStart: Date;
  periodEnd: Date;
}

/** What can happen to a subscription. */
export type SubscriptionEvent =
  | { event: 'started'; subscription: Subscription }
  | ({ event: 'renewed' } & Period)
  | { event: 'payment_failed' }
  | { event: 'paid' }
  | { event: 'plan_changed'; planId: PlanId; priceCents: number; currency: string }
  | { event: 'cancelled' }
  | { event: 'resumed' }
  | { event: 'end_announced' }
  | { event: 'ended' };

/** An event that can't happen to a subscription in its state. */
class ImpossibleEvent extends Error {
  constructor(event: SubscriptionEvent['event'], before: Subscription | undefined) {
    super(`A subscription that is ${before?.status ?? 'not there'} cannot be ${event}.`);
    this.name = 'ImpossibleEvent';
  }
}

export const isLive = (subscription: Subscription | undefined): subscription is Subscription =>
  subscription !== undefined && subscription.status !== 'ended';

/** What a subscription becomes by an event. Throws `ImpossibleEvent`. */
export function transition(before: Subscription | undefined, happening: SubscriptionEvent): Subscription {
  const { event } = happening;
  if (event === 'started') {
    if (isLive(before) && before.provider === happening.subscription.provider) throw new ImpossibleEvent(event, before);
    return happening.subscription;
  }
  if (!isLive(before)) throw new ImpossibleEvent(event, before);
  switch (event) {
    case 'renewed':
      if (happening.periodEnd <= happening.periodStart) {
        throw new ImpossibleEvent(event, before);
      }
      return { ...before, periodStart: happening.periodStart, periodEnd: happening.periodEnd, isEndAnnounced: false };
    case 'payment_failed':
      return { ...before, status: 'past_due' };
    case 'paid':
      if (before.status !== 'past_due') throw new ImpossibleEvent(event, before);
      return { ...before, status: 'active' };
    case 'plan_changed': {
      const { planId, priceCents, currency } = happening;
      return { ...before, planId, priceCents, currency };
    }
    case 'cancelled':
      return { ...before, cancelAtPeriodEnd: true };
    case 'resumed':
      return { ...before, cancelAtPeriodEnd: false, isEndAnnounced: false };
    case 'end_announced':
      if (!before.cancelAtPeriodEnd) throw new ImpossibleEvent(event, before);
      return { ...before, isEndAnnounced: true };
    case 'ended':
      return { ...before, status: 'ended' };
  }
}

/**
 * What must have happened for a subscription to be as the provider says now, in an order in which it can have
 * happened. Empty if nothing has. The provider's word is final, whichever of its messages were missed.
 */
export function eventsBetween(
  before: Subscription | undefined,
  now: ProviderSubscription,
  provider: Subscription['provider'],
): SubscriptionEvent[] {
  const { planId, priceCents, currency, periodStart, periodEnd, cancelAtPeriodEnd } = now;
  if (before?.providerId !== now.id) {
    const status = now.status === 'ended' ? 'active' : now.status;
    const subscription: Subscription = {
      provider,
      providerId: now.id,
      planId,
      status,
      priceCents,
      currency,
      periodStart,
      periodEnd,
      cancelAtPeriodEnd,
      isEndAnnounced: false,
    };
    return [{ event: 'started', subscription }, ...(now.status === 'ended' ? [{ event: 'ended' as const }] : [])];
  }
  if (before.status === 'ended') return [];
  const events: SubscriptionEvent[] = [];
  if (before.planId !== planId || before.priceCents !== priceCents) {
    events.push({ event: 'plan_changed', planId, priceCents, currency });
  }
  if (before.cancelAtPeriodEnd && !cancelAtPeriodEnd) events.push({ event: 'resumed' });
  if (before.periodEnd.getTime() !== periodEnd.getTime()) events.push({ event: 'renewed', periodStart, periodEnd });
  if (before.status === 'active' && now.status === 'past_due') events.push({ event: 'payment_failed' });
  if (before.status === 'past_due' && now.status === 'active') events.push({ event: 'paid' });
  if (!before.cancelAtPeriodEnd && cancelAtPeriodEnd) events.push({ event: 'cancelled' });
  if (now.status === 'ended') events.push({ event: 'ended' });
  return events;
}
