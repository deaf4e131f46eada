import { readDailyReport } from '../../../ad-kit/reports/dailyReport';
import type { NewDays } from '../../../ad-kit/reports/newDays';
import { firstDay } from '../../../ad-kit/reports/reportDates';
import type { ReportChoices, ReportFile } from '../../../ad-kit/reports/reportFile';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { addDays, type Day, dayOf } from '../../lib/days';
import { dayMs } from '../../lib/durations';
import type { Locks } from '../../lib/locks';
import type { Page, Paged } from '../../lib/page';
import { type FieldError, invalidField, invalidFields, notFound } from '../../lib/refusal';
import { type StoredSums, sumOf } from '../../lib/results';
import type { Scope } from '../../lib/scope';
import { adsOfCampaigns, type CampaignAdsTx } from '../ads/campaignAds.service';
import type { AdDaysRepository } from './adDays.repository';
import { adsOfReport, type ReportAdCounts, tellsAds } from './adsOfReport';
import type { CampaignsRepository } from './campaigns.repository';
import type { Campaign, DayNumbers, DayNumbersChange, DaySums } from './campaigns.types';
import { campaignCompleted } from './campaignStatus';
import {
  compareDays,
  type DayChange,
  isEffective,
  takenAds,
  takenRows,
  tally,
  type WantedDay,
  wantedOf,
} from './dayChanges';
import type { DayRange, DaysRepository, Step } from './days.repository';
import { type ImportRow, importRows } from './importRows';
import type { NewImport } from './pastImports.types';
import { refuseOpenQuestions } from './reportQuestions';
import type { PastImportsTx } from './pastImports.service';
import { storeDays, type StoreDaysTx } from './storeDays';

/** What an imported file is and does. */
export interface Import {
  rows: ImportRow[];
  /** How many days have which outcome. */
  counts: Pick<NewImport, 'added' | 'changed' | 'unchanged' | 'refused'>;
  /** Null where it tells none apart. */
  ads: ReportAdCounts | null;
  /** Why nothing of it can be read; null if something can. */
  problem: string | null;
  file: ReportFile;
}

export interface ImportWish {
  csv: string;
  fileName: string | null;
  choices: ReportChoices;
  newDays: NewDays;
  dryRun: boolean;
}

/** A campaign's numbers over a range of days. */
export interface Figures {
  /** As asked, or else the first day with numbers; `undefined` without any. Likewise `to`. */
  from: Day | undefined;
  to: Day | undefined;
  sums: StoredSums;
  step: Step;
  /** Oldest first, each with the first day of its step. */
  series: DaySums[];
}

const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** How many steps a chart has room for. */
const stepFor = (length: number): Step => (length <= 200 ? 'day' : length <= 1_400 ? 'week' : 'month');

interface Repositories {
  campaigns: CampaignsRepository;
  days: DaysRepository;
  adDays: AdDaysRepository;
}

export type MetricsService = ReturnType<typeof createMetricsService>;

/** A campaign's numbers by day. Writing keeps the sums of the campaign and of the account in the same transaction. */
export function createMetricsService(
  deps: Repositories & { unitOfWork: UnitOfWork<StoreDaysTx & PastImportsTx & CampaignAdsTx>; clock: Clock },
) {
  const { campaigns, days, unitOfWork, clock } = deps;
  return {
    /** Newest day first. */
    async list(scope: Scope, campaignId: string, range: DayRange, page: Page): Promise<Paged<DayNumbers>> {
      if (!(await campaigns.find(scope.workspaceId, campaignId))) throw notFound('campaign');
      return days.list(scope.workspaceId, campaignId, range, page);
    },

    /** What a campaign cost and brought over a range of its days, in steps that are few enough to be drawn. */
    async figures(scope: Scope, campaignId: string, range: DayRange): Promise<Figures> {
      if (!(await campaigns.find(scope.workspaceId, campaignId))) throw notFound('campaign');
      const sums = await days.sums(scope.workspaceId, campaignId, range);
      const [from = sums?.first, to = sums?.last] = [range.from, range.to];
      const step = from && to ? stepFor(daysBetween(from, to)) : 'day';
      const series = sums ? await days.steps(scope.workspaceId, campaignId, range, step) : [];
      return { from, to, sums: sums ?? sumOf([]), step, series };
    },

    /** Writes all days or none. Throws `Refusal('campaign_completed')`. */
    record(asked: Scope, campaignId: string, wanted: DayNumbersChange[]): Promise<DayChange[]> {
      refuseBadDays(wanted, addDays(dayOf(clock.now()), 1));
      return unitOfWork(asked, async (tx, scope) => {
        const campaign = await lockWritable(tx, scope, campaignId);
        const existing = await existingOf(tx, scope, campaignId, wanted);
        const changes = compareDays(existing.days, existing.ads, wanted);
        await storeDays(tx, scope, [{ ...campaign, days: changes.filter(isEffective) }], clock.now());
        return changes;
      });
    },

    /**
     * Reads a file of daily numbers and, unless `dryRun`, writes the days that can be. Throws
     * `Refusal('validation_failed')` if the file can't be read at all and, unless `dryRun`, if it leaves something
     * open.
     */
    async importReport(
      asked: Scope,
      campaignId: string,
      { csv, fileName, choices, newDays, dryRun }: ImportWish,
    ): Promise<Import> {
      const read = await campaigns.find(asked.workspaceId, campaignId);
      if (!read) throw notFound('campaign');
      const report = readDailyReport(csv, { today: dayOf(clock.now()), campaignName: read.name, choices });
      const { file, problem } = report;
      if (!file || (problem !== null && !dryRun)) throw invalidField('csv', problem ?? '');
      if (!dryRun) refuseOpenQuestions(file);
      return unitOfWork(asked, async (tx, scope) => {
        const campaign = await lockWritable(tx, scope, campaignId);
        const existing = await existingOf(tx, scope, campaignId, wantedOf(report.rows));
        const taken = takenRows(report.rows, existing.days, newDays);
        const known = tellsAds(taken) ? await adsOfCampaigns(tx, scope.workspaceId, [campaignId]) : [];
        const ads = adsOfReport(taken, known, takenAds(existing.ads, newDays));
        const changes = compareDays(existing.days, existing.ads, wantedOf(taken, ads));
        const refused = taken.filter(({ message }) => message !== null).length;
        const counts = { ...tally(changes), refused };
        if (!dryRun) {
          const now = clock.now();
          const importId = await tx.pastImports.insert(
            scope,
            { fileName, campaignIds: [campaignId], runsUntil: null, ...counts },
            now,
          );
          await storeDays(tx, scope, [{ ...campaign, days: changes.filter(isEffective) }], now, importId);
        }
        const rows = importRows(taken, changes);
        return { rows, counts, ads, problem, file };
      });
    },

    /** Removes the numbers of one day. Throws `Refusal('not_found')` if it has none. */
    deleteDay(asked: Scope, campaignId: string, day: Day): Promise<void> {
      return unitOfWork(asked, async (tx, scope) => {
        const campaign = await lockWritable(tx, scope, campaignId);
        const [before] = await tx.days.find(scope.workspaceId, [{ campaignId, day }]);
        if (!before) throw notFound('day');
        const removed = [{ day, before, after: undefined, ads: { before: [], after: [] } }];
        await storeDays(tx, scope, [{ ...campaign, days: removed }], clock.now());
      });
    },
  };
}

async function lockWritable(tx: Repositories & { locks: Locks }, scope: Scope, campaignId: string): Promise<Campaign> {
  await tx.locks.workspace(scope.workspaceId);
  const campaign = await tx.campaigns.lock(scope.workspaceId, campaignId);
  if (!campaign) throw notFound('campaign');
  if (campaign.status === 'completed') throw campaignCompleted();
  return campaign;
}

/** What is there of days that are to be written. */
async function existingOf(tx: Repositories, { workspaceId }: Scope, campaignId: string, wanted: WantedDay[]) {
  const days = wanted.map(({ day }) => ({ campaignId, day }));
  return { days: await tx.days.find(workspaceId, days), ads: await tx.adDays.find(workspaceId, days) };
}

function refuseBadDays(rows: DayNumbersChange[], lastDay: Day): void {
  const seen = new Set<Day>();
  const errors: FieldError[] = [];
  rows.forEach(({ day }, index) => {
    const field = `${index}.date`;
    if (seen.has(day)) errors.push({ field, message: `${day} appears twice. Send each day once.` });
    else if (day < firstDay || day > lastDay) {
      errors.push({ field, message: `Date must be from ${firstDay} to ${lastDay}, which is tomorrow (UTC).` });
    }
    seen.add(day);
  });
  if (errors.length > 0) throw invalidFields(errors);
}
