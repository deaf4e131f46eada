import { readCampaignReports } from '../../../ad-kit/reports/dailyReport';
import { nameKey } from '../../../ad-kit/reports/reportFacts';
import type { ReportFile } from '../../../ad-kit/reports/reportFile';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { dayOf } from '../../lib/days';
import { dayMs, minuteMs } from '../../lib/durations';
import { newId } from '../../lib/ids';
import type { Locks } from '../../lib/locks';
import type { Page } from '../../lib/page';
import { type FieldError, invalidField, invalidFields } from '../../lib/refusal';
import { sumOf } from '../../lib/results';
import type { Scope } from '../../lib/scope';
import type { Plan, PlansService, PlansTx } from '../plans/plans.service';
import { takeOneOfMonth } from './campaigns.service';
import { type DayChange, isEffective, tally } from './dayChanges';
import { keyOfDay } from './days.repository';
import { importRows, outcomeOf, type ImportRow } from './importRows';
import type { ImportWish } from './metrics.service';
import type { OpenImport } from './pastImports.repository';
import type { PastImportsTx } from './pastImports.service';
import type { NewImport } from './pastImports.types';
import type { QuotasRepository } from './quotas.repository';
import type { RememberedTarget } from './reportMemory.repository';
import { type ImportedCampaign, planImport, type PlanTx, type ReportTarget } from './reportPlan';
import { refuseOpenQuestions } from './reportQuestions';
import { storeDays, type StoreDaysTx } from './storeDays';

export interface ReportImportWish extends ImportWish {
  /** What parts of one file have in common. */
  importId: string | undefined;
  moreFollows: boolean;
  targets: ReportTarget[];
  daysOf: WantedDays | undefined;
}

/** The days of a campaign of the file that are told one by one. */
interface WantedDays extends Page {
  /** As the file writes it. */
  campaign: string;
  outcome: ReturnType<typeof outcomeOf> | undefined;
}

export interface ReportImported {
  campaigns: ImportedCampaign[];
  days: ImportRow[];
  problem: string | null;
  file: ReportFile;
}

type ImportTx = PlansTx & StoreDaysTx & PastImportsTx & PlanTx & { quotas: QuotasRepository; locks: Locks };

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
    async import(
      asked: Scope,
      { csv, targets, newDays, dryRun, daysOf, ...wish }: ReportImportWish,
    ): Promise<ReportImported> {
      refuseBadTargets(targets);
      if (daysOf && !dryRun) throw invalidField('days_of', 'Days are told one by one in a dry run only.');
      const { reports, file, problem } = readCampaignReports(csv, {
        today: dayOf(clock.now()),
        choices: wish.choices,
      });
      if (!file || (problem !== null && !dryRun)) throw invalidField('csv', problem ?? '');
      if (!dryRun) refuseOpenQuestions(file);
      return unitOfWork(asked, async (tx, scope) => {
        const plan = await plans.requireFeature(tx, scope.payerId, 'hasAdvancedAnalytics');
        await tx.locks.workspace(scope.workspaceId);
        const looked = daysOf ? reports.filter(({ name }) => name === daysOf.campaign) : reports;
        const planned = await planImport(tx, scope, { reports: looked, file, targets, newDays });
        const campaigns = dryRun ? planned : await store(tx, scope, { ...wish, planned, targets }, plan, clock.now());
        return { campaigns, days: daysOf ? daysIn(planned, daysOf) : [], problem, file };
      });
    },
  };
}

function daysIn(planned: ImportedCampaign[], { outcome, limit, offset }: WantedDays): ImportRow[] {
  const rows = planned.flatMap((one) => importRows(one.rows, one.changes));
  const wanted = outcome === undefined ? rows : rows.filter((row) => outcomeOf(row) === outcome);
  return wanted.slice(offset, offset + limit);
}

type PlannedImport = Pick<ReportImportWish, 'fileName' | 'importId' | 'moreFollows' | 'targets'> & {
  planned: ImportedCampaign[];
};

/** Stores what is planned, together with the campaigns that are made for it. */
async function store(
  tx: ImportTx,
  scope: Scope,
  { planned, fileName, importId: wanted, moreFollows, targets }: PlannedImport,
  plan: Plan,
  now: Date,
): Promise<ImportedCampaign[]> {
  const campaigns = await withCampaigns(tx, scope, planned, plan, now);
  const taken = campaigns.flatMap(({ target, changes, problem }) =>
    target?.id && problem === null ? [{ id: target.id, name: target.name, changes }] : [],
  );
  const open = wanted === undefined ? undefined : await findOpen(tx, scope, wanted, now);
  const again = await sentAgain(tx, open, taken);
  const isNew = (id: string) => (change: DayChange) => !again.has(keyOfDay({ campaignId: id, day: change.day }));
  const refused = campaigns.reduce((sum, campaign) => sum + campaign.refused.length, 0);
  const counts = { ...tally(taken.flatMap(({ id, changes }) => changes.filter(isNew(id)))), refused };
  const runsUntil = moreFollows && wanted !== undefined ? new Date(now.getTime() + longestPause) : null;
  const done = { fileName, runsUntil, campaignIds: taken.map(({ id }) => id), ...counts };
  const importId = await listImport(tx, scope, done, { wanted, open }, now);
  const changed = taken.map(({ changes, ...one }) => ({ ...one, days: changes.filter(isEffective) }));
  await storeDays(tx, scope, changed, now, importId);
  await tx.reportMemory.keep(scope.workspaceId, choicesIn(campaigns, targets), now);
  return campaigns.map((one) => asAnsweredAtFirst(one, again));
}

/**
 * Of a part that came before, as after an answer that was lost: the days that it wrote then, by `keyOfDay`, and whether
 * they had numbers before it.
 */
async function sentAgain(
  { importedDays }: ImportTx,
  open: OpenImport | undefined,
  taken: { id: string; changes: DayChange[] }[],
): Promise<ReadonlyMap<string, boolean>> {
  const same = taken.flatMap(({ id, changes }) =>
    changes.filter((change) => !isEffective(change)).map(({ day }) => ({ campaignId: id, day })),
  );
  return open && same.length > 0 ? importedDays.writtenOf(open.id, same) : new Map();
}

/** What the import did when it first wrote these days, although writing them again changes nothing. */
function asAnsweredAtFirst(campaign: ImportedCampaign, again: ReadonlyMap<string, boolean>): ImportedCampaign {
  const campaignId = campaign.target?.id;
  if (!campaignId || again.size === 0) return campaign;
  const changes = campaign.changes.map((change) => {
    const hadNumbers = again.get(keyOfDay({ campaignId, day: change.day }));
    return hadNumbers === undefined
      ? change
      : { ...change, outcome: hadNumbers ? ('changed' as const) : ('added' as const) };
  });
  return { ...campaign, changes };
}

const findOpen = (
  { pastImports }: ImportTx,
  scope: Scope,
  wanted: string,
  now: Date,
): Promise<OpenImport | undefined> => pastImports.findOpen(scope, wanted, new Date(now.getTime() - longestImport));

/** How long an import waits for its next part, in milliseconds: longer than an app takes to repeat a lost call. */
const longestPause = 2 * minuteMs;

/** How long after its first part an import takes further ones, in milliseconds. */
const longestImport = dayMs;

/**
 * Puts an import, or its next part, on the list. Returns its id; undefined where it can't be undone any more, since all
 * of it is undone or nothing. Throws `Refusal('validation_failed')` if `wanted` is some other import's id.
 */
async function listImport(
  { pastImports }: ImportTx,
  scope: Scope,
  done: NewImport,
  { wanted, open }: { wanted: string | undefined; open: OpenImport | undefined },
  now: Date,
): Promise<string | undefined> {
  if (open) {
    await pastImports.extend(scope.workspaceId, open, done);
    return open.canBeTakenBack || !open.isChanged ? open.id : undefined;
  }
  const id = await pastImports.insert(scope, done, now, wanted);
  if (id === undefined) throw invalidField('import_id', 'This import can’t be continued. Start a new one.');
  return id;
}

/** Where a person said that campaigns of files go; the next file's go there by themselves. */
function choicesIn(campaigns: ImportedCampaign[], targets: ReportTarget[]): RememberedTarget[] {
  const chosen = new Set(targets.map(({ campaign }) => campaign));
  return campaigns
    .filter(({ totals }) => chosen.has(totals.name))
    .map(({ totals, target }) => ({ nameKey: nameKey(totals.name), campaignId: target?.id ?? null }));
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
    workspaceId: scope.workspaceId,
    createdBy: scope.actorId,
    isSample: false,
    createdAt: now,
    updatedAt: now,
  };
  await tx.campaigns.insertWithTotals(made.map((one) => ({ ...fields, ...one, ...sumOf([]) })));
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
