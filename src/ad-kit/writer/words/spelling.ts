import { confused } from './confused';
import { joined } from './joined';
import { misspelled } from './misspelled';
import { named } from './named';
import { shortened } from './shortened';

const asTyped = (typed: string, right: string): string =>
  /^\p{Lu}/u.test(typed) ? right.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('en')) : right;

type Mended = readonly (readonly [pattern: RegExp, right: string])[];

const mended = (slips: Mended, text: string): string =>
  slips.reduce((rest, [pattern, right]) => rest.replace(pattern, right), text);

/** A phrase of a brief with its certain slips mended; it claims no more than before. Names are left alone. */
export function spelled(typed: string): string {
  const words = typed.replace(/[A-Za-z]{3,}/g, (word) => {
    const right = word === word.toUpperCase() ? undefined : misspelled[word.toLowerCase()];
    return right === undefined ? word : asTyped(word, right.replace('_', ' '));
  });
  const full = named(mended(shortened, words));
  return mended(joined, mended(confused, full)).replace(
    /(?<=\b(?:made|built|sewn|grown|crafted) in )(?=USA?\b)/gi,
    'the ',
  );
}
