import type { CopyBrief } from './brief';
import { fits, wantedLimits } from './copyLimits';
import { addEmoji } from './emojiFor';
import { callPhrases, ownCallPhrases } from './phrases/callsToAction';
import { descriptionPhrases, shortDescriptions } from './phrases/descriptions';
import { headlinePhrases, shortHeadlines } from './phrases/headlines';
import { type Random, randomFrom, shuffled } from './random';
import { brandOf, fillPhrase, type Material, materialOf } from './slots';
import type { BrandVoice } from './voice';
import { insideSentence, sentenceCase, titleCase } from './words/casing';
import { adjectives } from './words/sorts';

/** What one answer is written with. */
export type Writing = {
  brief: CopyBrief;
  material: Material;
  voice: BrandVoice;
  random: Random;
};

export const beginWriting = (brief: CopyBrief, seed: string, voice: BrandVoice): Writing => ({
  brief,
  material: materialOf(brief),
  voice,
  random: randomFrom(`${seed} ${brief.tone} ${brief.adType}`),
});

/** Headlines of the brief's tone, the best first, whether they fit or not. */
export function headlineDrafts(writing: Writing): Generator<string> {
  const { brief, random } = writing;
  const phrases = shuffled([...toned(headlinePhrases, brief), ...headlinePhrases.any], random);
  // In a search the product is what people look for: every other headline says it.
  const ordered = brief.adType === 'search' ? withProductFirst(phrases) : phrases;
  return filledHeadlines([...ordered, ...toned(shortHeadlines, brief), ...shortHeadlines.any], writing);
}

const namesProduct = (phrase: string): boolean => /\{(?:product|it)\}/.test(phrase);

const withProductFirst = (phrases: readonly string[]): string[] =>
  alternated(
    phrases.filter(namesProduct),
    phrases.filter((phrase) => !namesProduct(phrase)),
  );

/** With the product's whole name, and where it has a shorter one, then with that. */
function* filledHeadlines(phrases: readonly string[], writing: Writing): Generator<string> {
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

/** Whole sentences. `call` is what they end with. */
export function* descriptionDrafts(writing: Writing, call: string): Generator<string> {
  const { brief, material, random } = writing;
  const toneOwn = shuffled(toned(descriptionPhrases, brief), random);
  const phrases = [...alternated(toneOwn, shuffled(descriptionPhrases.any, random)), ...shortDescriptions];
  const preferred = preferredSentence(writing);
  if (preferred !== undefined) {
    for (const text of call === '' ? [preferred] : [`${preferred} ${call}.`, preferred]) yield calmer(text, brief);
  }
  let index = 0;
  for (const { phrase, turn } of turnsOf(phrases, material, random)) {
    const text = fillPhrase(phrase, material, turn, call);
    if (text === undefined) continue;
    yield addEmoji(sentenceCase(calmer(text, brief)), 'description', index, writing);
    index += 1;
  }
}

/** What the workspace likes to have said of its products; `undefined` where no sentence can be made of it. */
export function preferredSentence({ material, voice }: Writing): string | undefined {
  const liked = voice.wordsToUse
    .map((word) => word.trim())
    .filter((word) => adjectives.has(word.toLocaleLowerCase('en')))
    .slice(0, 2)
    .map(insideSentence);
  const text = liked.length === 0 ? undefined : fillPhrase(`{it} {is} ${liked.join(' and ')}.`, material, 0);
  return text && sentenceCase(text);
}

/** Words for buttons, as sentences have them. */
export function callDrafts({ brief, material, random }: Writing): string[] {
  const own =
    material.ownCall === undefined
      ? []
      : ['{own}', ...shuffled([...toned(ownCallPhrases, brief), ...ownCallPhrases.any], random)];
  const phrases = [...own, ...shuffled(toned(callPhrases, brief), random), ...shuffled(callPhrases.any, random)];
  return phrases.flatMap((phrase) => fillPhrase(phrase, material, 0) ?? []).map(sentenceCase);
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
export function headlineCase(text: string, brief: CopyBrief): string {
  return brief.platform === 'google' ? titleCase(calmer(text, brief)) : sentenceCase(calmer(text, brief));
}

/** Google refuses exclamation marks in headlines, and on LinkedIn they are out of place. */
export function calmer(text: string, { platform, tone }: CopyBrief): string {
  if (platform !== 'google' && platform !== 'linkedin') return text;
  const isOne = !/[.!?] /.test(text) && platform === 'google';
  return text.replace(/!$/, isOne && tone === 'exciting' ? '' : '.').replace(/!/g, '.');
}

/** First one of the first, then one of the second, and so on. */
function alternated<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const longer = Math.max(first.length, second.length);
  return Array.from({ length: longer }, (_item, index) => [first[index], second[index]])
    .flat()
    .filter((item) => item !== undefined);
}
