import { isAbsent, type Read, shorten } from './reportValues';

/** Which number comes first in a date such as 11/1/2026. */
export type DateOrder = 'month_first' | 'day_first';

/** The first day that may have numbers. */
export const firstDay = '2000-01-01';

/** First words of months in English, German, French and Spanish, without accents; a text may have more of the word. */
const monthNames: readonly (readonly string[])[] = [
  ['january', 'januar', 'janner', 'janvier', 'enero'],
  ['february', 'februar', 'fevrier', 'febrero'],
  ['march', 'marz', 'maerz', 'mars', 'marzo'],
  ['april', 'avril', 'abril'],
  ['may', 'mai', 'mayo'],
  ['june', 'juni', 'juin', 'junio'],
  ['july', 'juli', 'juillet', 'julio'],
  ['august', 'aout', 'agosto'],
  ['september', 'septembre', 'septiembre', 'setiembre'],
  ['october', 'oktober', 'octobre', 'octubre'],
  ['november', 'novembre', 'noviembre'],
  ['december', 'dezember', 'decembre', 'diciembre'],
];

/**
 * Reads a day: 2026-11-01, 20261101, 01.11.2026, 11/1/2026, Nov 1, 2026 and 1 Nov 2026, in English, German, French or
 * Spanish. `today` is a day in UTC; the day after it is still taken. `order` decides where both ways are possible.
 */
export function readDay(text: string, today: string, order: DateOrder): Read<string> {
  if (isAbsent(text)) return { problem: 'The date is missing.' };
  const date = dateOf(text, order);
  if (date === undefined || !isCalendarDay(date)) {
    return { problem: `"${shorten(text)}" isn’t a valid date. Use the format 2026-11-01.` };
  }
  if (date < firstDay) return { problem: `${date} is before ${firstDay}.` };
  if (date > dayAfter(today)) return { problem: `${date} is in the future.` };
  return { value: date };
}

/**
 * Which number comes first in the dates of a file: what those show that can be read one way only, `undefined` if
 * nothing tells, and `null` where it makes no difference.
 */
export function dateOrderOf(cells: readonly string[]): DateOrder | null | undefined {
  const shown = new Set<DateOrder>();
  let isOpen = false;
  for (const cell of cells) {
    const [first, second] = twoNumbers(cell);
    if (first > 12) shown.add('day_first');
    else if (second > 12) shown.add('month_first');
    else if (first !== second) isOpen = true;
  }
  const [only] = shown;
  return isOpen ? (shown.size === 1 ? only : undefined) : null;
}

/** Whether a cell holds a range, such as 2026-11-01 - 2026-11-30. */
export const isRange = (text: string): boolean => /^\S.{5,30}\d (-|–|~|to|bis|au|al) \d.{5,30}$/.test(text);

const numeric = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?:[T ,].*)?$/;

function twoNumbers(text: string): [number, number] {
  const [, first, sign, second] = numeric.exec(text) ?? [];
  return sign === undefined || sign === '.' ? [0, 0] : [Number(first), Number(second)];
}

function dateOf(text: string, order: DateOrder): string | undefined {
  const iso = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return iso[2] === '' && text.length < 8 ? undefined : joined(iso[1], iso[3], iso[4]);
  const parts = numeric.exec(text);
  if (!parts) return writtenOutDate(text);
  const [, first, sign, second, year = ''] = parts;
  const isDayFirst = sign === '.' || Number(first) > 12 || (Number(second) <= 12 && order === 'day_first');
  const fullYear = year.length === 2 ? `20${year}` : year;
  return isDayFirst ? joined(fullYear, second, first) : joined(fullYear, first, second);
}

/** A date with the month as a word; a weekday before it and the like are passed over. */
function writtenOutDate(text: string): string | undefined {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[\s.,/-]+/);
  const month = words.map(monthOf).find((number) => number > 0);
  const year = words.find((word) => /^\d{4}$/.test(word));
  const days = words.filter((word) => /^\d{1,2}(st|nd|rd|th|er)?$/.test(word));
  return month !== undefined && days.length === 1
    ? joined(year, String(month), String(parseInt(days[0] ?? '', 10)))
    : undefined;
}

/** 1 to 12; 0 where the word is no month. Two letters of a month are not enough. */
function monthOf(word: string): number {
  return word.length < 3 ? 0 : 1 + monthNames.findIndex((names) => names.some((name) => name.startsWith(word)));
}

function joined(year?: string, month?: string, day?: string): string | undefined {
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

function isCalendarDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
