import { grouped } from '../grouped';

/** A value that was read, or the sentence that says why it cannot be. */
export type Read<T> = { value: T } | { problem: string };

/** Google writes ` --` where there is no value. */
const isAbsent = (text: string) => text === '' || /^-+$/.test(text);

const firstDay = '2000-01-01';
const maxCount = 1_000_000_000;

/** Reads a day as 2026-11-01, 2026/11/01 or 01.11.2026. `today` is a day in UTC; the day after it is still taken. */
export function readDay(text: string, today: string): Read<string> {
  if (isAbsent(text)) return { problem: 'The date is missing.' };
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(text);
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : german ? german.slice(1).reverse() : [];
  const date = year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
  if (!isCalendarDay(date)) return { problem: `"${shorten(text)}" is not a date. Write it as 2026-11-01.` };
  if (date < firstDay) return { problem: `${date} is before ${firstDay}.` };
  if (date > dayAfter(today)) return { problem: `${date} is in the future.` };
  return { value: date };
}

/** How a file writes the sign before the decimals; the other one then separates thousands. */
export type DecimalSign = '.' | ',';

/**
 * The decimal sign that the cells give away: a sign before one or two last digits. Three digits prove nothing, they
 * may be thousands. Without proof it is `otherwise`.
 */
export function decimalSignOf(cells: readonly string[], otherwise: DecimalSign): DecimalSign {
  const proofs = (sign: RegExp) => cells.filter((cell) => sign.test(cell)).length;
  const difference = proofs(/\d,\d{1,2}\D*$/) - proofs(/\d\.\d{1,2}\D*$/);
  return difference === 0 ? otherwise : difference > 0 ? ',' : '.';
}

/** Reads a whole number of at least 0, with or without thousands separators. Absent counts as 0. */
export function readCount(name: string, text: string, decimal: DecimalSign): Read<number> {
  const value = readNumber(text, decimal);
  if (value === null) return { problem: `${name}: "${shorten(text)}" is not a number.` };
  if (!Number.isInteger(value)) return { problem: `${name} must be a whole number.` };
  return withinBounds(name, value, maxCount);
}

/** Reads a number with decimals, such as an amount of money, as whole hundredths, rounded half up. Absent counts as 0. */
export function readHundredths(name: string, text: string, decimal: DecimalSign, max: number): Read<number> {
  const value = readNumber(text.replace(/^[$€£]|[$€£]$/g, '').trim(), decimal);
  if (value === null) return { problem: `${name}: "${shorten(text)}" is not a number.` };
  const bounded = withinBounds(name, value, max);
  // 1.005 is stored as a little less; millionths are as exact as any report.
  return 'problem' in bounded ? bounded : { value: Math.floor((Math.round(value * 1_000_000) + 5_000) / 10_000) };
}

function withinBounds(name: string, value: number, max: number): Read<number> {
  if (value < 0) return { problem: `${name} must not be negative.` };
  if (value > max) return { problem: `${name} must be at most ${grouped(max)}.` };
  return { value };
}

/** `null` where the text is not a number. Thousands are separated by the other sign, a space or an apostrophe. */
function readNumber(text: string, decimal: DecimalSign): number | null {
  if (isAbsent(text)) return 0;
  const compact = text.replace(/[\s\u00A0\u202F']/g, '');
  const [number, thousands] =
    decimal === '.'
      ? [/^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/, /,/g]
      : [/^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/, /\./g];
  return number.test(compact) ? Number(compact.replace(thousands, '').replace(',', '.')) : null;
}

function isCalendarDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** What is quoted back in a sentence stays short. */
function shorten(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}
