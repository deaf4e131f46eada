import type { Trade } from './trade';

/** Characters that are read of a fact. */
const longestText = 120;

/** A fact up to its price and to when: "cinnamon rolls" of "cinnamon rolls every Saturday, $4"; empty for what there is not. */
function namedIn(typed: string): string {
  const text = typed
    .slice(0, longestText)
    .toLowerCase()
    .replaceAll(' & ', ' and ')
    .replace(/,? (?:for |from )?[$€£]\d.*$/, '')
    .replace(/,? (?:by|daily|every|fresh|on|until|weekly) .*$/, '');
  return /^not? /.test(text) ? '' : text;
}

/** Whether a fact names what the trade sells: "same-day junk removal", "2-hour wheel class $48", and not "no pool service". */
export function isSold(typed: string, { sought = [] }: Trade): boolean {
  const text = namedIn(typed);
  return sought.some((each) => each.includes(' ') && endsWithNoun(text, each.toLowerCase()));
}

/** Whether a fact is about a sign of several words: "sliding scale", and not "climate-controlled studio". */
export const isAbout = (typed: string, sign: readonly string[]): boolean =>
  sign.length > 1 && namedIn(typed).replaceAll('-', ' ').endsWith(sign.join(' '));

/** Whether a fact is of a sign’s things: "loaner bikes free" and "prototype in 3 days", and not "keeps tea hot". */
export const isOf = (typed: string, sign: readonly string[]): boolean =>
  endsWithNoun(namedIn(typed).replace(/ (?:available|free|included|welcome|(?:in|within) \d.*)$/, ''), sign.join(' '));

/** "2-hour wheel class" of "wheel classes". */
const endsWithNoun = (text: string, noun: string): boolean =>
  [noun, `${noun}s`, noun.replace(/s$/, ''), noun.replace(/es$/, '')].some((each) => text.endsWith(each));
