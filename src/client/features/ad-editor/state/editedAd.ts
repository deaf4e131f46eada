import type { SavedAd } from '../../../api/adsApi';
import type { Problem } from '../../../api/problem';
import { sampleKeysIn } from '../../../domain/ads/sampleKeys';
import { type AdDraft, isSameDraft, parseAd } from './adDraft';
import type { LocalCopy } from './localCopies';

/**
 * The state of storing the draft. `waiting`: the server couldn't be reached and is tried again; `refused`: it refuses
 * what is written; `held`: it refuses the person, until saving is tried again; `conflict`: somebody else saved the ad;
 * `gone`: somebody deleted it.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'waiting' | 'refused' | 'held' | 'conflict' | 'gone';

/** An ad in the editor. */
export type EditedAd = {
  draft: AdDraft;
  /** What undo and redo bring back, the nearest last. */
  past: AdDraft[];
  future: AdDraft[];
  /** What the last edit was about and when, in milliseconds: edits of one thing in a row are undone together. */
  lastEdit: { subject: string; at: number } | null;
  /** Counts changes of the draft, so that an answer to an older version can be told. */
  version: number;
  /** Whose it is: the team's, `null` for the person's own; `undefined` from a backend that knows no teams. */
  teamId: string | null | undefined;
  /** The ad as the server has it, as far as is known, and its revision there. */
  stored: AdDraft;
  revision: number;
  save: SaveState;
  /** Why it is not stored. */
  problem: Problem | null;
  /** The ad as somebody else saved it; only in a conflict. */
  theirs: SavedAd | null;
  /** Whether the draft came back from this device's copy when the ad was opened. */
  isRecovered: boolean;
  /** Keys of the texts that the ad had of the library's templates in this visit, whose businesses are made up. */
  samples: string[];
  /** Whether it was one of several variants when it was opened. */
  isVariant: boolean;
  /** Whether its page is open. */
  isOpen: boolean;
};

/** Edits of one thing that follow each other within this time are one step, in milliseconds. */
const oneStepMs = 1500;
const maxSteps = 200;

/**
 * A change of the draft. `subject` names what was changed, such as `google_search:headlines[2]`. Edits of one gesture,
 * whose subject is its own, are one step however long it takes.
 */
export type Edit = { subject: string; at: number; isGesture?: boolean };

export function openedAd(ad: SavedAd, copy: LocalCopy | null): EditedAd {
  const stored = parseAd(ad);
  const isRecovered = copy !== null && !isSameDraft(copy.draft, stored);
  const isOutrun = isRecovered && copy.revision < ad.revision;
  return {
    draft: isRecovered ? copy.draft : stored,
    past: isRecovered ? [stored] : [],
    future: [],
    lastEdit: null,
    version: 0,
    teamId: ad.team_id,
    stored,
    revision: ad.revision,
    save: isOutrun ? 'conflict' : isRecovered ? 'unsaved' : 'saved',
    problem: null,
    theirs: isOutrun ? ad : null,
    isRecovered: isRecovered && !isOutrun,
    samples: sampleKeysIn(ad),
    isVariant: ad.variant_group !== null,
    isOpen: true,
  };
}

/** Makes the draft another one, as a step of its own or a part of the last. */
export function changeDraft(ad: EditedAd, { subject, at, isGesture }: Edit, change: Partial<AdDraft>) {
  const { lastEdit } = ad;
  const isSoon = lastEdit !== null && (isGesture === true || at - lastEdit.at < oneStepMs);
  const isSameStep = isSoon && lastEdit.subject === subject && ad.past.length > 0;
  if (!isSameStep) ad.past = [...ad.past, ad.draft].slice(-maxSteps);
  ad.future = [];
  replaceDraft(ad, { ...ad.draft, ...change });
  ad.lastEdit = { subject, at };
}

/** Takes back steps until so many are left to undo. Each of them can be redone. */
export function undoDownTo(ad: EditedAd, left: number) {
  while (ad.past.length > left) {
    const before = ad.past.pop();
    if (!before) return;
    ad.future.push(ad.draft);
    replaceDraft(ad, before);
  }
}

export function redoStep(ad: EditedAd) {
  const after = ad.future.pop();
  if (!after) return;
  ad.past.push(ad.draft);
  replaceDraft(ad, after);
}

/** Puts another draft in the place of this one, without a step. */
export function replaceDraft(ad: EditedAd, draft: AdDraft) {
  ad.draft = draft;
  ad.version += 1;
  ad.lastEdit = null;
  // A state that waits for the person's decision stays; a save that is under way finds the newer version when it ends.
  if (ad.save === 'saved' || ad.save === 'refused') ad.save = 'unsaved';
}

/** Notes the ad as the server has it, which leaves the draft alone. */
export function learnStored(ad: EditedAd, saved: SavedAd) {
  ad.stored = parseAd(saved);
  ad.revision = saved.revision;
  learnSamples(ad, sampleKeysIn(saved));
}

export function learnSamples(ad: EditedAd, found: readonly string[]) {
  const unknown = found.filter((text) => !ad.samples.includes(text));
  if (unknown.length > 0) ad.samples.push(...unknown);
}
