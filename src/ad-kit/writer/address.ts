import type { Writing } from './drafts';
import type { Phrase } from './reading/phrase';
import { fillForm } from './slots';
import { insideSentence, sentenceCase } from './words/casing';

/** Sentences that speak to somebody, so that they may name whom. */
const speaksTo =
  /^(?:we|you|your|I|ask|bring|build|come|don’t|get|go|keep|look|pick|plan|pull|put|read|start|stop|take|tell|track|try) /i;

/** A line that tells a fact, said to those whom it is for: "Commuters, we fix it in your driveway." */
export function addressed(line: string, fact: Phrase, { material }: Writing): string | undefined {
  const crowd = fillForm('{crowd}', material);
  if (crowd === undefined || fact.isNotice || line.toLocaleLowerCase('en').includes(crowd.toLocaleLowerCase('en')))
    return undefined;
  // "Buyers, you like the picture?" stumbles.
  if (/^you\b[^.!]*[,?]/i.test(line)) return undefined;
  const told = line.replace(/^\S+/, insideSentence);
  const isFactFirst = told.replace(/^an? /, '').startsWith(fact.plain.replace(/^an? /, ''));
  if (speaksTo.test(line) || (isFactFirst && fact.act !== undefined)) return sentenceCase(`${crowd}, ${told}`);
  return undefined;
}
