import type { Clock } from '../../lib/clock';
import { Refusal } from '../../lib/refusal';
import { entitledUntil, graceMs, type SandboxReach, type SubscriptionFacts, subscribedPlan } from './entitlement';
import { featuresOf, missingFeature, type Plan, type PlanFeature, type PlanId } from './plans';
import type { PlansRepository, Subscriber } from './plans.repository';

export type { Plan, PlanFeature, PlanId, PlansRepository, SandboxReach, SubscriptionFacts };
export { entitledUntil, featuresOf, graceMs };

interface PlansDeps {
  plans: PlansRepository;
  clock: Clock;
  /** The plan of accounts without a subscription, and the least that any account has. */
  defaultPlan: PlanId;
  sandboxReach: SandboxReach;
}

export type PlansService = ReturnType<typeof createPlansService>;

/** What accounts may do: the one place that turns a subscription into a plan. */
export function createPlansService({ plans, clock, defaultPlan, sandboxReach }: PlansDeps) {
  const choose = (all: Plan[], subscriber: Subscriber | undefined): Plan => {
    const subscribed =
      subscriber && subscribedPlan(subscriber.subscription, clock.now(), subscriber.isDemo, sandboxReach);
    const own = all.filter(({ id }) => id === subscribed || id === defaultPlan);
    const largest = own.at(-1);
    if (!largest) throw new Error(`The table of plans lacks ${defaultPlan}.`);
    return largest;
  };
  const planIn = async (tx: { plans: PlansRepository }, accountId: string): Promise<Plan> =>
    choose(await tx.plans.list(clock.now()), await tx.plans.holdSubscriber(accountId));

  return {
    /** The least plan that any account has. */
    defaultPlan,

    /** From the smallest to the largest. */
    list: (): Promise<Plan[]> => plans.list(clock.now()),

    /** The plan that an account is on at this moment. */
    async planOf(accountId: string): Promise<Plan> {
      const [all, subscriber] = await Promise.all([plans.list(clock.now()), plans.findSubscriber(accountId)]);
      return choose(all, subscriber);
    },

    /** The plan of an account for the rest of a transaction: no change of it can slip in between. */
    planIn,

    /** Throws `Refusal('plan_required')` unless the account's plan includes a feature, for the rest of a transaction. */
    async requireFeature(tx: { plans: PlansRepository }, accountId: string, feature: PlanFeature): Promise<Plan> {
      const plan = await planIn(tx, accountId);
      const complaint = missingFeature(plan, feature, await tx.plans.list(clock.now()));
      if (complaint) throw new Refusal('plan_required', complaint);
      return plan;
    },
  };
}
