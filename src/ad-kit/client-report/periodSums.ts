import { grouped } from '../grouped';
import { changeInPercent } from '../reports/figureFormats';
import { type Metric, type MetricValues, metricOf } from '../reports/metrics';

/** The sums of a period, and of the one that it is compared with, where that has any. */
export interface Sums {
  now: MetricValues;
  before: MetricValues | null;
}

/**
 * Whether there is anything to say of a metric. Nothing in either period may as well be something that nobody measures,
 * such as revenue.
 */
export const hasNumbers = (metric: Metric, { now, before }: Sums): boolean =>
  now[metric] !== null && (now[metric] !== 0 || Boolean(before?.[metric]));

/** Metrics that add up; of the others a change in percent would be taken for points. */
const amounts: readonly Metric[] = ['spent', 'impressions', 'clicks', 'conversions', 'revenue'];

/** A metric, and what it was before where that is known: `$89.60, up 12% from $80.00`. */
export function valueSince(metric: Metric, { now, before }: Sums, whenBefore = ''): string {
  const { format } = metricOf(metric);
  const [value, earlier] = [now[metric] ?? 0, before?.[metric] ?? null];
  if (earlier === null) return format(value);
  if (format(value) === format(earlier)) return `${format(value)}, the same as ${whenBefore || 'before'}`;
  const percent = amounts.includes(metric) ? (changeInPercent(value, earlier) ?? 0) : 0;
  const by = percent === 0 ? '' : ` ${grouped(Math.abs(percent))}%`;
  const since = whenBefore && ` ${whenBefore}`;
  return `${format(value)}, ${value > earlier ? 'up' : 'down'}${by} from ${format(earlier)}${since}`;
}
