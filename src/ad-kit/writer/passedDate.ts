const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthName = String.raw`(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`;

/** What makes a date a day after which it is too late. */
const bounding =
  /\b(?:by|before|until|till|through|ends?|ending|closes?|closing|expires?|due|deadline|last day|only)\b/i;

const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\b${monthName} (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b`, 'i'),
  new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthName}(?:,? (\d{4}))?\b`, 'i'),
  new RegExp(String.raw`\b${monthName},? (\d{4})\b`, 'i'),
  /\b(\d{4})-(\d{2})-(\d{2})\b/,
  /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/,
];

/** A date without a year is of this year while it is no longer ago than this; before that, next year’s may be meant. */
const longestAgoDays = 60;
const dayMs = 86_400_000;

type Found = { text: string; year: number | null; month: number; day: number | null };

/** The date of a deadline that is over, as it was typed; `undefined` where it is to come, or nobody can tell. */
export function passedDate(text: string, today: string, isDeadline = false): string | undefined {
  if (!isDeadline && !bounding.test(text)) return undefined;
  const found = dateIn(text);
  if (!found) return undefined;
  const now = Date.parse(`${today}T00:00:00Z`);
  const { year, month, day } = found;
  if (year !== null) {
    const last = day === null ? Date.UTC(year, month + 1, 0) : Date.UTC(year, month, day);
    return last < now ? found.text : undefined;
  }
  const ago = (now - Date.UTC(Number(today.slice(0, 4)), month, day ?? 31)) / dayMs;
  return ago > 0 && ago <= longestAgoDays ? found.text : undefined;
}

function dateIn(text: string): Found | undefined {
  for (const [at, pattern] of patterns.entries()) {
    const match = pattern.exec(text);
    if (match) return dateOf(match, at);
  }
  return undefined;
}

function dateOf(match: RegExpExecArray, at: number): Found {
  const [all, one = '', two = '', three] = match;
  const monthOf = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase());
  const year = three === undefined ? null : Number(three);
  if (at === 0) return { text: all, month: monthOf(one), day: Number(two), year };
  if (at === 1) return { text: all, month: monthOf(two), day: Number(one), year };
  if (at === 2) return { text: all, month: monthOf(one), day: null, year: Number(two) };
  if (at === 3) return { text: all, month: Number(two) - 1, day: Number(three), year: Number(one) };
  return { text: all, month: Number(one) - 1, day: Number(two), year };
}
