import type { Writing } from './drafts';
import { createReader } from './sameness';
import { brandOf } from './slots';
import { topicLinesOf } from './topicLines';
import { turnedOf } from './turned';

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

/**
 * The first texts that quote no fact twice between them; others where these are too few. What the texts `beside` them
 * have not told comes first.
 */
export function apart(
  told: readonly string[],
  count: number,
  writing: Writing,
  beside: readonly string[] = [],
): string[] {
  const { material } = writing;
  const read = createReader(material);
  // "We take most insurance" tells "accepts most insurance" in other words, as "Sundays?" does "open Sundays".
  const otherwise = material.facts.map((fact) =>
    [...topicLinesOf(fact, writing), ...turnedOf(fact).sentences].map((line) => line.split(/(?<=[.?!]) /)[0] ?? line),
  );
  const quotedIn = (text: string) => [
    ...read(text).facts,
    ...otherwise.flatMap((told, index) => (told.some((sentence) => text.includes(sentence)) ? [index] : [])),
  ];
  const toldBeside = new Set(beside.flatMap(quotedIn));
  const againIn = (text: string) => quotedIn(text).filter((fact) => toldBeside.has(fact)).length;
  const texts = toldBeside.size === 0 ? told : told.toSorted((one, other) => againIn(one) - againIn(other));
  const chosen: string[] = [];
  const quoted = new Set<number>();
  for (const text of texts) {
    const facts = quotedIn(text);
    if (chosen.length >= count || facts.some((fact) => quoted.has(fact))) continue;
    chosen.push(text);
    facts.forEach((fact) => quoted.add(fact));
  }
  const newIn = (text: string) => quotedIn(text).filter((fact) => !quoted.has(fact)).length;
  const others = texts
    .filter((text) => !chosen.includes(text) && !chosen.some((other) => sharesSentence(text, other)))
    .toSorted((one, other) => newIn(other) - newIn(one));
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
