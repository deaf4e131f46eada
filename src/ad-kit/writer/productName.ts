import { taggedWords } from './reading/tagged';
import { massNouns } from './reading/thingOf';
import { articleFor } from './words/article';
import { soughtByLastWord } from './words/businessWords';
import { insideSentence } from './words/casing';
import { adjectives, ordinaryFirsts, wantsArticle } from './words/sorts';

/** "Running shoes" are many; "Barista Express", "Atlas" and "Levi’s" are one. */
export function isPlural(product: string): boolean {
  const last = product.split(' ').at(-1) ?? '';
  return /^[a-z-]+[a-z]{2}s$/.test(last) && !/(?:ss|us|is|[’']s|ics|ness|ess)$/.test(last) && /\s/.test(product);
}

/** A single thing that is no name has its article: the last word says which it is. */
export function spokenOf(product: string): string {
  const last = product.split(' ').at(-1) ?? '';
  const isNamed = !/^[a-z]/.test(last) || /^(?:(?:the|a|an|my|your|our)\s|\S+[’']s\s)/i.test(product);
  if (!isNamed && wantsArticle(last)) return `the ${product}`;
  return isDescribed(product) ? product.replace(/^\S+/, insideSentence) : product;
}

const tagsOfWords = new Map<string, ReadonlySet<string>>();
const mostWords = 500;

/** Of 500 words at most: tagging takes long, and names are asked about again and again. */
function tagsOf(word: string): ReadonlySet<string> {
  const tags = tagsOfWords.get(word) ?? taggedWords(word)[0]?.tags ?? new Set<string>();
  if (tagsOfWords.size >= mostWords) tagsOfWords.clear();
  tagsOfWords.set(word, tags);
  return tags;
}

const isUncountable = (word: string): boolean => tagsOf(word).has('Uncountable');

/** "Ohio farmers" keep their capital. */
export const isNameWord = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && ['Place', 'City', 'Region', 'Country', 'Demonym'].some((tag) => tagsOf(word).has(tag));

/** "Denver" of "Summit Roofing Denver"; "Taste of Paris" is no place to be in. */
export function townIn(product: string): string | undefined {
  const [last = '', before = '', ...others] = product.split(' ').toReversed();
  return others.length > 0 && before !== 'of' && /^\p{Lu}/u.test(last) && tagsOf(last).has('City') ? last : undefined;
}

/** "Sunglasses" of "Soleil sunglasses", "a hearing device" of "ClearWave hearing device"; none of a name alone. */
export function sortOf(product: string): string | undefined {
  const words = product.split(' ');
  const from = words.findIndex(
    (_word, index) => index > 0 && words.slice(index).every((each) => /^[a-z][a-z-]+$/.test(each)),
  );
  if (from < 1 && !/^[a-z][a-z -]+$/.test(product))
    return soughtByLastWord.get((words.at(-1) ?? '').toLocaleLowerCase('en'));
  const sort = words.slice(Math.max(0, from)).join(' ');
  const last = words.at(-1) ?? '';
  if (/^(?:the|a|an|my|our|your|all|any|every|this|that)\b/.test(sort) || sort.split(' ').length > 3 || last.length < 3)
    return undefined;
  if (/[^s]s$/.test(last) || massNouns.test(last) || sort.includes(' in ')) return sort;
  return isUncountable(last) ? sort : `${articleFor(sort)} ${sort}`;
}

/** What people look for, by the last word of a name that tells: "a roofer" of "Apex Roofing Co". */
export const soughtIn = (product: string): string | undefined =>
  (product.toLocaleLowerCase('en').match(/[\p{L}’]+/gu) ?? [])
    .toReversed()
    .flatMap((word) => soughtByLastWord.get(word) ?? [])[0];

/** "Dog walking" and "Guitar lessons" say what is sold; "Northfold coffee" and "Yoga with Mei" are names. */
function isDescribed(product: string): boolean {
  const [first = '', ...rest] = product.split(' ');
  const isSmall = rest.length > 0 && rest.every((word) => !/\p{Lu}/u.test(word));
  return isSmall && [ordinaryFirsts, adjectives].some((words) => words.has(first.toLocaleLowerCase('en')));
}

const isName = (side: string): boolean => side.split(' ').every((word) => /^[\p{Lu}\d&]/u.test(word));

/**
 * "Lakeview Audiology" of "hearing aids - Lakeview Audiology" and "Fade Theory" of "mens barbershop, Fade Theory": where one
 * side of a dash, or what stands behind a comma, is a name, and the other says what it is.
 */
export function nameOf(typed: string): string {
  const sides = typed.split(/ [-–—] /);
  const [what = '', named, ...others] = sides.length === 2 ? sides : typed.split(', ');
  if (named === undefined || others.length > 0 || isName(what) === isName(named)) return typed;
  if (isName(named)) return named;
  return sides.length === 2 ? what : typed;
}

/** Whether a text names the product, as it was typed or as a sentence speaks of it. */
export function isNaming(text: string, { product, spoken }: { product: string; spoken: string }): boolean {
  const small = text.toLocaleLowerCase('en');
  return [product, spoken].some((name) => small.includes(name.toLocaleLowerCase('en')));
}
