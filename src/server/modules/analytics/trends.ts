import { changeInPercent } from '../../../ad-kit/reports/figureFormats';
import { addMonths, type Day, monthOf } from '../../lib/days';
import { amountsOf, sumOf } from '../../lib/results';
import type { MonthSums } from '../campaigns/figures.types';
import type { MonthlyFigures, Trends } from './analytics.types';

/** How many months the overview shows, the current one included. */
const shownMonths = 6;

/** The first day that the overview looks at. */
export const firstDayShown = (today: Day): Day => addMonths(today, 1 - shownMonths);

/** Exactly six months, oldest first, with zeros where there is nothing. */
export function monthlyFigures(sums: MonthSums[], today: Day): MonthlyFigures[] {
  return Array.from({ length: shownMonths }, (_, index) => {
    const month = monthOf(addMonths(today, index + 1 - shownMonths));
    return { month, sums: sums.find((row) => row.month === month)?.sums ?? sumOf([]) };
  });
}

/** This month to date against the same days of last month. */
export function trendsOf(sums: MonthSums[], today: Day): Trends {
  const toDate = (month: string) => amountsOf(sums.find((row) => row.month === month)?.toDate ?? sumOf([]));
  const [current, last] = [toDate(monthOf(today)), toDate(monthOf(addMonths(today, -1)))];
  const change = (field: keyof Trends) => changeInPercent(current[field], last[field]) ?? null;
  return { impressions: change('impressions'), clicks: change('clicks'), conversions: change('conversions') };
}
