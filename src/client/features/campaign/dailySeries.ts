import type { CampaignFigures } from '../../api/metricsApi';
import { dayMs } from '../../lib/dates';
import { type Metric, metricValues } from '../../../ad-kit/reports/metrics';

/** What the chart of a campaign can show. */
export const chartMetrics = [
  'spent',
  'impressions',
  'clicks',
  'conversions',
  'revenue',
  'ctr',
  'conversion_rate',
  'cpa',
  'roas',
] as const satisfies Metric[];

export type ChartMetric = (typeof chartMetrics)[number];

/** The day that lies `count` days before another; both `YYYY-MM-DD`. */
export function daysBefore(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - count * dayMs).toISOString().slice(0, 10);
}

type Series = Pick<CampaignFigures, 'from' | 'to' | 'step' | 'series'>;

/**
 * Every step of the chosen days, oldest first, with one figure of it; `null` for a step without numbers, so that a gap in
 * the reports is not drawn as a time in which nothing happened, and where the figure isn't known.
 */
export function seriesOf(
  { from, to, step, series }: Series,
  metric: ChartMetric,
): { date: string; value: number | null }[] {
  const byDate = new Map(series.map((entry) => [entry.date, metricValues(entry)[metric]]));
  const first = step === 'day' ? (from ?? series[0]?.date) : series[0]?.date;
  const last = step === 'day' ? (to ?? series.at(-1)?.date) : series.at(-1)?.date;
  const steps: { date: string; value: number | null }[] = [];
  if (first === undefined || last === undefined) return steps;
  for (let date = first; date <= last; date = nextStep(date, step))
    steps.push({ date, value: byDate.get(date) ?? null });
  return steps;
}

function nextStep(date: string, step: Series['step']): string {
  if (step !== 'month') return daysBefore(date, step === 'week' ? -7 : -1);
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
