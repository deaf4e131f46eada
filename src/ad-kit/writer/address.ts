import type { Writing } from './drafts';
import type { PhraseKind } from './reading/phraseKind';
import type { Phrase } from './reading/phrase';
import { fillForm } from './slots';
import { insideSentence, sentenceCase } from './words/casing';

/** Facts that stand behind a colon as they are: "For renters: no hidden fees". */
const behindColon = new Set<PhraseKind>(['absence', 'deadline', 'guarantee', 'offer']);

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

/** "For parents: week-long camps for $349.": another fact, said to those whom it is for, where no question asks for them. */
export function toldTo(
  facts: readonly Phrase[],
  besides: Phrase,
  { material, isGrave }: Writing,
): { fact: Phrase; moment: string } | undefined {
  if (isGrave || fillForm('{ask}', material) !== undefined) return undefined;
  for (const fact of facts) {
    const isTold = fact !== besides && behindColon.has(fact.kind) && !/[:.!?] |:$/.test(fact.plain);
    const moment = isTold ? fillForm('For {whom}: {this}.', material, { fact }) : undefined;
    if (moment !== undefined) return { fact, moment };
  }
  return undefined;
}
