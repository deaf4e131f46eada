import { campaignPlatformNames } from '../platforms';
import { formatChange } from '../reports/figureFormats';
import { type Change, changeOf, figureIn, type Metric, metricOf } from '../reports/metrics';
import { periodTitle } from './periodWords';
import type { BrokenDownRow, ReportFilters, ReportNumbers, ReportPart } from './reportNumbers';
import { periodBeforeOf, summaryOf } from './summary';
import { type ReportTable, tableOf } from './tables';
import { hasNumbers, type Sums } from './periodSums';
import { type ReportTrend, trendOf } from './trend';

/** What a person chose for a report. */
export interface ReportWishes {
  title: string;
  note: string;
  without: readonly ReportPart[];
  /** What is drawn over time. */
  metric: Metric;
  filters: ReportFilters;
}

/** A report to hand on, word for word: the page and the file only lay it out. */
export interface ClientReport {
  title: string;
  period: string;
  /** The period that it is compared with; empty where it is with none. */
  compared: string;
  /** Which campaigns it is about; empty for all. */
  scope: string;
  /** The person's own words, by paragraph. */
  note: readonly string[];
  /** Empty parts are left out. */
  summary: readonly string[];
  tiles: readonly ReportTile[];
  trend: ReportTrend | undefined;
  tables: readonly ReportTable[];
}

export interface ReportTile {
  label: string;
  value: string;
  /** The change against the period before; empty where there is none. */
  change: string;
  news: Change['news'];
}

/** What a report is called until a person says so. */
export const usualTitle = 'Campaign performance report';

/** A period's results as a document. Rule: docs/product-rules.md, "Client report". */
export function clientReport(numbers: ReportNumbers, wishes: ReportWishes): ClientReport {
  const { byDay, byPlatform, byCampaign, byLabel } = numbers;
  const { title, note, without, metric } = wishes;
  const has = (part: ReportPart) => !without.includes(part);
  const before = byDay.total_before && periodBeforeOf(byDay);
  const sums = byDay.total && { now: byDay.total, before: byDay.total_before };
  const tables = [
    has('platforms') && tableOf(byPlatform, { by: 'platform', title: 'Platforms', column: 'Platform' }),
    has('campaigns') && tableOf(byCampaign, { by: 'campaign', title: 'Campaigns', column: 'Campaign' }),
    has('labels') && tableOf(byLabel, { by: 'label', title: 'Labels', column: 'Label' }),
  ];
  return {
    title: title.trim() || usualTitle,
    period: periodTitle(byDay),
    compared: before ? periodTitle(before) : '',
    scope: scopeLine(numbers, wishes.filters),
    note: paragraphsOf(note),
    summary: has('summary') ? summaryOf(numbers) : [],
    tiles: has('metrics') && sums ? tilesOf(sums) : [],
    trend: has('trend') && byDay.rows.some((row) => hasMetric(row, metric)) ? trendOf(byDay, metric) : undefined,
    tables: tables.filter((table) => table !== false && table !== undefined),
  };
}

/** Whether there is anything to draw of a row: not where nobody reports the metric. */
const hasMetric = ({ results, before }: BrokenDownRow, metric: Metric): boolean =>
  [results, before].some((some) => some !== null && some[metric] !== null);

const paragraphsOf = (note: string): string[] =>
  note
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const tileMetrics: readonly Metric[] = [
  'spent',
  'impressions',
  'clicks',
  'ctr',
  'conversions',
  'cpa',
  'revenue',
  'roas',
];

const tilesOf = (sums: Sums): ReportTile[] =>
  tileMetrics
    .filter((metric) => hasNumbers(metric, sums))
    .map((metric) => {
      const change = changeOf(sums.now, sums.before, metric);
      return {
        label: metricOf(metric).label,
        value: figureIn(sums.now, metric),
        change: change ? `${formatChange(change.percent)} from ${figureIn(sums.before, metric)}` : '',
        news: change?.news ?? 'neutral',
      };
    });

/** The campaigns that count, as a line below the title. */
function scopeLine({ byCampaign }: ReportNumbers, filters: ReportFilters): string {
  const { campaignId, platform, status, label, search } = filters;
  if (campaignId !== undefined) {
    const name = byCampaign.rows.find(({ key }) => key === campaignId)?.name;
    return name ? `Campaign: ${name}` : 'One campaign';
  }
  const names: Record<string, string> = campaignPlatformNames;
  const words = [
    platform && (names[platform] ?? platform),
    status,
    label && `labeled “${label}”`,
    search && `with “${search}” in the name`,
  ].filter((word) => typeof word === 'string' && word !== '');
  return words.length === 0 ? '' : `Campaigns: ${words.join(', ')}`;
}
