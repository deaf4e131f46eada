import type { Plan } from './generated/billing.gen';
import type { PlanId } from './generated/auth.gen';

export type PlanOffer = Required<
  Pick<Plan, 'limits' | 'ai_copy' | 'advanced_analytics' | 'teams' | 'api_access' | 'support'>
>;

/** What the plans offer where a backend names only what they cost, or none could be asked for. */
export const knownOffers: Record<PlanId, PlanOffer> = {
  free: anOffer(3, 5, 'email', false, false),
  pro: anOffer(50, null, 'priority', true, false),
  business: anOffer(200, null, 'priority', true, true),
  enterprise: anOffer(null, null, 'dedicated', true, true),
};

function anOffer(
  campaigns: number | null,
  templates: number | null,
  support: PlanOffer['support'],
  isPaid: boolean,
  hasTeams: boolean,
): PlanOffer {
  return {
    limits: { campaigns_per_month: campaigns, library_templates: templates, members_per_team: null },
    ai_copy: isPaid,
    advanced_analytics: isPaid,
    teams: hasTeams,
    api_access: hasTeams,
    support,
  };
}
