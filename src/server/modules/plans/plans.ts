export type PlanId = 'free' | 'pro' | 'business' | 'enterprise';

/** What a plan costs and allows. */
export interface Plan {
  id: PlanId;
  name: string;
  /** Larger plans have larger numbers. */
  size: number;
  /** Price of a month in cents. */
  priceCents: number;
  /** Three lower-case letters of ISO 4217. */
  currency: string;
  /** Campaigns that may be created in a calendar month (UTC); null for no limit. */
  campaignsPerMonth: number | null;
  /** Templates of the library that may be used; null for all of them. */
  libraryTemplates: number | null;
  hasAiCopy: boolean;
  /** Generations of AI copy in a calendar month (UTC); 0 without AI copy. */
  aiGenerationsPerMonth: number;
  hasAdvancedAnalytics: boolean;
  hasTeams: boolean;
  hasApiAccess: boolean;
  /** The owner included; 0 without teams. */
  membersPerTeam: number;
  support: 'email' | 'priority' | 'dedicated';
}

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

/** What some plans include and others don't, and what it is called. */
const features = {
  hasAiCopy: 'AI ad copy',
  hasAdvancedAnalytics: 'Advanced analytics',
  hasTeams: 'Team collaboration',
  hasApiAccess: 'API access',
} as const satisfies Partial<Record<keyof Plan, string>>;

export type PlanFeature = keyof typeof features;

/** `undefined` if the plan includes the feature, else one sentence that says which of `plans` do. */
export function missingFeature(plan: Plan, feature: PlanFeature, plans: readonly Plan[]): string | undefined {
  if (plan[feature]) return undefined;
  const names = plans.filter((one) => one[feature]).map(({ name }) => name);
  const list = new Intl.ListFormat('en-US').format(names);
  return `${features[feature]} is part of ${list}. Upgrade your plan to use it.`;
}
