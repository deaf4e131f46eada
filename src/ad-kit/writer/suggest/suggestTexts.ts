import { createAlikeness } from '../alike';
import type { CopyBrief, CopyKind } from '../brief';
import { copyFaults } from '../copyFaults';
import { type CopyLimit, fits } from '../copyLimits';
import { beginWriting, callDrafts, descriptionDrafts, headlineCase, headlineDrafts, type Writing } from '../drafts';
import { fullAdsOf } from '../fullAds';
import { bannedWordIn, type BrandVoice, noVoice, withClaims, withoutBannedWords } from '../voice';
import { NothingToSuggest, type TextWish } from '../wish';
import { includesWord } from '../words/includesWord';
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
  const writing = beginWriting(withoutBannedWords(briefAt(wish), voice), seed, voice);
  const { hard, wanted } = limitsAt(wish);
  const drafts = draftsOf(wish, kind, writing).filter((draft) => isSound(draft, kind, wish, writing));
  const fitting = (limits: readonly CopyLimit[]) => drafts.filter((draft) => fits(draft, limits));
  const chosen = distinct([...fitting(wanted), ...fitting(hard)], wish);
  if (chosen.length > 0) return chosen;
  const { maxCharacters } = wish;
  const shortest = Math.min(
    ...distinct(drafts, { ...wish, count: drafts.length }).map((draft) => Array.from(draft).length),
  );
  const isOwnLimit = maxCharacters !== null && Number.isFinite(shortest) && shortest > maxCharacters;
  if (isOwnLimit && suits(wish, shortest, seed, voice)) throw new LimitTooSmall(kind, shortest);
  throw new NothingToSuggest(wish.change);
}

/** Whether a larger limit of the wish's own leaves something to give. */
function suits(wish: TextWish, maxCharacters: number, seed: string, voice: BrandVoice): boolean {
  try {
    return suggestTexts({ ...wish, maxCharacters }, seed, voice).length > 0;
  } catch (error) {
    if (error instanceof NothingToSuggest) return false;
    throw error;
  }
}

/** More than these are never needed: ten are given, and up to sixty are there already. */
const mostDrafts = 600;

function draftsOf(wish: TextWish, kind: CopyKind, writing: Writing): string[] {
  if (wish.change === 'shorten') return shorterDrafts(wish.text, limitsAt(wish));
  if (wish.change === 'lengthen') return [...longerDrafts(wish.text, kind, writing)];
  const drafts: string[] = [];
  for (const draft of otherDrafts(kind, writing)) {
    drafts.push(kind === 'fullAd' ? withClaims(draft, writing.voice) : draft);
    if (drafts.length >= mostDrafts) break;
  }
  return drafts;
}

function* otherDrafts(kind: CopyKind, writing: Writing): Generator<string> {
  const { brief } = writing;
  const calls = callDrafts(writing);
  const call = calls[0] ?? '';
  if (kind === 'callToAction') yield* calls.map((text) => headlineCase(text, brief));
  if (kind === 'headline') yield* headlineDrafts(writing);
  if (kind === 'description') for (const each of [call, ...calls.slice(1, 3)]) yield* descriptionDrafts(writing, each);
  if (kind !== 'fullAd') return;
  const told = {
    headline: firstOf(headlineDrafts(writing), 8),
    description: firstOf(descriptionDrafts(writing, call), 4),
    callToAction: calls,
  };
  yield* fullAdsOf(writing, told);
}

function firstOf(drafts: Iterable<string>, count: number): string[] {
  const first: string[] = [];
  for (const draft of drafts) {
    if (first.length >= count) break;
    first.push(draft);
  }
  return first;
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
  const points = [productName, ...keyBenefits].flatMap((point) => point.match(/[\p{L}\p{N}]{4,}/gu) ?? [point]);
  const told = points.filter((point) => includesWord(text, point));
  return told.length === 0 || told.some((point) => includesWord(draft, point));
}

/** The first that are like neither each other nor anything that is there. What is made of a text is like it, as is meant. */
function distinct(drafts: readonly string[], { avoid, text, change, count }: TextWish): string[] {
  const isAlike = createAlikeness();
  const isSame = (one: string, other: string) => one.toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en');
  const there = change === 'another' && text.trim() !== '' ? [...avoid, text] : avoid;
  const chosen: string[] = [];
  for (const draft of drafts) {
    if (chosen.length >= count) break;
    const isThere = there.some((other) => isSame(draft, other) || (change === 'another' && isAlike(draft, other)));
    const isTwice = chosen.some((other) => isSame(draft, other) || (change === 'another' && isAlike(draft, other)));
    if (!isThere && !isTwice && !isSame(draft, text)) chosen.push(draft);
  }
  return chosen;
}
