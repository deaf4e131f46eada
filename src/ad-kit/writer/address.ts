import type { Writing } from './drafts';
import type { Phrase } from './reading/phrase';
import type { PhraseKind } from './reading/phraseKind';
import { fillForm } from './slots';
import { isBeside } from './strength';
import { insideSentence, sentenceCase } from './words/casing';

/** Sentences that speak to somebody, so that they may name whom. */
const speaksTo =
  /^(?:we|you|your|I|ask|bring|build|come|don’t|get|go|keep|look|pick|plan|pull|put|read|start|stop|take|tell|track|try) /i;

/** A line that tells a fact, said to those whom it is for: "Commuters, we fix it in your driveway." */
export function addressed(line: string, fact: Phrase, { material }: Writing): string | undefined {
  const crowd = fillForm('{crowd}', material);
  if (crowd === undefined || fact.isNotice || line.toLocaleLowerCase('en').includes(crowd.toLocaleLowerCase('en')))
    return undefined;
  // Not the parents build the game.
  if (fact.kind === 'can' && ofChildren.has(material.trade?.id ?? '')) return undefined;
  // "Buyers, you like the picture?" stumbles.
  if (/^you\b[^.!]*[,?]/i.test(line)) return undefined;
  const told = line.replace(/^\S+/, insideSentence);
  const isFactFirst = told.replace(/^an? /, '').startsWith(fact.plain.replace(/^an? /, ''));
  const isOwned = /^your /i.test(line) && fact.kind === 'thing';
  if ((speaksTo.test(line) && !isOwned) || (isFactFirst && fact.act !== undefined))
    return sentenceCase(`${crowd}, ${told}`);
  // "Landlords: EICR from £120."
  return isFactFirst &&
    announced.has(fact.kind) &&
    !isBeside(fact) &&
    !/[,:?]/.test(fact.plain) &&
    !onlyWhen.test(fact.plain) &&
    !everybody.test(crowd)
    ? sentenceCase(`${crowd}: ${told}`)
    : undefined;
}

/** Trades whose ads parents read, for what their children do. */
const ofChildren: ReadonlySet<string> = new Set([
  'coding_camp',
  'kids_classes',
  'kids_cooking',
  'kids_sports',
  'summer_camp',
]);

/** Groups that tell nobody apart: "Homeowners: no deposit" says no more than "No deposit". */
const everybody =
  /^(?:[\p{L}-]+ )?(?:businesses|companies|couples|families|firms|folks|homeowners|locals|neighbors|offices|people|shops|teams)$/iu;

/** "Saturday 8-1", "June 10 - Aug 9", "45 minutes", "up to 2 anglers": what is then, or there? */
const onlyWhen =
  /^(?:\d+ (?:hours?|minutes?|weeks?)$|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec|Mon|Tues|Wed|Thurs|Fri|Sat|Sun)\p{L}* \S*\d|(?:next|same)[- ]day$|up to )/u;

/** What is called out to somebody; before what there is, a blind reader found their name glued on. */
const announced: ReadonlySet<PhraseKind> = new Set(['deadline', 'offer']);
