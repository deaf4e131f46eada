import { monthName } from '../../ad-kit/monthNames';

export const dayMs = 86_400_000;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A calendar day, `YYYY-MM-DD`, as `Nov 1, 2026`, whatever the time zone of the reader. */
export function formatDay(isoDay: string): string {
  return day.format(new Date(`${isoDay}T00:00:00Z`));
}

/** A calendar day, `YYYY-MM-DD`, as `Nov 1`, and with its year where that is not the one of `today`. */
export function formatNearDay(isoDay: string, today: string): string {
  const [year, , date] = isoDay.split('-');
  const isThisYear = year === today.slice(0, 4);
  return `${formatMonth(isoDay)} ${Number(date)}${isThisYear ? '' : `, ${year}`}`;
}

/** The day of a moment, ISO 8601, as `Nov 1, 2026` in UTC, as periods and months are counted. */
export function formatDayOf(isoMoment: string): string {
  return day.format(new Date(isoMoment));
}

/** A month, `YYYY-MM`, as `Nov`. */
export function formatMonth(isoMonth: string): string {
  return monthName(isoMonth).slice(0, 3);
}

/** A month, `YYYY-MM`, as `November 2026`. */
export function formatMonthAndYear(isoMonth: string): string {
  return `${monthName(isoMonth)} ${isoMonth.slice(0, 4)}`;
}

/** A moment, ISO 8601, as `Nov 1, 2026, 3:20 PM` in the reader's own time zone. */
export function formatMoment(isoMoment: string): string {
  return moment.format(new Date(isoMoment));
}

/** Today in UTC as `YYYY-MM-DD`; days of campaigns and their numbers are UTC days. */
export function todayInUtc(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
