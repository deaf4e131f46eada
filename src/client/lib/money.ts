import { grouped } from '../../ad-kit/grouped';
import { shortNumber } from './shortNumber';

/** Dollars with cents: `$45,525.42`. */
export function formatMoney(amount: number): string {
  return inDollars(amount, 2);
}

/** Dollars rounded to whole ones: `$9,847`. */
export function formatWholeMoney(amount: number): string {
  return inDollars(amount, 0);
}

/** Dollars for axes, where space is short: `$8k`. */
export function formatShortMoney(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${shortNumber(Math.abs(amount))}`;
}

function inDollars(amount: number, decimals: number): string {
  return `${amount < 0 ? '-' : ''}$${grouped(Math.abs(amount), decimals)}`;
}
