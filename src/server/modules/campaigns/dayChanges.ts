import type { DailyReportRow } from '../../../ad-kit/reports/reportRows';
import type { Day } from '../../lib/days';
import { combine, numberNames } from '../../lib/results';
import type { DayNumbers, DayNumbersChange } from './campaigns.types';

/** What writing a day does to it. */
export interface DayChange {
  outcome: 'added' | 'changed' | 'unchanged';
  wanted: DayNumbers;
  before: DayNumbers | undefined;
}

/**
 * Compares days to be written with those that are there. Both lists have each day at most once. What a wanted day leaves
 * out stays as it is, and is 0 on a day without numbers.
 */
export function compareDays(existing: DayNumbers[], changes: DayNumbersChange[]): DayChange[] {
  const existingByDay = new Map<Day, DayNumbers>(existing.map((row) => [row.day, row]));
  return changes.map((change) => {
    const before = existingByDay.get(change.day);
    const row = { day: change.day, ...combine((field) => change[field] ?? before?.[field] ?? 0) };
    const same = before && numberNames.every((field) => before[field] === row[field]);
    return { outcome: !before ? 'added' : same ? 'unchanged' : 'changed', wanted: row, before };
  });
}

/** The days of a file that can be read. */
export const wantedOf = (rows: DailyReportRow[]): DayNumbersChange[] =>
  rows.flatMap(({ date, metrics }) => (date && metrics ? [{ day: date, ...metrics }] : []));

/** By how much a change moves the sums of its day. */
export function differenceOf({ wanted, before }: DayChange): DayNumbers {
  return { day: wanted.day, ...combine((field) => wanted[field] - (before?.[field] ?? 0)) };
}

export const negated = (row: DayNumbers): DayNumbers => ({ day: row.day, ...combine((field) => -row[field]) });
