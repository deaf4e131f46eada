import { inDollars } from '../../ad-kit/reports/figureFormats';
import { shortNumber } from '../../ad-kit/shortNumber';

export { formatMoney } from '../../ad-kit/reports/figureFormats';

/** Dollars rounded to whole ones: `$9,847`. */
export function formatWholeMoney(amount: number): string {
  return inDollars(amount, 0);
}

/** Dollars for axes, where space is short: `$8k`. */
export function formatShortMoney(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${shortNumber(Math.abs(amount))}`;
}
