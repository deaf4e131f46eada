import type { AiService } from '../ai/ai.service';
import type { TemplateLibraryService } from '../template-library/templateLibrary.service';
import type { CampaignsService } from '../campaigns/campaigns.service';
import type { Plan, PlansService } from '../plans/plans.service';

/** How much is used of something that plans limit. */
export interface UsageMeter {
  id: 'campaigns_per_month' | 'library_templates' | 'ai_generations_per_month';
  name: string;
  used: number;
  /** Null for no limit. */
  limit: number | null;
  /** Null where the count never resets. */
  resetsAt: Date | null;
}

/** Something of which more is used than a plan allows. */
export interface OverLimit {
  id: Exclude<UsageMeter['id'], 'ai_generations_per_month'>;
  used: number;
  limit: number;
  /** What that means for the account. */
  detail: string;
}

export type UsageService = ReturnType<typeof createUsageService>;

/** What is used of what the plan limits. */
export function createUsageService({
  campaigns,
  library,
  ai,
  plans,
}: {
  campaigns: Pick<CampaignsService, 'monthlyUse'>;
  library: Pick<TemplateLibraryService, 'countUsedBy'>;
  ai: Pick<AiService, 'monthlyUse'>;
  plans: Pick<PlansService, 'planOf'>;
}) {
  return {
    async meters(accountId: string): Promise<UsageMeter[]> {
      const [plan, { created, resetsAt }, used, { written }] = await Promise.all([
        plans.planOf(accountId),
        campaigns.monthlyUse(accountId),
        library.countUsedBy(accountId),
        ai.monthlyUse(accountId),
      ]);
      const { campaignsPerMonth, libraryTemplates, hasAiCopy, aiGenerationsPerMonth: limit } = plan;
      return [
        { id: 'campaigns_per_month', name: 'Campaigns this month', used: created, limit: campaignsPerMonth, resetsAt },
        { id: 'library_templates', name: 'Library templates used', used, limit: libraryTemplates, resetsAt: null },
        ...(hasAiCopy
          ? [
              {
                id: 'ai_generations_per_month' as const,
                name: 'AI generations this month',
                used: written,
                limit,
                resetsAt,
              },
            ]
          : []),
      ];
    },

    /** What would be over the limits of a plan. */
    async overLimits(accountId: string, plan: Plan): Promise<OverLimit[]> {
      const [{ created }, used] = await Promise.all([campaigns.monthlyUse(accountId), library.countUsedBy(accountId)]);
      return [...overCampaigns(plan, created), ...overTemplates(plan, used)];
    },
  };
}

function overCampaigns({ name, campaignsPerMonth: limit }: Plan, used: number): OverLimit[] {
  if (limit === null || used <= limit) return [];
  const detail = `You created ${used} campaigns this month, and ${name} allows ${limit}. You’ll keep them all and can create more next month.`;
  return [{ id: 'campaigns_per_month', used, limit, detail }];
}

function overTemplates({ name, libraryTemplates: limit }: Plan, used: number): OverLimit[] {
  if (limit === null || used <= limit) return [];
  const detail = `You’ve used ${used} library templates, and ${name} includes ${limit} basic ones. You’ll keep your copies, but only basic templates can be added.`;
  return [{ id: 'library_templates', used, limit, detail }];
}
