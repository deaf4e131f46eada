import type { Phrase } from './reading/phrase';
import { isNaming } from './productName';
import type { Material } from './slots';
import { isWare } from './wares';
import { wholeOf } from './wholeParts';
import { sentenceCase } from './words/casing';

/**
 * Sentences of one text, where "it" stands for the product once that is named, and never before: "It integrates with
 * Slack." with nothing before it that "it" could be is the fact as it was typed.
 */
export function withPronouns(sentences: readonly string[], material: Material): string[] {
  const { facts, product } = material;
  let isNamed = false;
  let isGiven = false;
  return sentences.map((sentence) => {
    const pointed = isNamed ? named(sentence, material) : unnamed(sentence, facts);
    const text = isGiven ? givenAgain(pointed, facts) : pointed;
    isNamed ||= product !== '' && isNaming(text, material);
    isGiven ||= giving.test(text);
    return text;
  });
}

const giving = /^(?:Get|You get) /;

/** "Get a half day for $18. There’s a free trial day, too.": one sentence of a text begins with "get"; a call is none of these. */
function givenAgain(sentence: string, facts: readonly Phrase[]): string {
  const given = sentence.replace(giving, '');
  const isFact = facts.some(({ plain }) => given.toLocaleLowerCase('en').includes(plain.toLocaleLowerCase('en')));
  if (given === sentence || !isFact || /\b(?:now|today)[.!]$/.test(sentence)) return sentence;
  return oneThing.test(given) ? `There’s ${given.replace(/[.!]$/, '')}, too.` : sentenceCase(given);
}

/** A single thing: of "a box for $12", the price would be last. */
const oneThing = /^an? (?!.*[,$€£]|.* (?:and|or|too|with)\b)/;

/** "Vaultkey works offline." behind a sentence about Vaultkey. */
function named(sentence: string, material: Material): string {
  const name = sentenceCase(material.spoken);
  const isAgain = isWare(material) && name !== '' && sentence.startsWith(`${name} `);
  return isAgain ? `${material.isMany ? 'They' : 'It'}${sentence.slice(name.length)}` : sentence;
}

function unnamed(sentence: string, facts: readonly Phrase[]): string {
  const told = /^It’s /.test(sentence) && facts.find((fact) => isToldBy(sentence, fact));
  if (told) return `${sentenceCase(told.plain)}.`;
  const [, rest] = /^(?:It|They) (.+)$/.exec(sentence) ?? [];
  if (rest === undefined) return sentence;
  for (const { acts, deeds, plain } of facts) {
    const said = [acts, deeds].find((form) => form !== undefined && rest.startsWith(form));
    if (said !== undefined) return `${sentenceCase(plain)}${rest.slice(said.length)}`;
  }
  return sentence;
}

/** Whose price, day, or place it is goes without saying; what was made is not. */
const isToldBy = (sentence: string, fact: Phrase): boolean =>
  /^It’s (?:\p{L}+ed|built|grown|made|sewn|woven)\b/u.test(sentence) &&
  sentence === `${sentenceCase(wholeOf(fact) ?? '')}.`;

/** "It works offline.", "It’s $9 a knife.": nothing that a text begins with. */
export const isOfNothing = (sentence: string): boolean => /^(?:It|They)(?:’s|’re)? /.test(sentence);
