import { grouped } from '../grouped';

/** A value that was read, or the sentence that says why it cannot be. */
export type Read<T> = { value: T } | { problem: string };

/** Google writes ` --` where there is no value. */
export const isAbsent = (text: string): boolean => text === '' || /^-+$/.test(text);

/** What is quoted back in a sentence stays short. */
export const shorten = (text: string, longest = 30): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** How a file writes the sign before the decimals; the other one then separates thousands. */
export type DecimalSign = '.' | ',';

/**
 * The decimal sign that the cells give away: a sign before one, two or more than three last digits, or after a leading
 * zero. Three digits prove nothing, they may be thousands. Without proof it is `otherwise`.
 */
export function decimalSignOf(cells: readonly string[], otherwise: DecimalSign): DecimalSign {
  const proofs = (sign: RegExp) => cells.filter((cell) => sign.test(cell)).length;
  const difference = proofs(/(^\D*0,\d+|\d,(\d{1,2}|\d{4,}))\D*$/) - proofs(/(^\D*0\.\d+|\d\.(\d{1,2}|\d{4,}))\D*$/);
  return difference === 0 ? otherwise : difference > 0 ? ',' : '.';
}

/** Decimals are added up as millionths, which are as exact as any report, and rounded only then. */
const millionths = 1_000_000;

/** The bounds of a figure of one day, and whether it may have decimals. */
export type FigureRule = { label: string; max: number; hasDecimals: boolean };

/** Reads a figure of at least 0: millionths where it has decimals, else the whole number. Absent counts as 0. */
export function readFigure({ label, max, hasDecimals }: FigureRule, text: string, decimal: DecimalSign): Read<number> {
  const value = readNumber(text.replace(currencyAround, '').trim(), decimal);
  if (value === null) return { problem: `${label}: "${shorten(text)}" isn’t a valid number.` };
  if (!hasDecimals && !Number.isInteger(value)) return { problem: `${label} must be a whole number.` };
  if (value < 0) return { problem: `${label} can’t be negative.` };
  if (value > max) return { problem: tooMuch({ label, max }) };
  return { value: hasDecimals ? Math.round(value * millionths) : value };
}

/** A sum of what `readFigure` gave, as hundredths rounded half up, or whole. `rate` multiplies what has decimals. */
export function figureOf({ hasDecimals }: FigureRule, sum: number, rate = 1): number {
  return hasDecimals ? Math.floor((Math.round(sum * rate) + 5_000) / 10_000) : sum;
}

/** Why a sum cannot be stored; `undefined` where it can. */
export function excessOf(rule: FigureRule, figure: number): string | undefined {
  return figure > rule.max * (rule.hasDecimals ? 100 : 1) ? tooMuch(rule) : undefined;
}

const tooMuch = ({ label, max }: Pick<FigureRule, 'label' | 'max'>) => `${label} must be at most ${grouped(max)}.`;

const currencyAround = /^(?:[A-Z]{3}|[A-Z]{0,2}[$€£])|(?:[A-Z]{3}|[$€£])$/g;

const signs: Record<string, string> = { '€': 'EUR', '£': 'GBP' };

/** The currency that an amount names; `undefined` for a dollar sign, which many countries use. */
export function currencyOfAmount(text: string): string | undefined {
  const [found] = text.match(currencyAround) ?? [];
  return found === undefined ? undefined : (signs[found] ?? (/^[A-Z]{3}$/.test(found) ? found : undefined));
}

/** `null` where the text is not a number. Thousands are separated by the other sign, a space or an apostrophe. */
function readNumber(text: string, decimal: DecimalSign): number | null {
  if (isAbsent(text)) return 0;
  const compact = text.replace(/[\s\u00A0\u202F'’]/g, '');
  const [number, thousands] =
    decimal === '.'
      ? [/^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/, /,/g]
      : [/^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/, /\./g];
  return number.test(compact) ? Number(compact.replace(thousands, '').replace(',', '.')) : null;
}
