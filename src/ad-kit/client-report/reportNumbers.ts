import type { MetricValues } from '../reports/metrics';
import { lengthOf, type Period } from '../reports/periods';
import type { ReportUnit } from './periodWords';

/** A part of a period's results. */
export interface BrokenDownRow {
  key: string;
  name: string | null;
  /** Null without numbers. */
  results: MetricValues | null;
  before: MetricValues | null;
}

/** A period's results by one breakdown, as the product's analytics answer them. */
export interface BrokenDown extends Period {
  before_from: string | null;
  before_to: string | null;
  total: MetricValues | null;
  total_before: MetricValues | null;
  rows: readonly BrokenDownRow[];
  /** Campaigns beyond those that have rows. */
  rest: { results: MetricValues; before: MetricValues } | null;
}

/** What a report is made of. A breakdown is `undefined` where its part is left out. */
export interface ReportNumbers {
  byDay: BrokenDown;
  /** Also what the summary and the line about the filters are made of, so it is always there. */
  byCampaign: BrokenDown;
  byPlatform: BrokenDown | undefined;
  byLabel: BrokenDown | undefined;
}

/** The parts of a report that can be left out, in their order. */
export const reportPartNames = {
  summary: 'Summary',
  metrics: 'Key metrics',
  trend: 'Over time',
  platforms: 'Platforms',
  campaigns: 'Campaigns',
  labels: 'Labels',
} as const;
export type ReportPart = keyof typeof reportPartNames;
export const reportParts = Object.keys(reportPartNames) as ReportPart[];

/** The parts in a list such as `labels,trend`; anything else is passed over. */
export const partsIn = (list: string | null | undefined): ReportPart[] => {
  const named = (list ?? '').split(',');
  return reportParts.filter((part) => named.includes(part));
};

/** The most bars that can be told apart on a page. */
const mostDays = 31;
const mostDaysInWeeks = 190;

/** The unit of time that a period's chart is drawn in. */
export function reportUnitOf(period: Period): ReportUnit {
  const days = lengthOf(period);
  return days <= mostDays ? 'day' : days <= mostDaysInWeeks ? 'week' : 'month';
}

/** Which campaigns a report is about; all where nothing is said. */
export interface ReportFilters {
  campaignId?: string | undefined;
  platform?: string | undefined;
  status?: string | undefined;
  label?: string | undefined;
  search?: string | undefined;
}

/** The most characters that a person may write: the contract's bounds. */
export const reportBounds = { title: 100, note: 2_000 } as const;
