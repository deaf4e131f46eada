import { createAlikeness } from './alike';
import { type Copy, type CopyBrief, type CopyKind, fewest, usual } from './brief';
import { copyFaults } from './copyFaults';
import { type CopyLimit, fits, wantedLimits } from './copyLimits';
import { addEmoji } from './emojiFor';
import { fullAdsOf } from './fullAds';
import { callPhrases, ownCallPhrases } from './phrases/callsToAction';
import { descriptionPhrases, shortDescriptions } from './phrases/descriptions';
import { headlinePhrases, shortHeadlines } from './phrases/headlines';
import { type Random, randomFrom, shuffled } from './random';
import { brandOf, fillPhrase, type Material, materialOf } from './slots';
import { type BrandVoice, noVoice } from './voice';
import { sentenceCase, titleCase } from './words/casing';

/** What a limit allows too few texts of, and the smallest that allows enough. */
export class LimitTooSmall extends Error {
  constructor(
    readonly kind: CopyKind,
    readonly smallest: number,
  ) {
    super(`A ${kind} takes at least ${smallest} characters.`);
  }
}

/** What one answer is written with. */
export type Writing = {
  brief: CopyBrief;
  material: Material;
  voice: BrandVoice;
  random: Random;
};

/**
 * Writes an answer by itself: headlines, descriptions, calls to action and whole ads, in the platform's manner and
 * within its limits. The same brief and seed give the same answer. Says nothing that the brief does not say.
 * Throws `LimitTooSmall`.
 */
export function writeCopy(brief: CopyBrief, seed: string, voice: BrandVoice = noVoice): Copy {
  const writing: Writing = {
    brief,
    material: materialOf(brief),
    voice,
    random: randomFrom(`${seed} ${brief.tone} ${brief.adType}`),
  };
  const calls = writeCalls(writing);
  const callToAction = calls.map((call) => headlineCase(call, brief));
  const headline = writeHeadlines(writing);
  const description = writeDescriptions(writing, calls[0] ?? '');
  const fullAd = chosenOf(writing, 'fullAd', fullAdsOf(writing, { headline, description, callToAction: calls }));
  return { headline, description, callToAction, fullAd };
}

/** Headlines alone, up to `count`. Throws `LimitTooSmall`. */
export function writeHeadlines(writing: Writing, count = usual.headline): string[] {
  const { brief, material, random } = writing;
  const phrases = shuffled([...toned(headlinePhrases, brief), ...headlinePhrases.any], random);
  // In a search the product is what people look for: every other headline says it.
  const ordered = brief.adType === 'search' ? withProductFirst(phrases) : phrases;
  const all = [...ordered, ...toned(shortHeadlines, brief), ...shortHeadlines.any];
  return chosenOf(writing, 'headline', headlineDrafts(all, { ...writing, material }), count);
}

const namesProduct = (phrase: string): boolean => /\{(?:product|it)\}/.test(phrase);

const withProductFirst = (phrases: readonly string[]): string[] =>
  alternated(
    phrases.filter(namesProduct),
    phrases.filter((phrase) => !namesProduct(phrase)),
  );

/** With the product's whole name, and where it has a shorter one, then with that. */
function* headlineDrafts(phrases: readonly string[], writing: Writing): Generator<string> {
  const { brief, material, random } = writing;
  const brand = brandOf(material);
  const short = brand === undefined ? undefined : { ...material, product: brand, spoken: brand, isMany: false };
  const limits = wantedLimits(brief, 'headline');
  let index = 0;
  for (const [whole, shorter] of draftPairs(phrases, material, short, random)) {
    const cased = [whole, shorter].map((text) => text && headlineCase(text, brief));
    const fitting = cased.find((text) => text !== undefined && fits(text, limits)) ?? cased[0];
    if (fitting === undefined) continue;
    yield addEmoji(fitting, 'headline', index, writing);
    index += 1;
  }
}

function* draftPairs(
  phrases: readonly string[],
  material: Material,
  short: Material | undefined,
  random: Random,
): Generator<[string | undefined, string | undefined]> {
  for (const { phrase, turn } of turnsOf(phrases, material, random)) {
    yield [fillPhrase(phrase, material, turn), short && fillPhrase(phrase, short, turn)];
  }
}

function writeDescriptions(writing: Writing, call: string): string[] {
  return chosenOf(writing, 'description', descriptionDrafts(writing, call));
}

function* descriptionDrafts(writing: Writing, call: string): Generator<string> {
  const { brief, material, random } = writing;
  const toneOwn = shuffled(toned(descriptionPhrases, brief), random);
  const phrases = [...alternated(toneOwn, shuffled(descriptionPhrases.any, random)), ...shortDescriptions];
  let index = 0;
  for (const { phrase, turn } of turnsOf(phrases, material, random)) {
    const text = fillPhrase(phrase, material, turn, call);
    if (text === undefined) continue;
    yield addEmoji(sentenceCase(calmer(text, brief)), 'description', index, writing);
    index += 1;
  }
}

/** As sentences have them. */
function writeCalls(writing: Writing): string[] {
  const { brief, material, random } = writing;
  const own =
    material.ownCall === undefined
      ? []
      : ['{own}', ...shuffled([...toned(ownCallPhrases, brief), ...ownCallPhrases.any], random)];
  const phrases = [...own, ...shuffled(toned(callPhrases, brief), random), ...shuffled(callPhrases.any, random)];
  const drafts = phrases.flatMap((phrase) => fillPhrase(phrase, material, 0) ?? []);
  return chosenOf(writing, 'callToAction', drafts.map(sentenceCase));
}

const toned = <Value>(phrases: Readonly<Record<string, readonly Value[]>>, { tone }: CopyBrief): readonly Value[] =>
  phrases[tone] ?? [];

/** Every phrase with one benefit after the other in its first slot: none leads twice before all have. */
function* turnsOf(
  phrases: readonly string[],
  { benefits }: Material,
  random: Random,
): Generator<{ phrase: string; turn: number }> {
  const turns = Math.max(1, benefits.length);
  const first = Math.floor(random() * turns);
  for (let round = 0; round < turns; round += 1) {
    for (const [index, phrase] of phrases.entries()) yield { phrase, turn: (first + round + index) % turns };
  }
}

/** Search and display ads of Google have headlines in capitals; elsewhere they are sentences. */
function headlineCase(text: string, brief: CopyBrief): string {
  return brief.platform === 'google' ? titleCase(calmer(text, brief)) : sentenceCase(calmer(text, brief));
}

/** Google refuses exclamation marks in headlines, and on LinkedIn they are out of place. */
function calmer(text: string, { platform, tone }: CopyBrief): string {
  if (platform !== 'google' && platform !== 'linkedin') return text;
  const isOne = !/[.!?] /.test(text) && platform === 'google';
  return text.replace(/!$/, isOne && tone === 'exciting' ? '' : '.').replace(/!/g, '.');
}

/** Those that fit, are sound, and say something else than those before them; at least the fewest of their kind. */
export function chosenOf(
  { brief, voice }: Writing,
  kind: CopyKind,
  drafts: Iterable<string>,
  count = usual[kind],
): string[] {
  const limits = wantedLimits(brief, kind);
  const isAlike = createAlikeness();
  const chosen: string[] = [];
  const tooLong: string[] = [];
  for (const draft of drafts) {
    if (chosen.length >= count) break;
    if (copyFaults(draft, kind, brief, voice.bannedWords).length > 0) continue;
    if (chosen.some((other) => isSame(other, draft) || isAlike(other, draft))) continue;
    if (fits(draft, limits)) chosen.push(draft);
    else tooLong.push(draft);
  }
  if (chosen.length >= Math.min(count, fewest[kind])) return chosen;
  throw new LimitTooSmall(kind, smallestFor(tooLong, Math.min(count, fewest[kind]) - chosen.length, limits));
}

const isSame = (one: string, other: string): boolean => one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

/** The length that lets in as many more of the texts that are too long. */
function smallestFor(tooLong: readonly string[], missing: number, limits: readonly CopyLimit[]): number {
  const lengths = tooLong.map((text) => Array.from(text).length).toSorted((a, b) => a - b);
  return lengths[missing - 1] ?? Math.max(...limits.map(({ limit }) => limit)) + 1;
}

/** First one of the first, then one of the second, and so on. */
function alternated<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const longer = Math.max(first.length, second.length);
  return Array.from({ length: longer }, (_item, index) => [first[index], second[index]])
    .flat()
    .filter((item) => item !== undefined);
}
