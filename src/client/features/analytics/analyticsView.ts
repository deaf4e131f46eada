import type { Comparison, Period } from '../../../ad-kit/reports/periods';
import { shiftDay, unitOf } from '../../../ad-kit/reports/periods';
import type { AnalyticsBreakdown, GetAnalyticsReportApiArg } from '../../api/analyticsApi';
import {
  analyticsBreakdownValues,
  analyticsComparisonValues,
  campaignStatusValues,
  platformValues,
} from '../../api/bounds';
import type { CampaignStatus, Platform } from '../../api/campaignsApi';
import { labelIn } from '../../domain/labels/labelIn';
import { campaignParameter, labelParameter } from '../../lib/paths';
import { type Metric, metricNames } from '../../../ad-kit/reports/metrics';

/** Periods that are told by where they lie from today; `custom` is told by its days. */
export const periodLabels = {
  last_7: 'Last 7 days',
  last_30: 'Last 30 days',
  last_90: 'Last 90 days',
  this_month: 'This month',
  last_month: 'Last month',
  this_year: 'This year',
  last_12_months: 'Last 12 months',
  custom: 'Custom dates',
} as const;

export type PeriodKey = keyof typeof periodLabels;

/** What the page shows; lives in the address, so that a link and the back button keep it. */
export type AnalyticsView = {
  period: PeriodKey;
  /** The days of custom dates; empty where they are not chosen yet. */
  from: string;
  to: string;
  compare: Comparison | undefined;
  by: AnalyticsBreakdown;
  /** The figure that is drawn. */
  metric: Metric;
  /** `undefined` for the order in which rows come. */
  sort: { by: Metric | 'name'; descending: boolean } | undefined;
  search: string;
  status: CampaignStatus | undefined;
  platform: Platform | undefined;
  label: string | undefined;
  /** The one campaign that is looked at. */
  campaignId: string | undefined;
};

/** What is shown, told by where it lies from today, or by its days. */
export type ChosenPeriod = Pick<AnalyticsView, 'period' | 'from' | 'to'>;

const usual = { period: 'last_30', compare: 'previous_period', by: 'day', metric: 'spent' } as const;

/** No comparison, in the address: without the parameter there is the usual one. */
const none = 'none';

/** Reads the address; what it does not understand counts as not there. */
export function readAnalyticsView(query: URLSearchParams): AnalyticsView {
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')];
  const compare = query.get('compare');
  return {
    period: from && to ? 'custom' : (oneOf(periodKeys, query.get('period')) ?? usual.period),
    from,
    to,
    compare: compare === none ? undefined : (oneOf(analyticsComparisonValues, compare) ?? usual.compare),
    by: oneOf(analyticsBreakdownValues, query.get('by')) ?? usual.by,
    metric: oneOf(metricNames, query.get('metric')) ?? usual.metric,
    sort: sortIn(query.get('sort')),
    search: query.get('search') ?? '',
    status: oneOf(campaignStatusValues, query.get('status')),
    platform: oneOf(platformValues, query.get('platform')),
    label: labelIn(query),
    campaignId: query.get(campaignParameter) ?? undefined,
  };
}

/** The address of a view; what is as usual is left out. */
export function writeAnalyticsView(view: AnalyticsView): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined, usually = '') => {
    if (value !== undefined && value !== usually) query.set(name, value);
  };
  if (view.period === 'custom') {
    set('from', view.from);
    set('to', view.to);
  }
  // Custom dates are told by their days, until which the choice alone says so.
  if (view.period !== 'custom' || !view.from || !view.to) set('period', view.period, usual.period);
  set('compare', view.compare ?? none, usual.compare);
  set('by', view.by, usual.by);
  set('metric', view.metric, usual.metric);
  set('sort', view.sort && `${view.sort.descending ? '-' : ''}${view.sort.by}`);
  set('search', view.search.trim());
  set('status', view.status);
  set('platform', view.platform);
  set(labelParameter, view.label);
  set(campaignParameter, view.campaignId);
  return query;
}

/** The days of a period; `undefined` for custom dates that are no period. */
export function periodOf({ period, from, to }: ChosenPeriod, today: string): Period | undefined {
  const month = unitOf(today, 'month');
  const lastOfMonthBefore = shiftDay(month, -1);
  switch (period) {
    case 'last_7':
      return { from: shiftDay(today, -6), to: today };
    case 'last_30':
      return { from: shiftDay(today, -29), to: today };
    case 'last_90':
      return { from: shiftDay(today, -89), to: today };
    case 'this_month':
      return { from: month, to: today };
    case 'last_month':
      return { from: unitOf(lastOfMonthBefore, 'month'), to: lastOfMonthBefore };
    case 'this_year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'last_12_months':
      return { from: shiftDay(today, -364), to: today };
    case 'custom':
      return from && to && from <= to ? { from, to } : undefined;
  }
}

export type ReportArguments = GetAnalyticsReportApiArg & Period;

/** The query of the report; `undefined` where no period is chosen. */
export function reportArguments(view: AnalyticsView, today: string): ReportArguments | undefined {
  const period = periodOf(view, today);
  if (!period) return undefined;
  const search = view.search.trim();
  return {
    ...period,
    by: view.by,
    ...(view.compare && { compare: view.compare }),
    ...(view.campaignId && { campaignId: view.campaignId }),
    ...(search && { search }),
    ...(view.status && { status: view.status }),
    ...(view.platform && { platform: view.platform }),
    ...(view.label && { label: view.label }),
  };
}

/** Whether anything narrows the campaigns. */
export const isFiltered = ({ search, status, platform, label, campaignId }: AnalyticsView): boolean =>
  search.trim() !== '' || [status, platform, label, campaignId].some((value) => value !== undefined);

/** A view without what narrows the campaigns. */
export const unfiltered = (view: AnalyticsView): AnalyticsView => ({
  ...view,
  search: '',
  status: undefined,
  platform: undefined,
  label: undefined,
  campaignId: undefined,
});

const periodKeys = Object.keys(periodLabels) as PeriodKey[];

const dayIn = (query: URLSearchParams, name: string): string => {
  const day = query.get(name) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';
};

function sortIn(word: string | null): AnalyticsView['sort'] {
  const by = oneOf(['name', ...metricNames] as const, word?.replace(/^-/, '') ?? null);
  return by && { by, descending: word?.startsWith('-') ?? false };
}

function oneOf<T extends string>(allowed: readonly T[], word: string | null): T | undefined {
  return allowed.find((value) => value === word);
}
