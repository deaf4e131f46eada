import { commonShare } from './alike';
import type { CopyKind } from './brief';
import { callsInText } from './callDrafts';
import type { Writing } from './drafts';
import type { Phrase } from './reading/phrase';
import { createReader, isSameHeadline, type Said } from './sameness';

/** Tells whether a line says again what those that were chosen before it say. */
export type Repetition = { isRepeated: (line: string) => boolean; add: (line: string) => void };

/** So many headlines may quote one fact, or give one number, and so many may name the product. */
const mostQuotes = 2;
const mostNamed = { search: 4, other: 3 };

export function createRepetition(kind: CopyKind, writing: Writing): Repetition {
  const { brief, material } = writing;
  if (kind === 'headline') {
    return headlineRepetition(createReader(material), ownNumbers(material.facts), brief.adType === 'search');
  }
  if (kind === 'description')
    return sentenceRepetition(createReader(material), [...callsInText(writing), 'Learn more']);
  return { isRepeated: () => false, add: () => undefined };
}

const numbersIn = (line: string): string[] => line.match(/\d(?:[\d.,:/]*\d)?/g) ?? [];

/** Numbers of one fact alone: "Room for 12" is "tables for up to 12" in other words. */
function ownNumbers(facts: readonly Phrase[]): ReadonlySet<string> {
  const numbers = facts.flatMap(({ plain }) => [...new Set(numbersIn(plain))]);
  return new Set(numbers.filter((number) => numbers.indexOf(number) === numbers.lastIndexOf(number)));
}

function headlineRepetition(read: (line: string) => Said, numbers: ReadonlySet<string>, isSearch: boolean): Repetition {
  const chosen: Said[] = [];
  const words: ReadonlySet<string>[] = [];
  const told = new Map<string, number>();
  return {
    isRepeated: (line) => {
      const said = read(line);
      const own = wordsOf(line);
      // People search for the product: beside its name a fact may stand once more.
      const most = isSearch ? mostQuotes + Number(said.isNamed) : isBare(said) ? 1 : mostQuotes;
      const quotes = (fact: number) => chosen.filter((other) => other.facts.includes(fact)).length;
      const named = chosen.filter(({ isNamed }) => isNamed).length;
      return (
        chosen.some((other) => isSameHeadline(said, other)) ||
        words.some((other) => isMostlySame(own, other)) ||
        said.facts.some((fact) => quotes(fact) >= most) ||
        numbersIn(line).some(
          (number) => numbers.has(number) && (told.get(number) ?? 0) >= Math.max(most, mostQuotes),
        ) ||
        (said.isNamed && named >= (isSearch ? mostNamed.search : mostNamed.other))
      );
    },
    add: (line) => {
      chosen.push(read(line));
      words.push(wordsOf(line));
      for (const number of numbersIn(line)) told.set(number, (told.get(number) ?? 0) + 1);
    },
  };
}

/** A fact alone: after a line that quotes it, it says nothing new. */
const isBare = ({ telling, isNamed }: Said): boolean => telling === '' && !isNamed;

/** The share of common words from which two lines are heard as one. */
const mostlySameFrom = 0.7;

const wordsOf = (line: string): ReadonlySet<string> =>
  new Set(line.toLocaleLowerCase('en').match(/[\p{L}\p{N}’']+/gu) ?? []);

const isMostlySame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  commonShare(one, other) >= mostlySameFrom;

/** Words around a fact that are heard as words of their own. */
const garnished =
  /^(?:plus$|and |good |just so |here’s |you heard |you read |rest easy|you can relax|plainly|to be |did we )/;

/** Descriptions share facts, but no opening and no garnish. */
function sentenceRepetition(read: (line: string) => Said, calls: readonly string[]): Repetition {
  const isCall = (sentence: string) =>
    calls.some((call) => sentence.toLocaleLowerCase('en').startsWith(call.toLocaleLowerCase('en')));
  const taken = new Set<string>();
  const words: ReadonlySet<string>[] = [];
  /** What a sentence says around its facts; the call at the end may stand again. */
  const keysOf = (line: string): string[] => {
    const sentences = line.split(/(?<=[.!?])\s+/);
    const told = sentences.length > 1 && isCall(sentences.at(-1) ?? '') ? sentences.slice(0, -1) : sentences;
    return told.map(read).flatMap(({ facts, around, telling }, index) => {
      // "Good to know: …" once; "with …, you get" and "you can" are how one says a fact.
      const isWord = telling !== '' || garnished.test(around);
      if (facts.length > 0 && isWord) return [`${around} …`];
      // A bare fact may stand again, but open one description only.
      return around === '' && index > 0 ? [] : [`${facts.join(' ')} ${around} .`];
    });
  };
  return {
    isRepeated: (line) => {
      const own = wordsOf(line);
      return words.some((other) => isMostlySame(own, other)) || keysOf(line).some((key) => taken.has(key));
    },
    add: (line) => {
      words.push(wordsOf(line));
      keysOf(line).forEach((key) => taken.add(key));
    },
  };
}
