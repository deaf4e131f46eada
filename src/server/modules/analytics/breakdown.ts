import {
  type Comparison,
  comparedDay,
  isWithin,
  type Period,
  periodBefore,
  type TimeUnit,
  unitOf,
} from '../../../ad-kit/reports/periods';
import { type StoredSums, sumOf } from '../../lib/results';
import type { DaySums } from '../campaigns/campaigns.types';

/** The results of a unit of time in a period and in the one that it is compared with. */
export interface TimeResults {
  /** The unit's first day, or the weekday from 1, Monday, to 7. */
  key: string;
  /** Null without numbers. */
  now: StoredSums | null;
  before: StoredSums | null;
}

/**
 * Adds days up by units of time, in their order. A day of the period before counts as the one that it is compared with.
 * Units in which neither period has numbers are left out.
 */
export function byTime(
  days: readonly DaySums[],
  unit: TimeUnit,
  period: Period,
  comparison: Comparison | undefined,
): TimeResults[] {
  const units = new Map<string, { now: StoredSums[]; before: StoredSums[] }>();
  const add = (day: string, part: 'now' | 'before', numbers: StoredSums) => {
    const key = unitOf(day, unit);
    const known = units.get(key) ?? { now: [], before: [] };
    known[part].push(numbers);
    units.set(key, known);
  };
  const before = comparison && periodBefore(period, comparison);
  for (const numbers of days) {
    if (isWithin(period, numbers.day)) add(numbers.day, 'now', numbers);
    if (comparison && before && isWithin(before, numbers.day)) {
      add(comparedDay(numbers.day, period, comparison), 'before', numbers);
    }
  }
  return [...units]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { now, before: earlier }]) => ({ key, now: sumOrNull(now), before: sumOrNull(earlier) }));
}

/** The sum of numbers; null where there are none. */
export const sumOrNull = (numbers: readonly StoredSums[]): StoredSums | null =>
  numbers.length === 0 ? null : sumOf(numbers);
