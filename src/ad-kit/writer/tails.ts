import type { Writing } from './drafts';
import type { Phrase } from './reading/phrase';
import { topicLinesOf } from './topicLines';

/** What facts are worth, as the sentences that follow them say it: each once in an answer. */
export type Tails = {
  moments: (fact: Phrase | undefined, writing: Writing) => string[];
  /** The first other fact that has a moment left, which is taken. */
  first: (facts: readonly Phrase[], besides: Phrase, writing: Writing) => { fact: Phrase; moment: string } | undefined;
  add: (sentence: string, fact: Phrase) => void;
};

/** A few words of what is said beside the fact: the last ones where the fact leads, else the first ones. */
function keyOf(text: string, { plain }: Phrase): string {
  const sentences = text.split(/(?<=[.?!]) /);
  const told = plain.toLocaleLowerCase('en');
  const beside = sentences.find((sentence) => !sentence.toLocaleLowerCase('en').includes(told)) ?? text;
  const [, last] = /^[^,:.]+, .*?((?: [^ ]+){3,4})$/.exec(beside) ?? [];
  return (last ?? /^(?:[^ ]+ ){2,4}/.exec(beside)?.[0] ?? beside).trim();
}

export function createTails(): Tails {
  const said = new Set<string>();
  const isSaid = (sentence: string, fact: Phrase) => said.has(keyOf(sentence, fact));
  const moments: Tails['moments'] = (fact, writing) =>
    fact === undefined ? [] : topicLinesOf(fact, writing).filter((sentence) => !isSaid(sentence, fact));
  return {
    moments,
    first: (facts, besides, writing) => {
      for (const fact of facts) {
        const [moment] = fact === besides ? [] : moments(fact, writing);
        if (moment === undefined) continue;
        said.add(keyOf(moment, fact));
        return { fact, moment };
      }
      return undefined;
    },
    add: (sentence, fact) => void said.add(keyOf(sentence, fact)),
  };
}
