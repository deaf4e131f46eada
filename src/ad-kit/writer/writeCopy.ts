import { replaceEmoji } from '../emoji';
import { createAlikeness } from './alike';
import { type Copy, type CopyBrief, type CopyKind, fewest, usual, usualFor } from './brief';
import { isFaulty } from './copyFaults';
import { type CopyLimit, fits, roomyLimits, wantedLimits } from './copyLimits';
import { callDrafts, callsInText } from './callDrafts';
import { descriptionDrafts } from './descriptionDrafts';
import { createDoerCheck } from './doer';
import { beginWriting, type Draft, headlineCase, type Writing } from './drafts';
import { fullAdsOf } from './fullAds';
import { headlineDrafts, plainHeadlineDrafts } from './headlineDrafts';
import { isList } from './listStory';
import { createRepetition } from './repetition';
import { fillForm } from './slots';
import { spellingFor } from './words/british';
import { bannedWordIn, type BrandVoice, noVoice, withClaims, withoutBannedWords } from './voice';

/** What a limit allows too few texts of, and the smallest that allows enough. */
export class LimitTooSmall extends Error {
  constructor(
    readonly kind: CopyKind,
    readonly smallest: number,
  ) {
    super(`A ${kind} needs at least ${smallest} characters.`);
  }
}

/** Banned words leave too few texts of a kind. */
export class TooManyBanned extends Error {
  constructor(
    readonly kind: CopyKind,
    /** The one that takes most of them. */
    readonly word: string,
  ) {
    super(`Banned words, such as "${word}", leave too few texts (${kind}).`);
  }
}

/**
 * Writes an answer by itself: headlines, descriptions, calls to action and whole ads, in the platform's manner and
 * within its limits. The same brief and seed give the same answer. Says nothing that the brief does not say, or the
 * voice wants said. Throws `LimitTooSmall`, `TooManyBanned` and `BannedName`.
 */
export function writeCopy(brief: CopyBrief, seed: string, voice: BrandVoice = noVoice): Copy {
  try {
    return writeBy(brief, seed, voice);
  } catch (error) {
    if (!(error instanceof LimitTooSmall)) throw error;
    return writeAtLimit(brief, voice);
  }
}

/** By this one it is decided for every seed whether a limit is enough: what works once works again. */
const decidingSeed = 'limit';

/** How many larger limits are tried. For some briefs no limit is large enough, and the search would not end. */
const mostRounds = 40;

function writeAtLimit(brief: CopyBrief, voice: BrandVoice): Copy {
  const copy = tried(brief, voice);
  if (!(copy instanceof LimitTooSmall)) return copy;
  if (brief.maxCharacters === null) throw copy;
  // What is enough for one kind of text may be too little for the next.
  let { smallest } = copy;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = tried({ ...brief, maxCharacters: smallest }, voice);
    if (!(next instanceof LimitTooSmall)) throw new LimitTooSmall(copy.kind, smallest);
    if (next.smallest <= smallest) throw copy;
    ({ smallest } = next);
  }
  throw copy;
}

function tried(brief: CopyBrief, voice: BrandVoice): Copy | LimitTooSmall {
  try {
    return writeBy(brief, decidingSeed, voice);
  } catch (error) {
    if (error instanceof LimitTooSmall) return error;
    throw error;
  }
}

function writeBy(brief: CopyBrief, seed: string, voice: BrandVoice): Copy {
  const writing = beginWriting(withoutBannedWords(brief, voice), seed, voice);
  const { fitting, plain } = callDrafts(writing);
  const calls = chosenOf(writing, 'callToAction', fitting, usual.callToAction, plain);
  const callToAction = calls.map((call) => headlineCase(call, brief));
  const headline = writeHeadlines(writing);
  const ends = callsInText(writing);
  const description = chosenOf(
    writing,
    'description',
    descriptionDrafts(writing, ends, false),
    usual.description,
    // The last resorts of a short brief end with its name or any call: without one, they would be too much alike.
    descriptionDrafts(writing, ends.length === 0 ? [...namingEnd(writing), ...calls.slice(0, 1)] : ends),
  );
  const ads = fullAdsOf(writing, { headline, description, callToAction: calls });
  // Of a search ad, a third would say again what the first two said: they are made of the headlines and descriptions.
  const most = brief.adType === 'search' ? fewest.fullAd : usual.fullAd;
  const fullAd = chosenOf(writing, 'fullAd', ads.fitting, most, ads.plain);
  return { headline, description, callToAction, fullAd };
}

/** "That’s Evergreen Gutters", where a text tells what there is: a name says more than "Learn more". */
function namingEnd({ material, isGrave }: Writing): string[] {
  if (isGrave || material.spoken === '') return [];
  if (material.isForeign) return [material.product];
  return material.isMany ? [] : [`That’s ${material.spoken}`];
}

/** Headlines alone, up to `count`. Throws `LimitTooSmall`. */
export const writeHeadlines = (writing: Writing, count = usualFor('headline', writing.brief)): string[] =>
  chosenOf(writing, 'headline', headlineDrafts(writing), count, plainHeadlineDrafts(writing));

/**
 * Those that fit, are sound, and say something else than those before them; at least the fewest of their kind, for which
 * the last resorts are taken too.
 */
function chosenOf(
  writing: Writing,
  kind: CopyKind,
  drafts: Iterable<string | Draft>,
  count = usualFor(kind, writing.brief),
  lastResorts: Iterable<string | Draft> = [],
): string[] {
  const { brief, voice } = writing;
  const limits = wantedLimits(brief, kind);
  // Search ads are made of the same few facts: two differ in what they show together.
  const isAlike = createAlikeness(kind === 'fullAd' && brief.adType === 'search' ? 0.95 : undefined);
  const repetition = createRepetition(kind, writing);
  const hasWrongDoer = createDoerCheck(writing.material);
  const chosen: string[] = [];
  const chosenSmall = new Set<string>();
  const tooLong = new Set<string>();
  const banned: string[] = [];
  // Of two facts, a second ad begins with the other one rather than lack it.
  const beginsOtherwise = (one: string, other: string): boolean =>
    kind === 'fullAd' && !isAlike(firstLine(one), firstLine(other));
  const beginsAgain = (draft: string): boolean =>
    kind === 'fullAd' && chosen.some((other) => openingOf(other) === openingOf(draft));
  const isNew = (draft: string, mayRepeat: boolean): boolean =>
    !chosenSmall.has(draft.toLowerCase()) &&
    !chosen.some(
      (other) =>
        isAlike(other, draft) && isList(other) === isList(draft) && !(mayRepeat && beginsOtherwise(other, draft)),
    ) &&
    (mayRepeat || !(repetition.isRepeated(draft) || beginsAgain(draft))) &&
    !hasWrongDoer(draft) &&
    !isFaulty(draft, kind, brief);
  const isChosen = (draft: string, mayRepeat: boolean, room = limits): boolean => {
    const text = kind === 'fullAd' ? withClaims(draft, voice) : draft;
    // Most drafts are too long: what else is wrong with them is looked at where too few are left.
    if (!fits(text, room)) {
      tooLong.add(draft);
      return false;
    }
    if (!isNew(draft, mayRepeat)) return false;
    const word = bannedWordIn(draft, voice);
    if (word !== undefined) {
      banned.push(word);
      return false;
    }
    repetition.add(draft);
    chosenSmall.add(text.toLowerCase());
    return chosen.push(text) > 0;
  };
  const asSaidThere = writing.material.isForeign ? withOwnStops : spellingFor(brief);
  const choose = (draft: string | Draft, mayRepeat: boolean) => {
    for (const way of typeof draft === 'string' ? [draft] : draft) if (isChosen(asSaidThere(way), mayRepeat)) return;
  };
  for (const draft of drafts) {
    if (chosen.length >= count) break;
    choose(draft, false);
  }
  // Where people are is said once, if only where most places of a platform show it.
  const local = kind === 'headline' ? fillForm('{local}', writing.material) : undefined;
  if (local !== undefined && !chosen.some((line) => line.includes(local.split(' ').at(-1) ?? local)))
    isChosen(asSaidThere(headlineCase(local, brief)), false, roomyLimits(brief));
  const least = Math.min(count, fewest[kind]);
  if (kind === 'headline' && chosen.length < least) {
    const roomy = roomyLimits(brief);
    for (const draft of [...tooLong]) {
      if (chosen.length >= least) break;
      isChosen(draft, false, roomy);
    }
  }
  // Where a brief says little, the fewest lines there may be come before none that repeats another.
  for (const draft of lastResorts) {
    if (chosen.length >= least) break;
    choose(draft, true);
  }
  const missing = least - chosen.length;
  if (missing <= 0) return chosen;
  const sound = [...tooLong].filter((draft) => isNew(draft, true));
  const allowed = sound.filter((draft) => bannedWordIn(draft, voice) === undefined);
  const worst = mostFrequent([...banned, ...sound.flatMap((draft) => bannedWordIn(draft, voice) ?? [])]);
  if (allowed.length < missing && worst !== undefined) throw new TooManyBanned(kind, worst);
  const texts = allowed.map((draft) => (kind === 'fullAd' ? withClaims(draft, voice) : draft));
  throw new LimitTooSmall(kind, smallestFor(texts, missing, limits));
}

/** Chinese and Japanese sentences end with a full stop of their own, which leaves its space behind it. */
const withOwnStops = (text: string): string =>
  text.replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー」』])\.(?: |(?=\n|$))/gu, '。');

const firstLine = (text: string): string => text.split('\n')[0] ?? text;

/** What stops the reader, without its emoji. */
const openingOf = (text: string): string => replaceEmoji(firstLine(text), '').trim();

function mostFrequent(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** The length that lets in as many more of the texts that are too long. */
function smallestFor(tooLong: readonly string[], missing: number, limits: readonly CopyLimit[]): number {
  const lengths = tooLong.map((text) => Array.from(text).length).toSorted((a, b) => a - b);
  return lengths[missing - 1] ?? Math.max(...limits.map(({ limit }) => limit)) + 1;
}
