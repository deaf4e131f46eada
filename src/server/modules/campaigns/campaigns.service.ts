import type { ProductBrief } from '../../../ad-kit/writer/productBrief';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { addMonths, dayOf, firstDayOfMonth } from '../../lib/days';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import { invalidField, notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { Plan, PlansTx, PlansService } from '../plans/plans.service';
import type { AdDay, AdDaysRepository } from './adDays.repository';
import type { CampaignAction, CampaignActivity } from './campaigns.activity';
import type { CampaignBriefsRepository } from './campaignBriefs.repository';
import type { CampaignListRepository } from './campaignList.repository';
import type { CampaignsRepository } from './campaigns.repository';
import type {
  Campaign,
  CampaignCounts,
  CampaignFields,
  CampaignFilter,
  CampaignMatch,
  CampaignStatus,
  CampaignTotals,
  DayNumbers,
} from './campaigns.types';
import { actionTo, campaignCompleted } from './campaignStatus';
import { copyName } from '../../../ad-kit/copyName';
import type { DaysRepository } from './days.repository';
import type { QuotasRepository } from './quotas.repository';
import type { WorkspaceDaysRepository } from './workspaceDays.repository';

export interface CampaignWithDays {
  campaign: Campaign;
  /** `null` until it is filled in. */
  brief: ProductBrief | null;
  /** Oldest first. */
  days: DayNumbers[];
  /** How they divide between its ads, oldest first. */
  adDays: AdDay[];
}

export interface CampaignSummary extends CampaignCounts {
  createdThisMonth: number;
  monthlyLimit: number | null;
  /** When the month's count starts again. */
  monthResetsAt: Date;
}

export interface MonthlyUse {
  /** Campaigns that count against the plan this month. */
  created: number;
  /** When the count resets. */
  resetsAt: Date;
}

interface CampaignsDeps {
  campaigns: CampaignsRepository;
  campaignBriefs: CampaignBriefsRepository;
  lists: CampaignListRepository;
  days: DaysRepository;
  adDays: AdDaysRepository;
  quotas: QuotasRepository;
  unitOfWork: UnitOfWork<
    {
      campaigns: CampaignsRepository;
      campaignBriefs: CampaignBriefsRepository;
      workspaceDays: WorkspaceDaysRepository;
      quotas: QuotasRepository;
      activity: CampaignActivity;
    } & PlansTx
  >;
  plans: PlansService;
  clock: Clock;
}

export type CampaignsService = ReturnType<typeof createCampaignsService>;

/** A workspace's campaigns. "Not there" and "somebody else's" are the same `Refusal('not_found')`. */
export function createCampaignsService(deps: CampaignsDeps) {
  const { campaigns, campaignBriefs, lists, days, adDays, quotas, unitOfWork, plans, clock } = deps;
  const get = async (scope: Scope, id: string): Promise<Campaign> => {
    const campaign = await campaigns.find(scope.workspaceId, id);
    if (!campaign) throw notFound('campaign');
    return campaign;
  };

  /** `null` until it is filled in. */
  const briefOf = async ({ workspaceId }: Scope, id: string): Promise<ProductBrief | null> => {
    const found = await campaignBriefs.find(workspaceId, id);
    return found && found.revision > 0 ? found.brief : null;
  };

  const add = async (
    asked: Scope,
    fields: CampaignFields & { labels?: string[] },
    action: CampaignAction,
    brief: ProductBrief | null = null,
  ): Promise<Campaign> => {
    const now = clock.now();
    return unitOfWork(asked, async (tx, scope) => {
      const plan = await plans.planIn(tx, scope.payerId);
      await takeOneOfMonth(tx, scope, plan, now);
      const campaign = await tx.campaigns.insert({
        ...fields,
        id: newId(),
        workspaceId: scope.workspaceId,
        createdBy: scope.actorId,
        isSample: false,
        createdAt: now,
        updatedAt: now,
      });
      if (brief) await tx.campaignBriefs.set(scope.workspaceId, campaign.id, brief);
      await tx.activity.record(scope, { action, subject: campaign }, now);
      return campaign;
    });
  };

  return {
    get,

    list: (scope: Scope, filter: CampaignFilter, page: Page): Promise<Paged<Campaign>> =>
      lists.page(scope.workspaceId, filter, page),

    listAll: (scope: Scope, filter: CampaignFilter): Promise<Campaign[]> => lists.all(scope.workspaceId, filter),

    totals: (scope: Scope, match: CampaignMatch): Promise<CampaignTotals> => lists.totals(scope.workspaceId, match),

    /** Everything, oldest first. */
    async *eachWithDays(scope: Scope): AsyncGenerator<CampaignWithDays> {
      for (const campaign of await lists.all(scope.workspaceId, { sort: 'created_at', order: 'asc' })) {
        const brief = await briefOf(scope, campaign.id);
        const byAd = await adDays.listOf(scope.workspaceId, campaign.id, {});
        yield { campaign, brief, days: await days.listOf(scope.workspaceId, campaign.id), adDays: byAd };
      }
    },

    async monthlyUse(payerId: string): Promise<MonthlyUse> {
      const month = firstDayOfMonth(dayOf(clock.now()));
      return { created: await quotas.created(payerId, month), resetsAt: new Date(addMonths(month, 1)) };
    },

    async summary(scope: Scope): Promise<CampaignSummary> {
      const month = firstDayOfMonth(dayOf(clock.now()));
      const [counts, createdThisMonth, plan] = await Promise.all([
        campaigns.counts(scope.workspaceId),
        quotas.created(scope.payerId, month),
        plans.planOf(scope.payerId),
      ]);
      return {
        ...counts,
        createdThisMonth,
        monthlyLimit: plan.campaignsPerMonth,
        monthResetsAt: new Date(addMonths(month, 1)),
      };
    },

    /** Throws `Refusal('plan_limit')` when this month's campaigns are used up. */
    create(scope: Scope, fields: CampaignFields): Promise<Campaign> {
      refuseEndBeforeStart(fields);
      return add(scope, { ...fields, name: fields.name.trim() }, 'campaign_created');
    },

    /**
     * Makes a paused copy with the brief and the labels, and without numbers. Throws `Refusal('plan_limit')` like
     * `create`.
     */
    async duplicate(scope: Scope, id: string): Promise<Campaign> {
      const original = await campaigns.findEntered(scope.workspaceId, id);
      if (!original) throw notFound('campaign');
      const copy = { ...original, name: copyName(original.name), status: 'paused' } as const;
      return add(scope, copy, 'campaign_duplicated', await briefOf(scope, id));
    },

    /**
     * Changes what is defined in `change`. Throws `Refusal('campaign_completed')`, and `Refusal('stale_version')` if a
     * `revision` is given that is not the stored one. What changes nothing is no revision.
     */
    update(asked: Scope, id: string, change: Partial<CampaignFields>, revision?: number): Promise<Campaign> {
      return unitOfWork(asked, async (tx, scope) => {
        const before = await tx.campaigns.lock(scope.workspaceId, id);
        if (!before) throw notFound('campaign');
        if (before.status === 'completed') throw campaignCompleted();
        if (revision !== undefined && revision !== before.revision) throw staleVersion();
        const wanted = change.name === undefined ? change : { ...change, name: change.name.trim() };
        refuseEndBeforeStart({
          startDate: wanted.startDate === undefined ? before.startDate : wanted.startDate,
          endDate: wanted.endDate === undefined ? before.endDate : wanted.endDate,
        });
        const changed = changedFields(before, wanted);
        if (changed.length === 0) return before;
        const now = clock.now();
        const campaign = await tx.campaigns.update(scope.workspaceId, id, wanted, now);
        for (const action of actionsOf(changed, campaign.status)) {
          await tx.activity.record(scope, { action, subject: campaign }, now);
        }
        return campaign;
      });
    },

    delete(asked: Scope, id: string): Promise<void> {
      return unitOfWork(asked, async (tx, scope) => {
        await tx.locks.workspace(scope.workspaceId);
        const campaign = await tx.campaigns.lock(scope.workspaceId, id);
        if (!campaign) throw notFound('campaign');
        await tx.workspaceDays.subtractCampaigns(scope.workspaceId, [id]);
        await tx.campaigns.delete(scope.workspaceId, [id]);
        await tx.activity.record(scope, { action: 'campaign_deleted', subject: campaign }, clock.now());
      });
    },
  };
}

const staleVersion = (): Refusal =>
  new Refusal(
    'stale_version',
    'Someone else saved this campaign in the meantime, so your version wasn’t saved. Review theirs, then save again.',
  );

/** The fields that a change really changes. */
const changedFields = (before: CampaignFields, wanted: Partial<CampaignFields>): (keyof CampaignFields)[] =>
  (Object.keys(wanted) as (keyof CampaignFields)[]).filter(
    (name) => wanted[name] !== undefined && wanted[name] !== before[name],
  );

/** The activity of a change; a change of the status has an action of its own. */
const actionsOf = (changed: (keyof CampaignFields)[], status: CampaignStatus): CampaignAction[] => [
  ...(changed.some((name) => name !== 'status') ? (['campaign_edited'] as const) : []),
  ...(changed.includes('status') ? [actionTo(status)] : []),
];

function refuseEndBeforeStart({ startDate, endDate }: Pick<CampaignFields, 'startDate' | 'endDate'>): void {
  if (startDate && endDate && endDate < startDate) {
    throw invalidField('end_date', 'End date can’t be before the start date.');
  }
}

/** What is needed to keep a campaign in a transaction. */
export interface KeepCampaignTx {
  campaigns: Pick<CampaignsRepository, 'keep'>;
}

/** Whether the workspace has the campaign, which then stays until the end of the transaction. */
export const keepCampaign = (tx: KeepCampaignTx, { workspaceId }: Scope, id: string): Promise<boolean> =>
  tx.campaigns.keep(workspaceId, id);

/** Counts a campaign against the payer's month. Throws `Refusal('plan_limit')` when this month's are used up. */
export async function takeOneOfMonth(
  tx: { quotas: QuotasRepository },
  scope: Scope,
  plan: Plan,
  now: Date,
): Promise<void> {
  const isTaken = await tx.quotas.take(scope.payerId, firstDayOfMonth(dayOf(now)), plan.campaignsPerMonth);
  if (!isTaken) throw usedUp(plan, scope);
}

function usedUp({ name, campaignsPerMonth }: Plan, { actorId, payerId }: Scope): Refusal {
  const all = `all ${campaignsPerMonth} campaigns that`;
  if (payerId === actorId) {
    const reached = `You’ve created ${all} the ${name} plan includes this month.`;
    return new Refusal('plan_limit', `${reached} Upgrade your plan, or create the campaign next month.`);
  }
  const reached = `The team has used ${all} its owner’s ${name} plan includes this month.`;
  return new Refusal('plan_limit', `${reached} Ask the owner to upgrade, or create the campaign next month.`);
}
