import type { DailyReportRow } from '../../../ad-kit/reports/reportRows';
import type { Day } from '../../lib/days';
import { combine, numberNames } from '../../lib/results';
import type { DayNumbers, DayNumbersChange } from './campaigns.types';

/** A day before and after it is written; `undefined` stands for a day without numbers. */
export interface DayWrite {
  day: Day;
  before: DayNumbers | undefined;
  after: DayNumbers | undefined;
}

/** What numbers that are sent do to a day. */
export interface DayChange extends DayWrite {
  outcome: 'added' | 'changed' | 'unchanged';
  after: DayNumbers;
}

/**
 * Compares days to be written with those that are there. Both lists have each day at most once. What a wanted day leaves
 * out stays as it is, and is 0 on a day without numbers.
 */
export function compareDays(existing: DayNumbers[], changes: DayNumbersChange[]): DayChange[] {
  const existingByDay = new Map<Day, DayNumbers>(existing.map((row) => [row.day, row]));
  return changes.map((change) => {
    const before = existingByDay.get(change.day);
    const after = { day: change.day, ...combine((field) => change[field] ?? before?.[field] ?? 0) };
    const same = before && numberNames.every((field) => before[field] === after[field]);
    return { day: change.day, outcome: !before ? 'added' : same ? 'unchanged' : 'changed', before, after };
  });
}

export const isEffective = ({ outcome }: DayChange): boolean => outcome !== 'unchanged';

/** How many days have which outcome. */
export function tally(changes: DayChange[]) {
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const { outcome } of changes) counts[outcome] += 1;
  return counts;
}

/** The days of a file that can be read. */
export const wantedOf = (rows: DailyReportRow[]): DayNumbersChange[] =>
  rows.flatMap(({ date, metrics }) => (date && metrics ? [{ day: date, ...metrics }] : []));

/** By how much writing a day moves the sums of that day. */
export function differenceOf({ day, before, after }: DayWrite): DayNumbers {
  return { day, ...combine((field) => (after?.[field] ?? 0) - (before?.[field] ?? 0)) };
}
