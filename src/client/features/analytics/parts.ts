import { partName } from '../../../ad-kit/reports/partNames';
import { isTimeUnit, unitsOf } from '../../../ad-kit/reports/periods';
import type { AnalyticsBreakdown, AnalyticsReport, AnalyticsRow } from '../../api/analyticsApi';
import { formatDay, formatMonthAndYear } from '../../lib/dates';
import type { AnalyticsView } from './analyticsView';
import type { Metric } from '../../../ad-kit/reports/metrics';

type Named = Pick<AnalyticsRow, 'key' | 'name'>;

/** What a part of a report is called. */
export function nameOf(part: Named, by: AnalyticsBreakdown): string {
  if (by === 'day') return formatDay(part.key);
  if (by === 'week') return `Week of ${formatDay(part.key)}`;
  return by === 'month' ? formatMonthAndYear(part.key.slice(0, 7)) : partName(part, by);
}

/** The same for axes, where space is short: `Nov 2`, `Nov`, `Mon`. */
export function shortNameOf(part: Named, by: AnalyticsBreakdown): string {
  if (by === 'day' || by === 'week') return formatDay(part.key).replace(/,.*/, '');
  return by === 'month' || by === 'weekday' ? nameOf(part, by).slice(0, 3) : nameOf(part, by);
}

/** Whether a row of a breakdown by ad is an ad's, not what no ad explains. */
export const isOfAd = ({ key }: Pick<AnalyticsRow, 'key'>): boolean => key !== '';

/** Whether a chart has anything to draw of a row. */
export const hasFigure = ({ results, before }: TimePart, metric: Metric): boolean =>
  [results, before].some((some) => some !== null && some[metric] !== null);

export type TimePart = Pick<AnalyticsRow, 'key' | 'results' | 'before'>;

/** Every unit of time of the period: one without numbers is a gap, rather than a time in which nothing happened. */
export function timePartsOf({ from, to, rows }: AnalyticsReport, by: AnalyticsBreakdown): TimePart[] {
  if (!isTimeUnit(by)) return [];
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return unitsOf({ from, to }, by).map((key) => {
    const { results = null, before = null } = byKey.get(key) ?? {};
    return { key, results, before };
  });
}

/** Rows in the chosen order; those that lack the figure come last. */
export function sortedRows(
  rows: readonly AnalyticsRow[],
  by: AnalyticsBreakdown,
  sort: AnalyticsView['sort'],
): readonly AnalyticsRow[] {
  if (!sort) return rows;
  const sign = sort.descending ? -1 : 1;
  const { by: field } = sort;
  if (field === 'name') {
    const named = (row: AnalyticsRow) => (isTimeUnit(by) ? row.key : nameOf(row, by));
    return rows.toSorted((one, other) => sign * named(one).localeCompare(named(other), 'en'));
  }
  const valueOf = ({ results }: AnalyticsRow, metric: Metric) => results?.[metric] ?? null;
  return rows.toSorted((one, other) => {
    const [first, second] = [valueOf(one, field), valueOf(other, field)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

/** The order after a click on a column: the same one turns its direction, another one starts with the largest. */
export function sortedBy(sort: AnalyticsView['sort'], by: Metric | 'name'): AnalyticsView['sort'] {
  return { by, descending: sort?.by === by ? !sort.descending : by !== 'name' };
}
