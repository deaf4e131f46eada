import type { AiService } from '../ai/ai.service';
import type { TemplateLibraryService } from '../template-library/templateLibrary.service';
import type { CampaignsService } from '../campaigns/campaigns.service';
import type { Plan, PlansService } from '../plans/plans.service';

/** The use of something that plans limit. */
export interface UsageMeter {
  id: 'campaigns_per_month' | 'library_templates' | 'ai_generations_per_month';
  name: string;
  used: number;
  /** Null for no limit. */
  limit: number | null;
  /** Null where the count never resets. */
  resetsAt: Date | null;
}

/** A limit of a plan that is exceeded. */
export interface OverLimit {
  id: UsageMeter['id'] | 'teams' | 'team_members';
  used: number;
  limit: number;
  /** What being over this limit means, as a sentence for the person. */
  detail: string;
}

/** How many teams are named at most. */
const mostNames = 3;

/** The number of people in each of an owner's teams. */
export interface Crowds {
  crowdsOwnedBy(ownerId: string): Promise<Crowd[]>;
}

export type UsageService = ReturnType<typeof createUsageService>;

/** What is used of what the plan limits. */
export function createUsageService({
  campaigns,
  library,
  ai,
  teams,
  plans,
}: {
  campaigns: Pick<CampaignsService, 'monthlyUse'>;
  library: Pick<TemplateLibraryService, 'countUsedBy'>;
  ai: Pick<AiService, 'monthlyUse'>;
  teams: Crowds;
  plans: Pick<PlansService, 'planOf'>;
}) {
  return {
    async meters(accountId: string): Promise<UsageMeter[]> {
      const [plan, { created, resetsAt }, used, { generations }] = await Promise.all([
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
                used: generations,
                limit,
                resetsAt,
              },
            ]
          : []),
      ];
    },

    /** What would be over the limits of a plan. */
    async overLimits(accountId: string, plan: Plan): Promise<OverLimit[]> {
      const [{ created }, used, { generations }, crowds] = await Promise.all([
        campaigns.monthlyUse(accountId),
        library.countUsedBy(accountId),
        ai.monthlyUse(accountId),
        teams.crowdsOwnedBy(accountId),
      ]);
      return [
        ...overTeams(plan, crowds),
        ...overCampaigns(plan, created),
        ...overTemplates(plan, used),
        ...overGenerations(plan, generations),
      ];
    },
  };
}

/** How many people are in a team, the owner included, and how many are invited. */
interface Crowd {
  name: string;
  joined: number;
  invited: number;
}

function overTeams({ name, hasTeams, membersPerTeam: limit }: Plan, crowds: Crowd[]): OverLimit[] {
  if (!hasTeams) {
    if (crowds.length === 0) return [];
    const names = new Intl.ListFormat('en-US').format(crowds.slice(0, mostNames).map((crowd) => crowd.name));
    const more = crowds.length > mostNames ? ` and ${crowds.length - mostNames} more` : '';
    const detail = `${name} doesn’t include teams, so ${names}${more} will be read-only for everyone. Nothing is deleted, and everyone works again when you upgrade.`;
    return [{ id: 'teams', used: crowds.length, limit: 0, detail }];
  }
  return crowds
    .filter(({ joined, invited }) => joined + invited > limit)
    .map(({ name: team, joined, invited }) => {
      const open = invited === 0 ? '' : ` and ${invited} open invitation${invited === 1 ? '' : 's'}`;
      const then =
        joined > limit
          ? 'You’ll have 14 days to choose who stays active. After that, the newest members can only read.'
          : 'Invitations that don’t fit can’t be accepted.';
      const detail = `${team} has ${joined} people${open}, and ${name} has ${limit} seats. ${then}`;
      return { id: 'team_members' as const, used: joined + invited, limit, detail };
    });
}

function overGenerations({ name, hasAiCopy, aiGenerationsPerMonth: limit }: Plan, used: number): OverLimit[] {
  if (!hasAiCopy || used <= limit) return [];
  const detail = `You generated copy ${used} times this month, and ${name} includes ${limit}. You can generate more next month.`;
  return [{ id: 'ai_generations_per_month', used, limit, detail }];
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
