import type { AnalyticsOverview, MonthlyFigures } from '../../api/analyticsApi';
import type { Stat } from '../../components/StatPanel';
import { changeInPercent, formatConversions } from '../../../ad-kit/reports/figureFormats';
import { whyUnknown } from '../../../ad-kit/reports/whyUnknown';
import { formatMoney, formatWholeMoney } from '../../lib/money';
import { formatChange, formatCount, orDash } from '../../lib/numbers';

/** What a backend without trends and months leads to: the specified texts, which are no data. */
const fixedTrends = { impressions: 12, clicks: 8, conversions: -3 };
const fixedPerformance = 'Revenue: $50,600 | Growth: +15%';

/** The dashboard's four figures. Without an overview only their labels mean anything. */
export function statsOf(overview: AnalyticsOverview | undefined): Stat[] {
  const trends = overview?.trends ?? fixedTrends;
  return [
    {
      label: 'Total Spend',
      value: formatMoney(overview?.total_spent ?? 0),
      caption: `of ${formatMoney(overview?.total_budget ?? 0)} budget`,
    },
    { label: 'Impressions', value: formatCount(overview?.total_impressions ?? 0), ...trendOf(trends.impressions) },
    { label: 'Clicks', value: formatCount(overview?.total_clicks ?? 0), ...trendOf(trends.clicks) },
    {
      label: 'Conversions',
      value: orDash(formatConversions, overview ? overview.total_conversions : 0),
      why: overview && whyUnknown({ conversions: overview.total_conversions }, 'conversions'),
      ...trendOf(trends.conversions),
    },
  ];
}

/** Whether any month has an amount to draw. */
export function hasAmounts(monthly: MonthlyFigures[]): boolean {
  return monthly.some(({ revenue, spent }) => (revenue ?? 0) > 0 || spent > 0);
}

/** One line about the months: their revenue, and the newest complete month against the one before. */
export function performanceOf(monthly: MonthlyFigures[] | undefined): string {
  if (!monthly) return fixedPerformance;
  const revenue = monthly.reduce((sum, month) => sum + (month.revenue ?? 0), 0);
  // A month without numbers has 0 as well, so 0 beside a month that doesn't report isn't a figure.
  const isReported = revenue > 0 || monthly.every((month) => month.revenue !== null);
  return `Revenue: ${orDash(formatWholeMoney, isReported ? revenue : null)} | Growth: ${growthOf(monthly)}`;
}

function growthOf(monthly: MonthlyFigures[]): string {
  // The last month is still running, so the newest complete one is the last but one.
  const newest = monthly.at(-2);
  const before = monthly.at(-3);
  const percent = changeInPercent(newest?.revenue, before?.revenue);
  return percent === undefined ? 'no data yet' : formatChange(percent);
}

function trendOf(percent: number | null): Pick<Stat, 'caption' | 'trend'> {
  if (percent === null) return { caption: 'No data last month', trend: 'none' };
  const trend = percent === 0 ? 'none' : percent > 0 ? 'up' : 'down';
  return { caption: `${formatChange(percent)} from last month`, trend };
}

/** Four values for a chart's axis, from 0 to one that is at least the largest amount, in round steps. */
export function axisTicks(amounts: number[]): number[] {
  const third = Math.max(...amounts, 3) / 3;
  const magnitude = 10 ** Math.floor(Math.log10(third));
  const step =
    [1, 2, 2.5, 3, 4, 5, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= third) ?? third;
  return [0, step, 2 * step, 3 * step];
}
