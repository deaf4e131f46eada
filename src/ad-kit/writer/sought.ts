import type { CopyBrief } from './brief';
import { soughtIn } from './productName';
import type { Trade } from './trades/trade';

/** Words that many trades have: they show nothing. */
const common = new Set(
  'a an and app care class classes help lessons of service software the training trips work'.split(' '),
);

/** Characters that are read of each text. */
const longestText = 120;
const mostBenefits = 8;

const textWords = (text: string): string[] => text.toLocaleLowerCase('en').match(/\p{L}+/gu) ?? [];

const wordsOf = (text: string): string[] => textWords(text.slice(0, longestText));

/** "Bake" of "bakery", "baker’s" and "baked". Three letters are a word of their own. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 3));

/** "ShiftPilot" is no word of "shift". */
const longestEnding = 4;

const isSame = (word: string, typed: string): boolean =>
  word.length < 4
    ? typed === word || typed === `${word}s`
    : typed.startsWith(stemOf(word)) && typed.length <= word.length + longestEnding;

/** Whether a brief has each word of what is sought. */
function isIn(sought: string, typed: readonly string[]): boolean {
  const words = wordsOf(sought);
  const telling = words.filter((word) => !common.has(word));
  return (telling.length > 0 ? telling : words).every((word) => typed.some((each) => isSame(word, each)));
}

/**
 * What a brief is about, as people look for it: "a bakery", "septic service". By its name first, since a bakery that
 * sells coffee is no coffee shop; `undefined` where no word of the brief says it.
 */
export function soughtOf(
  { productName, keyBenefits }: Pick<CopyBrief, 'productName' | 'keyBenefits'>,
  trade: Trade | undefined,
): string | undefined {
  const sought = trade?.sought ?? [];
  const named = wordsOf(productName);
  const all = [...named, ...keyBenefits.slice(0, mostBenefits).flatMap(wordsOf)];
  // Where the trade has one word for all that it does, nothing else can be meant.
  const only = sought.length === 1 ? sought[0] : undefined;
  return (
    sought.find((each) => isIn(each, named)) ?? soughtIn(productName) ?? sought.find((each) => isIn(each, all)) ?? only
  );
}

/** Whether a text says what the product is. */
const isSaidIn = (text: string, sought: string): boolean =>
  isIn(sought, textWords(text.replace(/\bBBQ\b/gi, 'barbecue').replace(/\bphysio\b/gi, 'physical therapy')));

const isProgram = (sought: string): boolean => /\b(?:app|software|system|wallet)$/.test(sought);

/** What a business or a program is, and no name of those who work there or of what it sells. */
const isOne = (sought: string): boolean =>
  isProgram(sought) ||
  /^an? .*\b(?:academy|agency|bakery|bar|barbershop|bistro|brewery|builder|café|camp|cidery|clinic|company|daycare|deli|diner|distillery|firm|garden|gym|hotel|inn|laundromat|market|meadery|museum|nursery|park|pharmacy|pizzeria|playground|preschool|pub|restaurant|rink|roaster|salon|school|shop|spa|store|studio|taproom|theater|union|venue|vineyard|winery)$/.test(
    sought,
  );

type Named = { product: string; sought: string | undefined; town?: string | undefined };

/** "ShiftPilot is scheduling software", where the name doesn’t say so. */
export const introducedOf = ({ product, sought }: Named): string | undefined =>
  sought !== undefined && isOne(sought) && !isSaidIn(product, sought) ? `${product} is ${sought}` : undefined;

/** A name with what its text leaves unsaid: "Roamhouse: camper vans", "Moonrise, a bakery in Asheville". */
export function presented({ product, sought, town }: Named, text: string): string {
  const said = `${product} ${text}`;
  const isKnown = sought === undefined || isSaidIn(said, sought);
  const place = town === undefined || said.includes(town.replace(/^\w+ /, '')) ? '' : ` ${town}`;
  if (isKnown) return `${product}${place}`;
  // A firm is no lawyer.
  if (sought === 'a lawyer') return `${product}${place}`;
  return /^an? /.test(sought) ? `${product}, ${sought}${place}` : `${product}: ${sought}${place}`;
}
