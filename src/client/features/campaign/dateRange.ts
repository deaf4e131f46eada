import { daysBefore } from './dailySeries';

/** The days that a campaign's page can show, by how many there are up to today; `all` for all that have numbers. */
export const rangeLabels = {
  all: 'All time',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '180': 'Last 180 days',
  '365': 'Last 365 days',
} as const;

export type RangeKey = keyof typeof rangeLabels;

/** The query parameter of the address that names the range. */
export const rangeParameter = 'days';

const keys = Object.keys(rangeLabels) as RangeKey[];

export const rangeOptions = keys.map((value) => ({ value, label: rangeLabels[value] }));

/** The range that an address names; all where it names none that there is. */
export const readRange = (named: string | null): RangeKey => keys.find((key) => key === named) ?? 'all';

/** First and last day of a range, both included, as the server takes them; empty for all. */
export function daysOf(range: RangeKey, today: string): { from?: string; to?: string } {
  return range === 'all' ? {} : { from: daysBefore(today, Number(range) - 1), to: today };
}
