/** Days, `YYYY-MM-DD` in UTC, from the first to the last, both included. */
export interface Period {
  from: string;
  to: string;
}

/** What a period is compared with: as many days right before it, or the same days a year earlier. */
export type Comparison = 'previous_period' | 'previous_year';

const timeUnits = ['day', 'week', 'month', 'weekday'] as const;

export type TimeUnit = (typeof timeUnits)[number];

export const isTimeUnit = (part: string): part is TimeUnit => timeUnits.some((unit) => unit === part);

const dayMs = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day that lies `count` days after another one, or before it. */
export const shiftDay = (day: string, count: number): string => dayOf(Date.parse(day) + count * dayMs);

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

export const isWithin = ({ from, to }: Period, day: string): boolean => from <= day && day <= to;

/** The period that another one is compared with. */
export function periodBefore(period: Period, comparison: Comparison): Period {
  if (comparison === 'previous_year') return { from: sameDayOf(period.from, -1), to: sameDayOf(period.to, -1) };
  return { from: shiftDay(period.from, -lengthOf(period)), to: shiftDay(period.from, -1) };
}

/** The day of a period that a day of the period before is compared with. A leap day shares the last day of February. */
export function comparedDay(day: string, period: Period, comparison: Comparison): string {
  if (comparison === 'previous_period') return shiftDay(day, lengthOf(period));
  const later = sameDayOf(day, 1);
  return later < period.from ? period.from : later > period.to ? period.to : later;
}

/** The unit of time that a day is in: by its first day, and weekdays by a digit from 1, Monday, to 7. Weeks start on Monday. */
export function unitOf(day: string, unit: TimeUnit): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = new Date(Date.parse(day)).getUTCDay() || 7;
  return unit === 'week' ? shiftDay(day, 1 - weekday) : String(weekday);
}

/** Every unit of time that a period touches, in order. */
export function unitsOf(period: Period, unit: TimeUnit): string[] {
  const days = Array.from({ length: lengthOf(period) }, (_, index) => unitOf(shiftDay(period.from, index), unit));
  return [...new Set(days)].sort();
}

/** What a period is made of: whole months, by their first days, with more days and less others. */
export interface MonthsAndDays {
  months: Period | undefined;
  more: Period[];
  less: Period[];
}

/** A period from the months nearest to it, so that at most half a month of days is read at each of its ends. */
export function monthsAndDaysOf({ from, to }: Period): MonthsAndDays {
  const end = shiftDay(to, 1);
  const [first, after] = [nearestMonth(from), nearestMonth(end)];
  const more = [span(from, first), span(after, end)].filter(hasDays);
  const less = [span(first, from), span(end, after)].filter(hasDays);
  const isShorter = [...more, ...less].reduce((sum, some) => sum + lengthOf(some), 0) < lengthOf({ from, to });
  if (first >= after || !isShorter) return { months: undefined, more: [{ from, to }], less: [] };
  return { months: { from: first, to: unitOf(shiftDay(after, -1), 'month') }, more, less };
}

/** The days from one to the one before another; without any where the other is not later. */
const span = (from: string, before: string): Period => ({ from, to: shiftDay(before, -1) });

const hasDays = ({ from, to }: Period): boolean => from <= to;

/** The first day of a month that is nearest to a day. */
function nearestMonth(day: string): string {
  const [own, next] = [unitOf(day, 'month'), monthAfter(day)];
  return lengthOf(span(own, day)) <= lengthOf(span(day, next)) ? own : next;
}

/** The first day of the month after the one of a day. */
function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 1));
}

/** The same day of another year; February 28 where that year lacks the 29th. */
function sameDayOf(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}
