import { beautyAndFitness } from './beauty-and-fitness';
import { foodAndDrink } from './food-and-drink';
import { health } from './health';
import { homeServices } from './home-services';
import { professionalServices } from './professional-services';
import type { Trade } from './trade';

/** Every trade, industry by industry. */
export const trades: readonly Trade[] = [
  ...foodAndDrink,
  ...health,
  ...beautyAndFitness,
  ...homeServices,
  ...professionalServices,
];

type Texts = { product: string; audience: string; benefits: readonly string[] };

type Sign = { trade: Trade; words: readonly string[]; weight: number };

/** Words in lowercase; apostrophes and hyphens part them. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const rowWeight = 2;

const signsByFirstWord = new Map<string, Sign[]>();
for (const trade of trades) {
  for (const sign of trade.signs) {
    const words = wordsOf(sign);
    const [first = ''] = words;
    const found = signsByFirstWord.get(first) ?? [];
    found.push({ trade, words, weight: words.length > 1 ? rowWeight : 1 });
    signsByFirstWord.set(first, found);
  }
}

const nameWeight = 4;
const benefitWeight = 2;

/** A sign in the product's name, or several elsewhere: fabric by the yard is no landscaping. */
const leastScore = nameWeight;

/** How far the first trade is before the second, as a factor. */
const clearLead = 1.5;

const longestText = 200;
const mostBenefits = 10;

/** The trade that a brief is of; `undefined` where none clearly leads. */
export function tradeOf({ product, audience, benefits }: Texts): Trade | undefined {
  const weights = new Map<Sign, number>();
  weigh(audience, 1, weights);
  for (const benefit of benefits.slice(0, mostBenefits)) weigh(benefit, benefitWeight, weights);
  weigh(product, nameWeight, weights);
  return leader(weights);
}

/** Notes each sign of a text with its weight; a heavier text replaces a lighter one. */
function weigh(text: string, textWeight: number, weights: Map<Sign, number>): void {
  const words = wordsOf(text.slice(0, longestText));
  words.forEach((word, at) => {
    for (const sign of [...(signsByFirstWord.get(word) ?? []), ...(signsByFirstWord.get(singular(word)) ?? [])]) {
      if (isAt(words, at, sign.words)) weights.set(sign, textWeight * sign.weight);
    }
  });
}

const singular = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : '');

/** Whether a sign's words stand in a text from an index on; the last may have the s of a plural. */
const isAt = (words: readonly string[], at: number, sign: readonly string[]): boolean =>
  sign.every((word, index) => {
    const found = words[at + index];
    return found === word || (index === sign.length - 1 && found === `${word}s`);
  });

function leader(weights: ReadonlyMap<Sign, number>): Trade | undefined {
  const scores = new Map<Trade, number>();
  for (const [{ trade }, weight] of weights) scores.set(trade, (scores.get(trade) ?? 0) + weight);
  const [first, second] = [...scores].sort(([, a], [, b]) => b - a);
  if (!first || first[1] < leastScore) return undefined;
  return !second || first[1] >= clearLead * second[1] ? first[0] : undefined;
}
