import { grouped } from '../grouped';

/** How figures are written wherever people read them: on screens, in emails, in reports. */

/** Dollars: `$45,525.42` with two decimals. */
export const inDollars = (amount: number, decimals: number): string =>
  `${amount < 0 ? '-' : ''}$${grouped(Math.abs(amount), decimals)}`;

/** Dollars with cents: `$45,525.42`. */
export const formatMoney = (amount: number): string => inDollars(amount, 2);

/** A whole number with thousands separated: `2,418,306`. */
export const formatCount = (value: number): string => grouped(value);

/**
 * Conversions as the trade writes them: whole ones without decimals, parts of them with up to two: `1,204`, `12.5`. In a
 * table with as many decimals as its column has.
 */
export function formatConversions(value: number, decimals = decimalsOf(value)): string {
  return grouped(Math.round(value * 100) / 100, decimals);
}

/** How many decimals the conversions of a table's rows have, so that their points stand below each other: 0, 1 or 2. */
export function conversionDecimals(rows: readonly ({ conversions: number | null } | null)[]): number {
  return rows.reduce((most, row) => Math.max(most, decimalsOf(row?.conversions ?? 0)), 0);
}

function decimalsOf(value: number): number {
  const hundredths = Math.round(value * 100);
  return hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : 2;
}

/** A rate in percent with two decimals: `4.86%`. */
export const formatRate = (percent: number): string => `${percent.toFixed(2)}%`;

/** A ratio with two decimals, such as a ROAS: `3.75×`. */
export const formatTimes = (ratio: number): string => `${ratio.toFixed(2)}×`;

/** A change in whole percent, always with its sign: `+12%`, `-3%`, `+0%`. */
export const formatChange = (percent: number): string => `${percent < 0 ? '-' : '+'}${grouped(Math.abs(percent))}%`;

/** What stands where a figure can't be worked out, or isn't set. */
export const noFigure = '—';

/** A figure as it is formatted; a dash where it can't be worked out. */
export const orDash = (format: (value: number) => string, value: number | null | undefined): string =>
  value === null || value === undefined ? noFigure : format(value);

/** A change in whole percent; `undefined` where there is nothing to compare. */
export function changeInPercent(
  value: number | null | undefined,
  before: number | null | undefined,
): number | undefined {
  if (value === undefined || value === null || !before) return undefined;
  // Adding 0 turns the -0 of a tiny fall into 0.
  return Math.round(((value - before) / before) * 100) + 0;
}
