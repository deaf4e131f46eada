import type { DailyMetrics } from '../../api/api';
import type { DailyMetricsChange } from '../../api/metricsApi';
import { bounds } from '../../api/bounds';
import { parseDollars } from '../../domain/campaigns/amounts';
import { formatCount } from '../../lib/numbers';
import { type NumberField, dayFieldLabels, hasDecimals } from '../../domain/daily-numbers/dayFigures';

/** What stands in the fields of the form for one day: texts, as typed. */
export type DayFormValues = Record<keyof DailyMetrics, string>;
export type DayFormErrors = Partial<Record<keyof DailyMetrics, string>>;

const dayBounds = bounds.DailyMetricsChange;

/** The form of a day that has numbers, or an empty one for `date`. */
export function parseDay(day: DailyMetrics | undefined, date: string): DayFormValues {
  return {
    date: day?.date ?? date,
    impressions: textOf(day?.impressions),
    clicks: textOf(day?.clicks),
    conversions: textOf(day?.conversions),
    spent: textOf(day?.spent),
    revenue: textOf(day?.revenue),
  };
}

/**
 * What the form says on the wire; a number left empty is 0, and one that `day` doesn't report stays so. Only for a form
 * without errors.
 */
export function mapDayForm(values: DayFormValues, day: DailyMetrics | undefined): DailyMetricsChange {
  const change: DailyMetricsChange = { date: values.date };
  for (const field of Object.keys(dayFieldLabels) as NumberField[]) {
    const number = parseDollars(values[field]);
    if (number !== undefined || day?.[field] !== null) change[field] = number ?? 0;
  }
  return change;
}

/** Checks what the server will check. `lastDay` is the last day that may have numbers. */
export function checkDayForm(values: DayFormValues, lastDay: string): DayFormErrors {
  const fields = Object.keys(dayFieldLabels) as NumberField[];
  const problems: [keyof DailyMetrics, string | undefined][] = [
    ['date', dateProblem(values.date, lastDay)],
    ...fields.map((field): [NumberField, string | undefined] => [field, numberProblem(field, values[field])]),
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

function dateProblem(date: string, lastDay: string): string | undefined {
  if (date === '') return 'Choose a date.';
  if (date < '2000-01-01') return 'The date can’t be before 2000.';
  return date > lastDay ? 'The date is in the future.' : undefined;
}

function numberProblem(field: NumberField, text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const value = parseDollars(text);
  if (value === undefined) return 'Enter a number of 0 or more, such as 1250.';
  const { maximum } = dayBounds[field];
  if (value > maximum) return `Max ${formatCount(maximum)}.`;
  if (hasDecimals(field)) return /\.\d{3,}$/.test(text.trim()) ? 'Use up to two decimals.' : undefined;
  return Number.isInteger(value) ? undefined : 'Enter a whole number.';
}

function textOf(value: number | null | undefined): string {
  return value === undefined || value === null ? '' : String(value);
}
