import type { PlanId } from '../api/api';
import type { Plan } from '../api/billingApi';

/** A plan with all that the contract can say about one. */
export type FakePlan = Required<Plan>;

/** The plans of the fake backend, from the smallest to the largest. */
export const fakePlans: readonly FakePlan[] = [
  aPlan('free', 'Free', 0, 3, 5, 0),
  aPlan('pro', 'Pro', 29, 50, null, 0),
  aPlan('business', 'Business', 99, 200, null, 10),
  aPlan('enterprise', 'Enterprise', 299, null, null, 100),
];

function aPlan(
  id: PlanId,
  name: string,
  price: number,
  campaigns: number | null,
  templates: number | null,
  members: number,
): FakePlan {
  const isPaid = price > 0;
  const hasTeams = members > 0;
  return {
    id,
    name,
    price,
    interval: 'month',
    currency: 'usd',
    features: [
      campaigns === null ? 'Unlimited campaigns' : `${campaigns} campaigns per month`,
      templates === null ? 'Premium template library' : `Basic template library (${templates})`,
      ...(isPaid ? ['AI-powered ad copy', 'Advanced analytics'] : []),
      ...(hasTeams ? [`Team collaboration (${members} members per team)`, 'API access'] : []),
    ],
    limits: { campaigns_per_month: campaigns, library_templates: templates, members_per_team: members },
    ai_copy: isPaid,
    advanced_analytics: isPaid,
    teams: hasTeams,
    api_access: hasTeams,
    support: !isPaid ? 'email' : campaigns === null ? 'dedicated' : 'priority',
    can_be_bought: isPaid,
  };
}

export function planOf(id: PlanId): FakePlan {
  const plan = fakePlans.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
}

/** Negative if the first plan is the smaller one. */
export function comparePlans(one: PlanId, other: PlanId): number {
  return fakePlans.indexOf(planOf(one)) - fakePlans.indexOf(planOf(other));
}
