import type { DailyReportRow } from '../../../ad-kit/reports/reportRows';
import type { Day } from '../../lib/days';
import type { DayChange } from './dayChanges';

/** What an imported file does to one of its days. */
export interface ImportRow {
  /** The day's first line in the file. */
  line: number;
  /** How many lines it adds up. */
  lines: number;
  day: Day | null;
  change: DayChange | null;
  /** Why the day is refused; null for the others. */
  message: string | null;
}

/** What a file does to its days, in its order. */
export function importRows(rows: readonly DailyReportRow[], changes: readonly DayChange[]): ImportRow[] {
  const changeOf = new Map(changes.map((change) => [change.day, change]));
  return rows.map(({ line, lines, date, message }) => {
    const change = (message === null && date !== null && changeOf.get(date)) || null;
    return { line, lines, day: date, change, message };
  });
}

/** How such a row comes out. */
export const outcomeOf = ({ change }: ImportRow): DayChange['outcome'] | 'refused' => change?.outcome ?? 'refused';
