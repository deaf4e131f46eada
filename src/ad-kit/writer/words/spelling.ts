import { abbreviated } from './abbreviated';
import { apposed } from './apposed';
import { confused } from './confused';
import { joined } from './joined';
import { misspelled } from './misspelled';
import { named } from './named';
import { reordered } from './reordered';
import { shortened } from './shortened';
import { verbs } from './verbs';

const asTyped = (typed: string, right: string): string =>
  /^\p{Lu}/u.test(typed) ? right.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('en')) : right;

type Mended = readonly (readonly [pattern: RegExp, right: string])[];

const mended = (slips: Mended, text: string): string =>
  slips.reduce((rest, [pattern, right]) => rest.replace(pattern, right), text);

/** "We install take down and store": verbs in a row have commas. */
const listed = (text: string): string =>
  text.replace(
    /^(we) (\p{L}+) (\p{L}+(?: (?:down|off|out|up))?) and (\p{L}+)$/iu,
    (typed, we: string, one: string, two: string, three: string) =>
      [one, two.split(' ')[0] ?? '', three].every((verb) => verbs.has(verb))
        ? `${we} ${one}, ${two}, and ${three}`
        : typed,
  );

/** A phrase of a brief with its certain slips mended; it claims no more than before. Names are left alone. */
export function spelled(typed: string): string {
  const words = typed.replace(/[A-Za-z]{3,}/g, (word) => {
    const right = word === word.toUpperCase() ? undefined : misspelled[word.toLowerCase()];
    return right === undefined ? word : asTyped(word, right.replace('_', ' '));
  });
  const full = named(mended(shortened, mended(abbreviated, words)));
  return listed(mended(apposed, mended(reordered, mended(joined, mended(confused, full))))).replace(
    /(?<=\b(?:made|built|sewn|grown|crafted) in )(?=USA?\b)/gi,
    'the ',
  );
}
