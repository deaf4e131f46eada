const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** Dollars with cents: `$45,525.42`. */
export function formatMoney(amount: number): string {
  return dollars.format(amount);
}

/** Dollars rounded to whole ones: `$9,847`. */
export function formatWholeMoney(amount: number): string {
  return wholeDollars.format(amount);
}

/** Dollars for axes, where space is short: `$8k`. */
export function formatShortMoney(amount: number): string {
  return shortDollars.format(amount).replace('K', 'k');
}
