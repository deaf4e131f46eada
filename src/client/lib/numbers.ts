/** A whole number with thousands separated: `2,418,306`. */
export function formatCount(value: number): string {
  return grouped(value, 0);
}

/**
 * A number as `2,418,306.50`. By hand: the first `Intl.NumberFormat` holds a phone up for 70 ms, and nearly every page
 * has a number.
 */
export function grouped(value: number, decimals: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return `${value < 0 ? '-' : ''}${groups.join(',')}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** A number of uses: as it is below 1,000, from there in thousands with one decimal: `2.4k`. */
export function formatUses(value: number): string {
  return value < 1000 ? formatCount(value) : `${(value / 1000).toFixed(1)}k`;
}

/** A rate in percent with two decimals: `4.86%`. */
export function formatRate(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** A change in whole percent, always with its sign: `+12%`, `-3%`, `+0%`. */
export function formatChange(percent: number): string {
  return `${percent < 0 ? '-' : '+'}${formatCount(Math.abs(percent))}%`;
}
