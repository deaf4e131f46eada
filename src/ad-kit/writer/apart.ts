import type { Writing } from './drafts';
import { createReader } from './sameness';
import { brandOf } from './slots';

/** So many words are heard again. */
const longSentence = 5;

const sentencesIn = (text: string): string[] =>
  text
    .toLocaleLowerCase('en')
    .split(/[.!?](?: |$)/)
    .filter((sentence) => sentence.split(' ').length >= longSentence);

/** Two texts beside each other say no whole sentence twice. */
const sharesSentence = (one: string, other: string): boolean =>
  sentencesIn(one).some((sentence) => sentencesIn(other).includes(sentence));

/** The first texts that quote no fact twice between them; others where these are too few. */
export function apart(texts: readonly string[], count: number, { material }: Writing): string[] {
  const read = createReader(material);
  const chosen: string[] = [];
  const quoted = new Set<number>();
  for (const text of texts) {
    const { facts } = read(text);
    if (chosen.length >= count || facts.some((fact) => quoted.has(fact))) continue;
    chosen.push(text);
    facts.forEach((fact) => quoted.add(fact));
  }
  const others = texts.filter((text) => !chosen.includes(text) && !chosen.some((other) => sharesSentence(text, other)));
  return [...chosen, ...others].slice(0, count);
}

/** A search ad shows so many headlines at a time. */
const headlinesOfAd = 3;

/** People search for the product: where none of an ad's headlines names it, one that does leads. */
export function searchHeadlinesOf(told: readonly string[], writing: Writing): string[] {
  const { material } = writing;
  const names = [material.product, brandOf(material) ?? material.product].map((name) => name.toLocaleLowerCase('en'));
  const namesIt = (text: string) => names.some((name) => text.toLocaleLowerCase('en').includes(name));
  const headlines = apart(told, headlinesOfAd, writing);
  const leading = headlines.some(namesIt) ? undefined : told.find(namesIt);
  return leading === undefined
    ? headlines
    : apart([leading, ...told.filter((text) => text !== leading)], headlinesOfAd, writing);
}
