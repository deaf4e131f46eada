import type { CampaignsService } from '../campaigns/campaigns.service';
import type { Plan, PlansService } from '../plans/plans.service';

/** How much is used of something that plans limit. */
export interface UsageMeter {
  id: 'campaigns_per_month';
  name: string;
  used: number;
  /** Null for no limit. */
  limit: number | null;
  resetsAt: Date;
}

/** Something of which more is used than a plan allows. */
export interface OverLimit {
  id: UsageMeter['id'];
  used: number;
  limit: number;
  /** What that means for the account. */
  detail: string;
}

export type UsageService = ReturnType<typeof createUsageService>;

/** What is used of what the plan limits. */
export function createUsageService({
  campaigns,
  plans,
}: {
  campaigns: Pick<CampaignsService, 'monthlyUse'>;
  plans: Pick<PlansService, 'planOf'>;
}) {
  return {
    async meters(accountId: string): Promise<UsageMeter[]> {
      const [plan, { created, resetsAt }] = await Promise.all([
        plans.planOf(accountId),
        campaigns.monthlyUse(accountId),
      ]);
      const limit = plan.campaignsPerMonth;
      return [{ id: 'campaigns_per_month', name: 'Campaigns this month', used: created, limit, resetsAt }];
    },

    /** What would be over the limits of a plan. */
    async overLimits(accountId: string, { name, campaignsPerMonth: limit }: Plan): Promise<OverLimit[]> {
      const { created: used } = await campaigns.monthlyUse(accountId);
      if (limit === null || used <= limit) return [];
      const detail = `You created ${used} campaigns this month and ${name} allows ${limit}. All of them stay; new ones can be created from next month on.`;
      return [{ id: 'campaigns_per_month', used, limit, detail }];
    },
  };
}
