import { addMonths, type Day, monthOf } from '../../lib/days';
import type { MonthSums, SumsToDate } from '../campaigns/figures.types';
import type { MonthlyFigures, Trends } from './analytics.types';

/** How many months the overview shows, the current one included. */
const shownMonths = 6;

/** The first day that the overview looks at. */
export const firstDayShown = (today: Day): Day => addMonths(today, 1 - shownMonths);

/** Exactly six months, oldest first, with zeros where there is nothing. */
export function monthlyFigures(sums: MonthSums[], today: Day): MonthlyFigures[] {
  return Array.from({ length: shownMonths }, (_, index) => {
    const month = monthOf(addMonths(today, index + 1 - shownMonths));
    const found = sums.find((row) => row.month === month);
    return { month, revenueCents: found?.revenueCents ?? 0, spentCents: found?.spentCents ?? 0 };
  });
}

/** This month to date against the same days of last month. */
export function trendsOf(sums: MonthSums[], today: Day): Trends {
  const current = sums.find((row) => row.month === monthOf(today));
  const last = sums.find((row) => row.month === monthOf(addMonths(today, -1)));
  const change = (field: keyof SumsToDate) => percentChange(current?.[field] ?? 0, last?.[field] ?? 0);
  return {
    impressions: change('impressionsToDate'),
    clicks: change('clicksToDate'),
    conversions: change('conversionHundredthsToDate'),
  };
}

const percentChange = (now: number, before: number): number | null =>
  // Adding 0 turns the -0 of a tiny fall into 0.
  before === 0 ? null : Math.round(((now - before) / before) * 100) + 0;
