export type PlanId = 'free' | 'pro' | 'business' | 'enterprise';

/** What a plan costs and allows. */
export interface Plan {
  id: PlanId;
  name: string;
  /** Price of a month in cents. */
  priceCents: number;
  /** Three lower-case letters of ISO 4217. */
  currency: string;
  /** Campaigns that may be created in a calendar month (UTC); null for no limit. */
  campaignsPerMonth: number | null;
  /** Templates of the library that may be used; null for all of them. */
  libraryTemplates: number | null;
  hasAiCopy: boolean;
  hasAdvancedAnalytics: boolean;
  hasTeams: boolean;
  hasApiAccess: boolean;
  /** The owner included; 0 without teams. */
  membersPerTeam: number;
  support: 'email' | 'priority' | 'dedicated';
}

const free: Plan = {
  id: 'free',
  name: 'Free',
  priceCents: 0,
  currency: 'usd',
  campaignsPerMonth: 3,
  libraryTemplates: 5,
  hasAiCopy: false,
  hasAdvancedAnalytics: false,
  hasTeams: false,
  hasApiAccess: false,
  membersPerTeam: 0,
  support: 'email',
};

const pro: Plan = {
  ...free,
  id: 'pro',
  name: 'Pro',
  priceCents: 2_900,
  campaignsPerMonth: 50,
  libraryTemplates: null,
  hasAiCopy: true,
  hasAdvancedAnalytics: true,
  support: 'priority',
};

const business: Plan = {
  ...pro,
  id: 'business',
  name: 'Business',
  priceCents: 9_900,
  campaignsPerMonth: 200,
  hasTeams: true,
  hasApiAccess: true,
  membersPerTeam: 10,
};

const enterprise: Plan = {
  ...business,
  id: 'enterprise',
  name: 'Enterprise',
  priceCents: 29_900,
  campaignsPerMonth: null,
  membersPerTeam: 100,
  support: 'dedicated',
};

/** Rule: docs/product-rules.md, "Plans". */
export const plans: Readonly<Record<PlanId, Plan>> = { free, pro, business, enterprise };

/** From the smallest to the largest. */
export const plansBySize: readonly Plan[] = [free, pro, business, enterprise];

/** Negative if the first plan is the smaller one, 0 if they are the same. */
export const comparePlans = (one: PlanId, other: PlanId): number =>
  plansBySize.indexOf(plans[one]) - plansBySize.indexOf(plans[other]);

const supportLines = { email: 'Email support', priority: 'Priority support', dedicated: '24/7 dedicated support' };

/** What a plan brings, one line for each thing, computed from its data so that the two can't disagree. */
export function featuresOf(plan: Plan): string[] {
  return [
    plan.campaignsPerMonth === null ? 'Unlimited campaigns' : `${plan.campaignsPerMonth} campaigns per month`,
    plan.libraryTemplates === null ? 'Premium template library' : `Basic template library (${plan.libraryTemplates})`,
    ...(plan.hasAiCopy ? ['AI-powered ad copy'] : []),
    ...(plan.hasAdvancedAnalytics ? ['Advanced analytics'] : []),
    ...(plan.hasTeams ? [`Team collaboration (${plan.membersPerTeam} members per team)`] : []),
    ...(plan.hasApiAccess ? ['API access'] : []),
    supportLines[plan.support],
  ];
}
