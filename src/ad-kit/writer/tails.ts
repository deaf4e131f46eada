import type { Copy } from './brief';
import { wovenOf } from './descriptionDrafts';
import type { Writing } from './drafts';
import type { Phrase } from './reading/phrase';
import { topicLinesOf } from './topicLines';

/** What facts are worth, as the sentences that follow them say it: each once in an answer. */
export type Tails = {
  moments: (fact: Phrase | undefined, writing: Writing) => string[];
  /** The first other fact that has a moment left, which is taken. */
  first: (facts: readonly Phrase[], besides: Phrase, writing: Writing) => { fact: Phrase; moment: string } | undefined;
  unused: (fact: Phrase, writing: Writing) => string[];
  add: (sentence: string) => void;
};

/** The words around a fact: the last ones where the fact leads, else the first ones. */
const keyOf = (sentence: string): string =>
  (/^[^,:.]+, .*?((?: [^ ]+){3,4})$/.exec(sentence)?.[1] ?? /^(?:[^ ]+ ){2,4}/.exec(sentence)?.[0] ?? sentence).trim();

export function createTails({ description }: Pick<Copy, 'description'>): Tails {
  const said = new Set<string>();
  const isSaid = (sentence: string) =>
    said.has(keyOf(sentence)) || description.some((text) => text.includes(keyOf(sentence)));
  const moments: Tails['moments'] = (fact, writing) =>
    topicLinesOf(fact, writing).filter((sentence) => !isSaid(sentence));
  return {
    moments,
    first: (facts, besides, writing) => {
      for (const fact of facts) {
        const [moment] = fact === besides ? [] : moments(fact, writing);
        if (moment === undefined) continue;
        said.add(keyOf(moment));
        return { fact, moment };
      }
      return undefined;
    },
    unused: (fact, writing) => [...wovenOf(fact, writing, '{pronoun}')].filter((sentence) => !isSaid(sentence)),
    add: (sentence) => void said.add(keyOf(sentence)),
  };
}
