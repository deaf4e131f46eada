export type PlanId = 'free' | 'pro' | 'business' | 'enterprise';

/** What a plan allows. */
export interface Plan {
  id: PlanId;
  name: string;
  /** Campaigns that may be created in a calendar month (UTC); null for no limit. */
  campaignsPerMonth: number | null;
}

/** Rule: docs/product-rules.md, "Plans". */
export const plans: Readonly<Record<PlanId, Plan>> = {
  free: { id: 'free', name: 'Free', campaignsPerMonth: 3 },
  pro: { id: 'pro', name: 'Pro', campaignsPerMonth: 50 },
  business: { id: 'business', name: 'Business', campaignsPerMonth: 200 },
  enterprise: { id: 'enterprise', name: 'Enterprise', campaignsPerMonth: null },
};
