import { shortNumber } from '../shortNumber';
import { derivedFigures, type DerivedFigures, type Results } from './derivedFigures';
import {
  changeInPercent,
  formatConversions,
  formatCount,
  formatMoney,
  formatRate,
  formatTimes,
  orDash,
} from './figureFormats';

/** Results and what follows from them; null where that can't be known. */
export type MetricValues = Results & Omit<DerivedFigures, 'conversionRate'> & Record<'conversion_rate', number | null>;

/** Results with what follows from them. */
export function metricValues(results: Results): MetricValues {
  const { conversionRate, ...derived } = derivedFigures(results);
  return { ...results, ...derived, conversion_rate: conversionRate };
}

/** A figure of a report. */
export type Metric = Exclude<keyof MetricValues, 'days_without_conversions' | 'days_without_revenue'>;

type Looks = {
  label: string;
  /** What an abbreviation stands for, and how the figure is worked out. */
  explanation?: string;
  format: (value: number) => string;
  /** For axes, where space is short. */
  short: (value: number) => string;
  /** Which way is good news; neither for what is spent. */
  better: 'more' | 'less' | 'neither';
};

const money = { format: formatMoney, short: (value: number) => `$${shortNumber(value)}` };
const count = { format: formatCount, short: shortNumber };
const rate = { format: formatRate, short: (value: number) => `${shortNumber(value)}%` };

/** The figures, in the order of the table. */
const metrics: Record<Metric, Looks> = {
  spent: { label: 'Spend', ...money, better: 'neither' },
  impressions: { label: 'Impressions', ...count, better: 'more' },
  clicks: { label: 'Clicks', ...count, better: 'more' },
  ctr: { label: 'CTR', explanation: 'Click-through rate: clicks ÷ impressions', ...rate, better: 'more' },
  cpc: { label: 'CPC', explanation: 'Cost per click: spend ÷ clicks', ...money, better: 'less' },
  cpm: { label: 'CPM', explanation: 'Cost per 1,000 impressions', ...money, better: 'less' },
  conversions: {
    label: 'Conversions',
    format: (value) => formatConversions(value),
    short: shortNumber,
    better: 'more',
  },
  conversion_rate: {
    label: 'Conv. rate',
    explanation: 'Conversion rate: conversions ÷ clicks',
    ...rate,
    better: 'more',
  },
  cpa: { label: 'CPA', explanation: 'Cost per conversion: spend ÷ conversions', ...money, better: 'less' },
  revenue: { label: 'Revenue', ...money, better: 'more' },
  roas: {
    label: 'ROAS',
    explanation: 'Return on ad spend: revenue ÷ spend',
    format: formatTimes,
    short: (value) => `${shortNumber(value)}×`,
    better: 'more',
  },
};

export const metricNames = Object.keys(metrics) as Metric[];

export const metricOf = (metric: Metric): Looks => metrics[metric];

/**
 * A figure as people read it; a dash where it isn't known. In a table, conversions have the decimals of their column
 * (`conversionDecimals`).
 */
export function figureIn(
  results: Partial<Record<Metric, number | null>> | null,
  metric: Metric,
  decimals?: number,
): string {
  const value = results?.[metric];
  return metric === 'conversions'
    ? orDash((conversions) => formatConversions(conversions, decimals), value)
    : orDash(metrics[metric].format, value);
}

/** How a figure changed: in whole percent, and whether that is good news. */
export type Change = { percent: number; news: 'good' | 'bad' | 'neutral' };

/** `undefined` where there is nothing to compare. */
export function changeOf(
  results: MetricValues | null,
  before: MetricValues | null,
  metric: Metric,
): Change | undefined {
  const percent = changeInPercent(results?.[metric], before?.[metric]);
  if (percent === undefined) return undefined;
  const { better } = metrics[metric];
  const isNews = percent !== 0 && better !== 'neither';
  return { percent, news: isNews ? (percent > 0 === (better === 'more') ? 'good' : 'bad') : 'neutral' };
}
