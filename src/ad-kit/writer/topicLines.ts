import { isClumsy, toneOf, type Writing } from './drafts';
import type { TopicLine } from './forms/topics/topic';
import { filledLine, topicOf } from './forms/topics/topicOf';
import { worths } from './forms/worths';
import { rotated } from './lists';
import { isOfNothing } from './pointing';
import type { Phrase } from './reading/phrase';
import { fillForm, type Material } from './slots';
import { isWare } from './wares';
import { oursOf, wholeOf } from './wholeParts';
import { sentenceCase } from './words/casing';

type Told = { line: TopicLine; text: string };

const knownLines = new WeakMap<Phrase, readonly Told[]>();

/** Each fact is looked at once, since many drafts ask for it: 8.3 ms an answer instead of 9.3 in the bench. */
function linesOf(fact: Phrase): readonly Told[] {
  const lines = knownLines.get(fact) ?? linesFor(fact);
  knownLines.set(fact, lines);
  return lines;
}

function linesFor(fact: Phrase): Told[] {
  const found = topicOf(fact);
  const told = (found?.topic.lines ?? []).flatMap((line) => {
    const text = found && filledLine(typeof line === 'string' ? line : line.text, found.captured);
    return text === undefined ? [] : [{ line, text: sentenceCase(text) }];
  });
  // Some topics have only headlines, or lines that say the fact alone.
  const worth = told.some(({ text }) => saysMore.test(text)) ? undefined : worthOf(fact);
  return worth === undefined ? told : [{ line: worth, text: worth }, ...told];
}

/** A second sentence, or what follows of the first. */
const saysMore = /[.!?] \S|, (?:and|not|so|without) |^You /;

/** More words tell more than their signs. */
const longestOfWorth = 60;

/** What turns a fact about, or binds it to a condition. */
const turning = /\b(?:but|except|excluding|if|instead|isn’t|not|over [$€£]|unless|until you)\b/i;

/** The fact as it stands, and what such a fact is worth by its words. */
function worthOf({ plain, kind, isNotice }: Phrase): string | undefined {
  if (isNotice || kind === 'unclear' || plain.length > longestOfWorth || turning.test(plain)) return undefined;
  const found = worths.find(
    ({ signs, except, ofAbsence }) =>
      (ofAbsence || kind !== 'absence') && signs.test(plain) && except?.test(plain) !== true,
  );
  return found && `${sentenceCase(plain)}. ${found.moment}`;
}

const isSayable = (fact: Phrase, { isGrave }: Writing): boolean => !isGrave || topicOf(fact)?.topic.isCalm === true;

/**
 * Finished sentences that state a fact and join it to the moment that it answers, where its topic is known; those of
 * the trade and of the tone first.
 */
export function topicLinesOf(fact: Phrase | undefined, writing: Writing): readonly string[] {
  if (!fact || !isSayable(fact, writing)) return [];
  const bare = sentenceCase(fact.plain);
  const fitting = linesOf(fact).filter(
    ({ line, text }) => suits(line, writing) && !isClumsy(text, writing.material) && text.replace(/[.!]$/, '') !== bare,
  );
  const narrow = fitting.filter(({ line }) => typeof line !== 'string');
  const wide = fitting.filter(({ line }) => typeof line === 'string');
  return [...rotated(narrow, writing.start), ...rotated(wide, writing.start)].map(({ text }) =>
    wholeSentence(text, fact, writing),
  );
}

/** What the product does or is, by kind, as a sentence of its own. */
const wholeForms = { does: '{it} {acts}.', state: '{it} {is} {trait}.' } as const;

/** "Blocks all light. Sleep past sunrise." has no subject: "Nightfall blinds block all light. Sleep past sunrise." */
function wholeSentence(line: string, fact: Phrase, { material }: Writing): string {
  const [, told, moment] = /^([^.!]+)[.!] (.+)$/.exec(line) ?? [];
  if (moment === undefined || told === undefined || sentenceCase(told) !== sentenceCase(fact.plain)) return line;
  const form = fact.kind === 'does' || fact.kind === 'state' ? wholeForms[fact.kind] : undefined;
  const sentence = (form && fillForm(form, material, { fact })) ?? toldBefore(moment, fact, material);
  const whole = sentence === undefined ? line : `${sentenceCase(sentence)} ${moment}`;
  return isClumsy(whole, material) ? line : whole;
}

/** The fact with its verb. What is spared and what it costs is said shortly, and "you" once. */
function toldBefore(moment: string, fact: Phrase, material: Material): string | undefined {
  const isShort = fact.kind === 'absence' || fact.kind === 'offer' || fact.kind === 'deadline';
  const whole = isShort ? undefined : ((isWare(material) ? undefined : oursOf(fact)) ?? wholeOf(fact));
  if (whole === undefined || isOfNothing(sentenceCase(whole))) return undefined;
  return `${/^You\b/.test(moment) ? whole.replace(/^you get /, '') : whole}.`;
}

/** What points back at a fact can stand neither before it nor without it. */
export const pointsBack = (text: string): boolean =>
  /^then\b|\bha(?:s|ve) to (?:ask|remember|remind)\b|\b(?:it|its|them|they|that|this|these|those|one|some)\b/i.test(
    text,
  );

/** "Tables for up to 12. Nobody is left off the list.": begun with the moment, for a text beside one that begins with the fact. */
export function momentFirst(line: string, { plain }: Phrase): string | undefined {
  const [, told = '', moment] = /^([^.!?]+[.!]) (.+)$/.exec(line) ?? [];
  const isFactFirst = told.toLocaleLowerCase('en').includes(plain.toLocaleLowerCase('en'));
  if (moment === undefined || !isFactFirst) return line;
  return pointsBack(moment) ? undefined : `${moment} ${told}`;
}

function suits(line: TopicLine, writing: Writing): boolean {
  if (typeof line === 'string') return true;
  const { trade } = writing.material;
  const isOfTone = line.tones === undefined || line.tones.includes(toneOf(writing));
  return isOfTone && (line.trades?.some((id) => id === trade?.id || id === trade?.industry) ?? true);
}

/** A fact in other words than its own, short enough for a headline. */
export function topicHeadlinesOf(fact: Phrase, writing: Writing): string[] {
  const found = isSayable(fact, writing) ? topicOf(fact) : undefined;
  return (found?.topic.headlines ?? []).flatMap((line) => (found && filledLine(line, found.captured)) ?? []);
}

/** What a fact does for its reader, as headlines without the fact. */
export const topicMomentsOf = (fact: Phrase, writing: Writing): readonly string[] =>
  (isSayable(fact, writing) ? topicOf(fact)?.topic.moments : undefined) ?? [];
