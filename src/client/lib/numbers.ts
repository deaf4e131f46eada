import { grouped } from '../../ad-kit/grouped';

/** A whole number with thousands separated: `2,418,306`. */
export function formatCount(value: number): string {
  return grouped(value);
}

/** What stands where a figure can't be worked out, or isn't set. */
export const noFigure = '—';

/** A figure as it is formatted; a dash where it can't be worked out. */
export const orDash = (format: (value: number) => string, value: number | null | undefined): string =>
  value === null || value === undefined ? noFigure : format(value);

/** A number of uses: as it is below 1,000, from there in thousands with one decimal: `2.4k`. */
export function formatUses(value: number): string {
  return value < 1000 ? formatCount(value) : `${(value / 1000).toFixed(1)}k`;
}

/** A rate in percent with two decimals: `4.86%`. */
export function formatRate(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** A ratio with two decimals, such as a ROAS: `3.75×`. */
export function formatTimes(ratio: number): string {
  return `${ratio.toFixed(2)}×`;
}

/** A change in whole percent, always with its sign: `+12%`, `-3%`, `+0%`. */
export function formatChange(percent: number): string {
  return `${percent < 0 ? '-' : '+'}${formatCount(Math.abs(percent))}%`;
}
