import type { Phrase } from '../../reading/phrase';
import { recognizerOf } from './recognize';
import { topics } from './topics';
import type { Topic } from './topic';

/** A topic that a phrase is of, and what of the phrase varies: "Saturdays" of "open Saturdays". */
export type Recognized = { topic: Topic; captured: ReadonlyMap<string, string> };

const recognizers = topics.map((topic) => ({ topic, patterns: recognizerOf(topic.said) }));

/** Longer phrases tell more than one fact. */
const longestRecognized = 90;

const known = new WeakMap<Phrase, Recognized | 'none'>();

/** What is unclear stands as typed, and a notice is never praised. Remembered: every draft of a fact asks again. */
export function topicOf(phrase: Phrase): Recognized | undefined {
  const found = known.get(phrase) ?? (isTold(phrase) ? recognized(phrase.plain) : undefined) ?? 'none';
  known.set(phrase, found);
  return found === 'none' ? undefined : found;
}

const isTold = ({ kind, isNotice }: Phrase): boolean => kind !== 'unclear' && !isNotice;

/** The first topic that has a word for every word of the phrase. */
export function recognized(plain: string): Recognized | undefined {
  if (plain.length > longestRecognized) return undefined;
  for (const { topic, patterns } of recognizers) {
    for (const pattern of patterns) {
      const found = pattern.exec(plain);
      if (found) return { topic, captured: new Map(Object.entries(found.groups ?? {}).filter(([, text]) => text)) };
    }
  }
  return undefined;
}

/**
 * A line with what was captured; `undefined` where it lacks something of it, or wants what the phrase hasn’t. A slot
 * such as `{when?}` may stay empty.
 */
export function filledLine(line: string, captured: Recognized['captured']): string | undefined {
  const slots = [...line.matchAll(/\{(\w+)(\??)\}/g)];
  const names = new Set(slots.map(([, name = '']) => name));
  if (slots.some(([, name = '', mark]) => mark === '' && !captured.has(name))) return undefined;
  if ([...captured.keys()].some((name) => !names.has(name))) return undefined;
  return line
    .replaceAll(/( ?)\{(\w+)\??\}(?=(\{?))/g, (_slot, space: string, name: string, next: string) => {
      const text = captured.get(name);
      // A slot that joins the next one ends with its own space.
      if (text !== undefined) return `${space}${text}`;
      return next === '' ? '' : space;
    })
    .replace(/\.\.(?!\.)/g, '.')
    .replace(/\b([Aa]) (?=8|11\b|18\b)/g, '$1n ')
    .trim();
}
