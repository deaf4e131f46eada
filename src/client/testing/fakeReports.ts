import { adFinder, type KnownAd } from '../../ad-kit/bulk-files/adFinder';
import { nameOfMark } from '../../ad-kit/reports/adMarks';
import { type DailyReport, readCampaignReports, readDailyReport } from '../../ad-kit/reports/dailyReport';
import type { ReportFigures } from '../../ad-kit/reports/reportFigures';
import type { ReportChoices, ReportFile } from '../../ad-kit/reports/reportFile';
import { reportFields } from '../../ad-kit/reports/reportWords';
import type { MetricsImport, MetricsImportReport, ReportAds, ReportImport } from '../api/metricsApi';
import type { AdDailyMetrics, DailyMetrics } from '../api/api';
import { invalid } from './fakeState';

type ReadRow = Omit<DailyReport['rows'][number], 'metrics'> & {
  figures: ({ date: string } & Partial<DailyMetrics>) | null;
};

/** Reads a file as the server would; throws what it would refuse. */
export function readReport(campaignName: string, body: MetricsImport, today: string) {
  const report = readDailyReport(body.csv, { today, campaignName, choices: choicesOf(body) });
  const file = fileOf(report, body);
  return { file: wireFileOf(file), problem: report.problem, rows: report.rows.map(toRow) };
}

/** The same for a file of several campaigns. */
export function readReports(body: ReportImport, today: string) {
  const { reports, ...report } = readCampaignReports(body.csv, { today, choices: choicesOf(body) });
  const file = wireFileOf(fileOf(report, body));
  return { file, problem: report.problem, reports: reports.map(({ name, rows }) => ({ name, rows: rows.map(toRow) })) };
}

type Read = { file: ReportFile | null; problem: string | null };

function fileOf({ file, problem }: Read, { dry_run: isDryRun }: { dry_run?: boolean }): ReportFile {
  if (!file || (problem !== null && !isDryRun)) throw invalid({ csv: problem ?? '' });
  const [open] = file.questions;
  if (open && !isDryRun) throw invalid({ [open === 'currency' ? 'rate' : open]: 'The file leaves this open.' });
  return file;
}

function choicesOf({
  columns = {},
  campaign,
  result_kind,
  date_order,
  rate,
}: Omit<MetricsImport, 'csv'>): ReportChoices {
  const chosen = Object.entries(columns).map(([field, column]): [string, number | null] => [
    field,
    column === null ? null : column - 1,
  ]);
  return { columns: Object.fromEntries(chosen), campaign, resultKind: result_kind, dateOrder: date_order, rate };
}

function toRow({ metrics, ...row }: DailyReport['rows'][number]): ReadRow {
  return { ...row, figures: metrics && row.date ? { date: row.date, ...figuresOf(metrics) } : null };
}

/** What of a file's days is whose of a campaign's ads; null where it tells none apart. */
export function readAds(rows: ReadRow[], ads: KnownAd[]): { counts: ReportAds; days: AdDailyMetrics[] } | null {
  const findAd = adFinder(ads);
  const parts = rows.flatMap(({ date, ads: some }) => some.map((part) => ({ date, ...part, ad: findAd(part.mark) })));
  if (parts.length === 0) return null;
  const names = parts.flatMap(({ mark, ad }) => (ad ? [] : [nameOfMark(mark)]));
  const ids = parts.flatMap(({ ad }) => ad?.id ?? []);
  return {
    counts: { recognized: new Set(ids).size, not_recognized: new Set(names).size },
    days: parts.flatMap(({ date, metrics, ad }) =>
      date && ad ? [{ ad_id: ad.id, date, ...emptyFigures, ...figuresOf(metrics) }] : [],
    ),
  };
}

const emptyFigures = { impressions: 0, clicks: 0, conversions: 0, spent: 0, revenue: 0 };

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

function wireFileOf(file: ReportFile): MetricsImportReport['file'] {
  const inUse = reportFields.filter((field) => file.columns[field] !== undefined);
  return {
    headings: file.headings,
    columns: Object.fromEntries(inUse.map((field) => [field, (file.columns[field] ?? 0) + 1])),
    campaigns: file.campaigns.map((campaign) => ({
      name: campaign.name,
      rows: campaign.rows,
      impressions: campaign.impressions ?? null,
      clicks: campaign.clicks ?? null,
      conversions: decimalOf(campaign.conversionHundredths),
      spent: decimalOf(campaign.spentCents),
      revenue: decimalOf(campaign.revenueCents),
    })),
    campaign: file.campaign,
    result_kinds: file.resultKinds.map(({ name, hundredths }) => ({ name, results: hundredths / 100 })),
    result_kind: file.resultKind,
    date_order: file.dateOrder,
    is_date_order_open: file.isDateOrderOpen,
    currency: file.currency,
    questions: file.questions,
  };
}

const decimalOf = (hundredths: number | undefined) => (hundredths === undefined ? null : hundredths / 100);
