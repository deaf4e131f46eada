import { createAlikeness } from '../alike';
import type { CopyBrief, CopyKind } from '../brief';
import { copyFaults } from '../copyFaults';
import { fits } from '../copyLimits';
import { callDrafts } from '../callDrafts';
import { descriptionDrafts } from '../descriptionDrafts';
import { beginWriting, type Draft, headlineCase, type Writing } from '../drafts';
import { fullAdsOf } from '../fullAds';
import { headlineDrafts, plainHeadlineDrafts } from '../headlineDrafts';
import { firstOf } from '../lists';
import { bannedWordIn, type BrandVoice, noVoice, withClaims, withoutBannedWords } from '../voice';
import { NothingToSuggest, type TextWish } from '../wish';
import { wordsIn } from '../words/includesWord';
import { LimitTooSmall } from '../writeCopy';
import { longerDrafts } from './longer';
import { briefAt, kindAt, limitsAt } from './place';
import { shorterDrafts } from './shorter';

/**
 * Texts for one place of an ad, the best first, 1 to `wish.count`: others, shorter or longer ones. They say nothing that
 * neither the text nor the wish says. Throws `NothingToSuggest`, `LimitTooSmall` where only the wish's own limit is at
 * fault, and `BannedName`.
 */
export function suggestTexts(wish: TextWish, seed: string, voice: BrandVoice = noVoice): string[] {
  const kind = kindAt(wish.place);
  if (
    kind === 'fullAd' &&
    wish.change !== 'another' &&
    !voice.requiredClaims.every((claim) => wish.text.includes(claim))
  ) {
    return suggestTexts({ ...wish, text: withClaims(wish.text, voice) }, seed, voice);
  }
  const writing = beginWriting(withoutBannedWords(briefAt(wish), voice), seed, voice);
  const { hard, wanted } = limitsAt(wish);
  const drafts = draftsOf(wish, kind, writing);
  const isGood = remembered((draft) => isSound(draft, kind, wish, writing));
  const chosen: string[] = [];
  const isOther = differing(wish, chosen);
  for (const limits of [wanted, hard]) {
    for (const draft of drafts) {
      if (chosen.length >= wish.count) return chosen;
      if (fits(draft, limits) && isOther(draft) && isGood(draft)) chosen.push(draft);
    }
  }
  if (chosen.length > 0) return chosen;
  throw refusalOf(wish, kind, shortestOf(drafts.filter((draft) => isOther(draft) && isGood(draft))), (maxCharacters) =>
    suggestTexts({ ...wish, maxCharacters }, seed, voice),
  );
}

const shortestOf = (drafts: readonly string[]): number => Math.min(...drafts.map((draft) => Array.from(draft).length));

/** The wish's own limit is at fault where a larger one leaves something to give. */
function refusalOf(
  wish: TextWish,
  kind: CopyKind,
  shortest: number,
  tryWith: (maxCharacters: number) => unknown,
): Error {
  const { maxCharacters, change } = wish;
  if (maxCharacters === null || !Number.isFinite(shortest) || shortest <= maxCharacters)
    return new NothingToSuggest(change);
  try {
    tryWith(shortest);
    return new LimitTooSmall(kind, shortest);
  } catch (error) {
    if (error instanceof NothingToSuggest) return error;
    throw error;
  }
}

function remembered(find: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const value = known.get(text) ?? find(text);
    known.set(text, value);
    return value;
  };
}

/** More than these are never needed: ten are given, and up to sixty are there already. */
const mostDrafts = 600;

function draftsOf(wish: TextWish, kind: CopyKind, writing: Writing): string[] {
  if (wish.change === 'shorten') return shorterDrafts(wish.text, limitsAt(wish));
  if (wish.change === 'lengthen') {
    if (kind !== 'fullAd') return [...longerDrafts(wish.text, kind, writing)];
    // Claims stay the last lines.
    const claims = new Set(writing.voice.requiredClaims);
    const told = wish.text
      .split('\n')
      .filter((line) => !claims.has(line))
      .join('\n');
    return [...longerDrafts(told, kind, writing)].map((draft) => withClaims(draft, writing.voice));
  }
  const drafts: string[] = [];
  for (const draft of otherDrafts(kind, writing)) {
    drafts.push(kind === 'fullAd' ? withClaims(draft, writing.voice) : draft);
    if (drafts.length >= mostDrafts) break;
  }
  return drafts;
}

function* otherDrafts(kind: CopyKind, writing: Writing): Generator<string> {
  const { brief } = writing;
  const { fitting, plain } = callDrafts(writing);
  const calls = [...fitting, ...plain];
  const call = calls[0] ?? '';
  if (kind === 'callToAction') yield* calls.map((text) => headlineCase(text, brief));
  if (kind === 'headline') {
    yield* waysOf(headlineDrafts(writing));
    yield* waysOf(plainHeadlineDrafts(writing));
  }
  if (kind === 'description')
    for (const each of [call, ...calls.slice(1, 3)]) yield* waysOf(descriptionDrafts(writing, [each]));
  if (kind !== 'fullAd') return;
  const told = {
    headline: firstOf(waysOf(headlineDrafts(writing), 1), 8),
    description: firstOf(waysOf(descriptionDrafts(writing, [call]), 1), 4),
    callToAction: calls,
  };
  const ads = fullAdsOf(writing, told);
  yield* ads.fitting;
  yield* ads.plain;
}

/** The first ways of saying each thing, before others of the same. */
function* waysOf(drafts: Iterable<Draft>, most = 6): Generator<string> {
  for (const draft of drafts) yield* firstOf(draft, most);
}

/** Faults that a text had before it was made shorter or longer are its own. */
function isSound(draft: string, kind: CopyKind, { change, text }: TextWish, { brief, voice }: Writing): boolean {
  if (bannedWordIn(draft, voice) !== undefined) return false;
  const before = change === 'another' ? [] : copyFaults(text.trim(), kind, brief);
  if (copyFaults(draft, kind, brief).some((fault) => !before.includes(fault))) return false;
  if (voice.requiredClaims.some((claim) => text.includes(claim) && change === 'shorten' && !draft.includes(claim)))
    return false;
  return change !== 'shorten' || keepsPoint(draft, text, brief);
}

/** A shorter text still speaks of the product or of a benefit, where the longer one did. */
function keepsPoint(draft: string, text: string, { productName, keyBenefits }: CopyBrief): boolean {
  const points = new Set(
    [productName, ...keyBenefits].flatMap((point) => point.match(/[\p{L}\p{N}]{4,}/gu) ?? [point]),
  );
  const told = wordsIn(text, [...points]);
  return told.length === 0 || wordsIn(draft, told).length > 0;
}

/** Tells what is like neither what is there nor what is chosen. What is made of a text is like it, as is meant. */
function differing({ avoid, text, change }: TextWish, chosen: readonly string[]): (draft: string) => boolean {
  const isNew = change === 'another';
  const isAlike = createAlikeness();
  const small = (each: string) => each.trim().toLocaleLowerCase('en');
  const said = new Set([...avoid, text].map(small));
  const there = isNew ? [...avoid, text].filter((other) => other.trim() !== '') : [];
  return (draft) => {
    if (said.has(small(draft)) || chosen.some((other) => small(other) === small(draft))) return false;
    return ![...there, ...(isNew ? chosen : [])].some((other) => isAlike(draft, other));
  };
}
