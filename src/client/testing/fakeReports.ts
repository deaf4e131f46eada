import { adFinder, type KnownAd } from '../../ad-kit/bulk-files/adFinder';
import { nameOfMark } from '../../ad-kit/reports/adMarks';
import { type DailyReport, readCampaignReports, readDailyReport } from '../../ad-kit/reports/dailyReport';
import { hasDelivery, type NewDays, withoutHalfDays } from '../../ad-kit/reports/newDays';
import type { ReportFigures } from '../../ad-kit/reports/reportFigures';
import type { ReportFile } from '../../ad-kit/reports/reportFile';
import type { MetricsImport, ReportAds, ReportImport } from '../api/metricsApi';
import type { AdDailyMetrics, DailyMetrics } from '../api/api';
import { reportChoicesOf, reportFileOf } from '../domain/report-import/reportFileOf';
import { invalid } from './fakeState';

/** The rows of a campaign as the server takes them. */
export const takenRows = (
  rows: DailyReport['rows'],
  days: ReadonlyMap<string, unknown>,
  newDays?: NewDays,
): ReadRow[] => (newDays === 'leave_out' ? withoutHalfDays(rows, (date) => days.has(date)) : rows).map(toRow);

export type ReadRow = Omit<DailyReport['rows'][number], 'metrics'> & {
  figures: ({ date: string } & Partial<DailyMetrics>) | null;
};

/** Reads a file as the server would; throws what it would refuse. */
export function readReport(campaignName: string, body: MetricsImport, today: string) {
  const report = readDailyReport(body.csv, {
    today,
    campaignName,
    choices: { ...reportChoicesOf(body), campaign: body.campaign },
  });
  const file = fileOf(report, body);
  return { file: reportFileOf(file), problem: report.problem, rows: report.rows };
}

/** The same for a file of several campaigns. */
export function readReports(body: ReportImport, today: string) {
  const { reports, ...report } = readCampaignReports(body.csv, { today, choices: reportChoicesOf(body) });
  const file = reportFileOf(fileOf(report, body));
  return { file, problem: report.problem, reports };
}

type Read = { file: ReportFile | null; problem: string | null };

function fileOf({ file, problem }: Read, { dry_run: isDryRun }: { dry_run?: boolean }): ReportFile {
  if (!file || (problem !== null && !isDryRun)) throw invalid({ csv: problem ?? '' });
  const [open] = file.questions;
  if (open && !isDryRun) throw invalid({ [open === 'currency' ? 'rate' : open]: 'The file leaves this open.' });
  return file;
}

function toRow({ metrics, ...row }: DailyReport['rows'][number]): ReadRow {
  return { ...row, figures: metrics && row.date ? { date: row.date, ...figuresOf(metrics) } : null };
}

/** How a file's days divide between a campaign's ads; null where it tells none apart. */
export function readAds(
  rows: ReadRow[],
  ads: KnownAd[],
  known: readonly AdDailyMetrics[] = [],
  newDays?: NewDays,
): { counts: ReportAds; days: AdDailyMetrics[] } | null {
  const takes = (adId: string, day: string, metrics: ReportFigures) =>
    newDays !== 'leave_out' || hasDelivery(metrics) || known.some((one) => one.ad_id === adId && one.date === day);
  const findAd = adFinder(ads);
  const parts = rows.flatMap(({ date, ads: some }) => some.map((part) => ({ date, ...part, ad: findAd(part.mark) })));
  if (parts.length === 0) return null;
  const names = parts.flatMap(({ mark, ad }) => (ad ? [] : [nameOfMark(mark)]));
  const ids = parts.flatMap(({ ad }) => ad?.id ?? []);
  return {
    counts: { recognized: new Set(ids).size, not_recognized: new Set(names).size },
    days: parts.flatMap(({ date, metrics, ad }) =>
      date && ad && takes(ad.id, date, metrics) ? [{ ad_id: ad.id, date, ...emptyFigures, ...figuresOf(metrics) }] : [],
    ),
  };
}

const emptyFigures = { impressions: 0, clicks: 0, conversions: null, spent: 0, revenue: null };

function figuresOf(metrics: ReportFigures): Partial<DailyMetrics> {
  const { impressions, clicks, conversionHundredths, spentCents, revenueCents } = metrics;
  return {
    ...(impressions !== undefined && { impressions }),
    ...(clicks !== undefined && { clicks }),
    ...(conversionHundredths !== undefined && { conversions: conversionHundredths / 100 }),
    ...(spentCents !== undefined && { spent: spentCents / 100 }),
    ...(revenueCents !== undefined && { revenue: revenueCents / 100 }),
  };
}
