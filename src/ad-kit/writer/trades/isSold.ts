import type { Trade } from './trade';

/** Characters that are read of a fact. */
const longestText = 120;

/** Whether a fact names what the trade sells: "same-day junk removal", "2-hour wheel class $48", and not "no pool service". */
export function isSold(typed: string, { sought = [] }: Trade): boolean {
  const text = typed
    .slice(0, longestText)
    .toLowerCase()
    .replace(/,? (?:for |from )?[$€£]\d.*$/, '')
    .replace(/,? (?:by|daily|every|fresh|on|until|weekly) .*$/, '');
  return !/^not? /.test(text) && sought.some((each) => each.includes(' ') && endsWithNoun(text, each.toLowerCase()));
}

/** "2-hour wheel class" of "wheel classes". */
const endsWithNoun = (text: string, noun: string): boolean =>
  [noun, noun.replace(/s$/, ''), noun.replace(/es$/, '')].some((each) => text.endsWith(each));
