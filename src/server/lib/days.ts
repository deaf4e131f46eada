import { dayMs } from './durations';

/** A calendar day in UTC, `YYYY-MM-DD`. Days compare and sort as texts. */
export type Day = string;

export const dayOf = (time: Date): Day => time.toISOString().slice(0, 10);

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day (UTC) as the screens write it: `Dec 18, 2026`. */
export const formatDay = (time: Date): string => dayFormat.format(time);

export const addDays = (day: Day, count: number): Day => dayOf(new Date(Date.parse(day) + count * dayMs));

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: Day): string => day.slice(0, 7);

export const firstDayOfMonth = (day: Day): Day => `${monthOf(day)}-01`;

/** The first day of the month that lies `count` months after the one of `day`; `count` may be negative. */
export function addMonths(day: Day, count: number): Day {
  const time = new Date(Date.parse(firstDayOfMonth(day)));
  time.setUTCMonth(time.getUTCMonth() + count);
  return dayOf(time);
}

export const dayOfMonth = (day: Day): number => Number(day.slice(8));

/** Whether a text is a moment as RFC 3339 writes it, on a day that the calendar has. */
export const isMoment = (text: string): boolean =>
  /^.{10}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/i.test(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

/** Whether a text is a day that the calendar has, from year 1 to 9999. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && dayOf(time) === text;
}
