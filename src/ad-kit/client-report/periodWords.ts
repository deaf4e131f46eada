import { monthName } from '../monthNames';
import { type Period, type TimeUnit, shiftDay } from '../reports/periods';

/** Days as a headline has them: `November 2026`, `October – November 2026`, `2026`, `Nov 1 – 15, 2026`. */
export function periodTitle({ from, to }: Period): string {
  const [year, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  if (from.endsWith('-01') && shiftDay(to, 1).endsWith('-01')) {
    if (from.slice(0, 7) === to.slice(0, 7)) return `${monthName(from)} ${year}`;
    if (year !== lastYear) return `${monthName(from)} ${year} – ${monthName(to)} ${lastYear}`;
    const isWholeYear = from.slice(5, 7) === '01' && to.slice(5, 7) === '12';
    return isWholeYear ? year : `${monthName(from)} – ${monthName(to)} ${year}`;
  }
  if (from === to) return longDay(from);
  if (year !== lastYear) return `${longDay(from)} – ${longDay(to)}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${shortDay(from)} – ${isOneMonth ? Number(to.slice(8)) : shortDay(to)}, ${year}`;
}

/** `Nov 1, 2026`. */
const longDay = (day: string): string => `${shortDay(day)}, ${day.slice(0, 4)}`;

/** `Nov 1`. */
const shortDay = (day: string): string => `${monthName(day).slice(0, 3)} ${Number(day.slice(8))}`;

/** The units of time that a report is drawn in; the longer its period, the larger. */
export type ReportUnit = Extract<TimeUnit, 'day' | 'week' | 'month'>;

/** What a unit of time is called in a sentence, and where space is short. `key` is its first day. */
export function unitNames(key: string, unit: ReportUnit): { name: string; short: string } {
  if (unit === 'month') return { name: `${monthName(key)} ${key.slice(0, 4)}`, short: monthName(key).slice(0, 3) };
  return { name: unit === 'week' ? `the week of ${longDay(key)}` : longDay(key), short: shortDay(key) };
}
