import type { PlanId } from '../../api/api';
import type { Plan } from '../../api/billingApi';
import { type PlanOffer, knownOffers } from '../../api/planOffers';
import { planNames } from '../../domain/plans/planNames';
import { formatCount } from '../../lib/numbers';
import { paths } from '../../lib/paths';

const supportNames = { email: 'Email', priority: 'Priority', dedicated: '24/7 Dedicated' } as const;

/** A text, or whether it is included. */
export type ComparisonCell = string | boolean;

/** The plans' names and what they offer, row by row, in the plans' order. Without plans the known ones. */
export function comparisonOf(plans: readonly Plan[] | undefined) {
  const columns = plans ?? knownPlans();
  const row = (label: string, cell: (offer: PlanOffer) => ComparisonCell, address?: string) => ({
    label,
    address,
    cells: columns.map((plan) => ({ plan: plan.id, cell: cell(plan) })),
  });
  return {
    columns: columns.map(({ id, name }) => ({ id, name })),
    rows: [
      row('Campaigns per month', ({ limits }) =>
        limits.campaigns_per_month === null ? 'Unlimited' : formatCount(limits.campaigns_per_month),
      ),
      row('Template Library', ({ limits }) =>
        limits.library_templates === null ? 'Premium' : `Basic (${formatCount(limits.library_templates)})`,
      ),
      row('AI-Powered Ad Copy', (offer) => offer.ai_copy),
      row('Advanced Analytics', (offer) => offer.advanced_analytics, paths.analytics),
      row('Team Collaboration', (offer) => offer.teams),
      row('API Access', (offer) => offer.api_access, paths.apiAccess),
      row('Support Level', ({ support }) => supportNames[support]),
    ],
  };
}

function knownPlans(): (Pick<Plan, 'id' | 'name'> & PlanOffer)[] {
  const ids = Object.keys(knownOffers) as PlanId[];
  return ids.map((id) => ({ id, name: planNames[id], ...knownOffers[id] }));
}
