import { readCampaignReports } from '../../../ad-kit/reports/dailyReport';
import type { ReportCampaign } from '../../../ad-kit/reports/reportFacts';
import { nameKey } from '../../../ad-kit/reports/reportFacts';
import type { ReportFile } from '../../../ad-kit/reports/reportFile';
import type { DailyReportRow } from '../../../ad-kit/reports/reportRows';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { dayOf } from '../../lib/days';
import { groupBy } from '../../lib/groupBy';
import { newId } from '../../lib/ids';
import type { Locks } from '../../lib/locks';
import { type FieldError, invalidField, invalidFields, notFound } from '../../lib/refusal';
import { sumOf } from '../../lib/results';
import type { Scope } from '../../lib/scope';
import type { Plan, PlansService, PlansTx } from '../plans/plans.service';
import { takeOneOfMonth } from './campaigns.service';
import type { Campaign, Platform } from './campaigns.types';
import { compareDays, type DayChange, isEffective, tally, wantedOf } from './dayChanges';
import type { ImportWish } from './metrics.service';
import type { QuotasRepository } from './quotas.repository';
import { refuseOpenQuestions } from './reportQuestions';
import { storeDays, type StoreDaysTx } from './storeDays';

/** Where a campaign of a file goes; nowhere where neither is set. */
interface ReportTarget {
  /** As the file writes it. */
  campaign: string;
  campaignId: string | undefined;
  /** For a new campaign. */
  platform: Platform | undefined;
}

export interface ReportImportWish extends ImportWish {
  targets: ReportTarget[];
}

/** What a campaign of a file does. */
export interface ImportedCampaign {
  totals: ReportCampaign;
  /** Null where its numbers go nowhere; a new one has a platform, and no id until it is stored. */
  target: { id: string | null; name: string; platform: Platform | null } | null;
  /** Empty where there is a problem. */
  changes: DayChange[];
  refused: DailyReportRow[];
  problem: string | null;
}

export interface ReportImported {
  campaigns: ImportedCampaign[];
  problem: string | null;
  file: ReportFile;
}

type ImportTx = PlansTx & StoreDaysTx & { quotas: QuotasRepository; locks: Locks };

type ImportDeps = { unitOfWork: UnitOfWork<ImportTx>; plans: PlansService; clock: Clock };

export type ReportImportService = ReturnType<typeof createReportImportService>;

/** Brings the numbers of several campaigns in from one file. */
export function createReportImportService({ unitOfWork, plans, clock }: ImportDeps) {
  return {
    /**
     * Reads a file and, unless `dryRun`, stores every day that can be. Throws `Refusal('plan_required')`,
     * `Refusal('plan_limit')` where new campaigns are too many, and `Refusal('validation_failed')` if the file can't be
     * read at all and, unless `dryRun`, if it leaves something open.
     */
    async import(asked: Scope, { csv, fileName, choices, targets, dryRun }: ReportImportWish): Promise<ReportImported> {
      refuseBadTargets(targets);
      const { reports, file, problem } = readCampaignReports(csv, { today: dayOf(clock.now()), choices });
      if (!file || (problem !== null && !dryRun)) throw invalidField('csv', problem ?? '');
      if (!dryRun) refuseOpenQuestions(file);
      return unitOfWork(asked, async (tx, scope) => {
        const plan = await plans.requireFeature(tx, scope.payerId, 'hasAdvancedAnalytics');
        await tx.locks.workspace(scope.workspaceId);
        const read = reports.map((report) => ({ ...report, totals: totalsOf(file, report.name) }));
        const planned = await plannedOf(tx, scope, read, targets);
        const campaigns = dryRun ? planned : await store(tx, scope, { planned, fileName }, plan, clock.now());
        return { campaigns, problem, file };
      });
    },
  };
}

type ReadCampaign = { name: string; rows: DailyReportRow[]; totals: ReportCampaign };

const totalsOf = ({ campaigns }: ReportFile, name: string): ReportCampaign =>
  campaigns.find((campaign) => campaign.name === name) ?? { name, rows: 0 };

/** What the campaigns of a file do, each by itself. Nobody else changes the target campaigns until the transaction ends. */
async function plannedOf(
  tx: ImportTx,
  scope: Scope,
  read: ReadCampaign[],
  targets: ReportTarget[],
): Promise<ImportedCampaign[]> {
  const wishes = new Map(targets.map((target) => [target.campaign, target]));
  const ids = targets.flatMap(({ campaignId }) => campaignId ?? []);
  const unnamed = read.filter(({ name }) => !wishes.has(name)).map(({ name }) => nameKey(name));
  const known = await tx.campaigns.lockNamed(scope.workspaceId, ids, unnamed);
  const byId = new Map(known.map((campaign) => [campaign.id, campaign]));
  const taken = new Set(ids);
  const planned = read.map((one) => {
    const wish = wishes.get(one.name);
    const free = known.filter(({ id }) => !taken.has(id));
    const found = wish ? byId.get(wish.campaignId ?? '') : sameNamed(free, one.name);
    if (wish?.campaignId !== undefined && !found) throw notFound('campaign');
    if (found) taken.add(found.id);
    return { ...one, found, platform: wish?.platform, problem: found?.status === 'completed' ? completed : null };
  });
  const wanted = planned.flatMap(({ found, rows }) =>
    found ? wantedOf(rows).map(({ day }) => ({ campaignId: found.id, day })) : [],
  );
  const existing = groupBy(await tx.days.find(scope.workspaceId, wanted), ({ campaignId }) => campaignId);
  return planned.map(({ name, rows, totals, found, platform, problem }) => {
    const target = found
      ? { id: found.id, name: found.name, platform: null }
      : platform
        ? { id: null, name, platform }
        : null;
    const isOpen = target !== null && problem === null;
    return {
      totals,
      target,
      changes: isOpen ? compareDays(existing.get(found?.id ?? '') ?? [], wantedOf(rows)) : [],
      refused: isOpen ? rows.filter(({ message }) => message !== null) : [],
      problem,
    };
  });
}

type Found = Pick<Campaign, 'id' | 'name' | 'status'>;

const completed = 'This campaign is completed, so it’s read-only. Choose another one, or leave it out.';

/** The only campaign of a name, completed ones aside; which of several is meant, a person has to say. */
function sameNamed(known: Found[], wanted: string): Found | undefined {
  const same = known.filter(({ name }) => nameKey(name) === nameKey(wanted));
  const open = same.filter(({ status }) => status !== 'completed');
  const [only, ...others] = open.length > 0 ? open : same;
  return others.length === 0 ? only : undefined;
}

/** Stores what is planned, together with the campaigns that are made for it. */
async function store(
  tx: ImportTx,
  scope: Scope,
  { planned, fileName }: { planned: ImportedCampaign[]; fileName: string | null },
  plan: Plan,
  now: Date,
): Promise<ImportedCampaign[]> {
  const campaigns = await withCampaigns(tx, scope, planned, plan, now);
  const taken = campaigns.flatMap(({ target, changes, problem }) =>
    target?.id && problem === null ? [{ id: target.id, name: target.name, changes }] : [],
  );
  const refused = campaigns.reduce((sum, campaign) => sum + campaign.refused.length, 0);
  const counts = { ...tally(taken.flatMap(({ changes }) => changes)), refused };
  const done = { fileName, campaignIds: taken.map(({ id }) => id), ...counts };
  const importId = await tx.pastImports.insert(scope, done, now);
  const changed = taken.map(({ changes, ...one }) => ({ ...one, days: changes.filter(isEffective) }));
  await storeDays(tx, scope, changed, now, importId);
  return campaigns;
}

/** Makes the campaigns that are new. Throws `Refusal('plan_limit')` when this month's campaigns are used up. */
async function withCampaigns(
  tx: ImportTx,
  scope: Scope,
  planned: ImportedCampaign[],
  plan: Plan,
  now: Date,
): Promise<ImportedCampaign[]> {
  const campaigns = planned.map((one) =>
    one.target?.platform ? { ...one, target: { ...one.target, id: newId() } } : one,
  );
  const made = campaigns.flatMap(({ target }) =>
    target?.platform && target.id ? [{ id: target.id, name: target.name, platform: target.platform }] : [],
  );
  if (made.length === 0) return campaigns;
  for (const _one of made) await takeOneOfMonth(tx, scope, plan, now);
  const fields = {
    status: 'active' as const,
    budgetCents: 0,
    objective: null,
    targetAudience: null,
    startDate: null,
    endDate: null,
    workspaceId: scope.workspaceId,
    createdBy: scope.actorId,
    isSample: false,
    createdAt: now,
    updatedAt: now,
  };
  await tx.campaigns.insertWithTotals(made.map((one) => ({ ...fields, ...one, ...sumOf([]), dayCount: 0 })));
  for (const subject of made) await tx.activity.record(scope, { action: 'campaign_created', subject }, now);
  return campaigns;
}

/** Each takes statements of its own, and everybody on the embedded database waits for them. */
const mostNew = 50;

function refuseBadTargets(targets: ReportTarget[]): void {
  const errors: FieldError[] = [];
  const names = new Set<string>();
  const ids = new Set<string>();
  let added = 0;
  targets.forEach(({ campaign, campaignId, platform }, index) => {
    const refuse = (field: string, message: string) => errors.push({ field: `targets.${index}.${field}`, message });
    if (names.has(campaign)) refuse('campaign', 'Send each campaign of the file once.');
    if (campaignId !== undefined && ids.has(campaignId)) {
      refuse('campaign_id', 'Two campaigns of the file can’t go to the same campaign.');
    }
    if (campaignId !== undefined && platform !== undefined) {
      refuse('new_platform', 'Choose a campaign or make a new one, not both.');
    }
    if (platform !== undefined && !isName(campaign)) {
      refuse('campaign', 'A new campaign’s name has 1 to 120 characters. Choose a campaign, or leave it out.');
    }
    if (platform !== undefined) added += 1;
    if (added > mostNew) refuse('new_platform', `At most ${mostNew} campaigns can be created at once.`);
    names.add(campaign);
    if (campaignId !== undefined) ids.add(campaignId);
  });
  if (errors.length > 0) throw invalidFields(errors);
}

/** Whether a campaign may be called so. */
const isName = (text: string): boolean => text.trim() !== '' && [...text].length <= 120;
