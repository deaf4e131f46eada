import { toDollars } from '../../lib/money';
import type { Plan } from '../../modules/plans/plans.service';
import { featuresOf } from '../../modules/plans/plans.service';
import type { WireTypes } from '../handlers';

export const toWirePlan = (plan: Plan, isSold: boolean): WireTypes['Plan'] => ({
  id: plan.id,
  name: plan.name,
  price: toDollars(plan.priceCents),
  interval: 'month',
  features: featuresOf(plan),
  currency: plan.currency,
  limits: {
    campaigns_per_month: plan.campaignsPerMonth,
    library_templates: plan.libraryTemplates,
    members_per_team: plan.membersPerTeam,
  },
  ai_copy: plan.hasAiCopy,
  advanced_analytics: plan.hasAdvancedAnalytics,
  teams: plan.hasTeams,
  api_access: plan.hasApiAccess,
  support: plan.support,
  can_be_bought: isSold && plan.priceCents > 0,
});
