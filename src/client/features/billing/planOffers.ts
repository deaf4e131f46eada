import type { PlanId } from '../../api/api';
import type { Plan } from '../../api/billingApi';
import { planNames } from '../../domain/plans/planNames';
import { formatCount } from '../../lib/numbers';

type Offer = Required<Pick<Plan, 'limits' | 'ai_copy' | 'advanced_analytics' | 'teams' | 'api_access' | 'support'>>;

/** What the plans offer where the backend names only what they cost. */
const knownOffers: Record<PlanId, Offer> = {
  free: anOffer(3, 5, 'email', false, false),
  pro: anOffer(50, null, 'priority', true, false),
  business: anOffer(200, null, 'priority', true, true),
  enterprise: anOffer(null, null, 'dedicated', true, true),
};

const supportNames = { email: 'Email', priority: 'Priority', dedicated: '24/7 Dedicated' } as const;

/** A text, or whether it is included. */
export type ComparisonCell = string | boolean;

/** The plans' names and what they offer, row by row, in the plans' order. Without plans the known ones. */
export function comparisonOf(plans: readonly Plan[] | undefined) {
  const columns = (plans ?? knownPlans()).map((plan) => ({ ...plan, offer: { ...knownOffers[plan.id], ...plan } }));
  const row = (label: string, cell: (offer: Offer) => ComparisonCell) => ({
    label,
    cells: columns.map(({ id, offer }) => ({ plan: id, cell: cell(offer) })),
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
      row('Advanced Analytics', (offer) => offer.advanced_analytics),
      row('Team Collaboration', (offer) => offer.teams),
      row('API Access', (offer) => offer.api_access),
      row('Support Level', ({ support }) => supportNames[support]),
    ],
  };
}

function knownPlans(): Pick<Plan, 'id' | 'name'>[] {
  const ids = Object.keys(knownOffers) as PlanId[];
  return ids.map((id) => ({ id, name: planNames[id] }));
}

function anOffer(
  campaigns: number | null,
  templates: number | null,
  support: Offer['support'],
  isPaid: boolean,
  hasTeams: boolean,
): Offer {
  return {
    limits: { campaigns_per_month: campaigns, library_templates: templates, members_per_team: null },
    ai_copy: isPaid,
    advanced_analytics: isPaid,
    teams: hasTeams,
    api_access: hasTeams,
    support,
  };
}
