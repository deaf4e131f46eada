import { type PayloadAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { AdContents, AdFormat, SavedAd } from '../../../api/adsApi';
import { signedOut } from '../../../api/authSlice';
import type { Problem } from '../../../api/problem';
import { sampleKeysIn } from '../../../domain/ads/sampleKeys';
import { type AdDraft, isSameDraft, parseAd } from './adDraft';
import { type FieldValue, withValueAt } from '../../../domain/ads/fieldPaths';
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
  /** Whether its page is open. */
  isOpen: boolean;
};

type AdEditorState = {
  /** By id. An ad whose page was left stays until it is stored. */
  ads: Record<string, EditedAd>;
};

const initialState: AdEditorState = { ads: {} };

/** Edits of one thing that follow each other within this time are one step, in milliseconds. */
const oneStepMs = 1500;
const maxSteps = 200;

type StoredVersion = {
  id: string;
  stored: AdDraft;
  revision: number;
  version: number;
  /** Keys of what the server knows as a template's texts in it. */
  samples?: readonly string[];
};

/**
 * A change of the draft. `subject` names what was changed, such as `google_search:headlines[2]`. Edits of one gesture,
 * whose subject is its own, are one step however long it takes.
 */
type Edit = { id: string; subject: string; at: number; isGesture?: boolean };

type FieldEdit = { format: AdFormat; path: string; value: FieldValue };

const edit = <Change extends object>(change: Change & { id: string; subject: string }) => ({
  payload: { ...change, at: Date.now() },
});

const adEditorSlice = createSlice({
  name: 'adEditor',
  initialState,
  reducers: {
    adOpened: (state, { payload: { ad, copy } }: PayloadAction<{ ad: SavedAd; copy: LocalCopy | null }>) => {
      const edited = (state.ads[ad.id] ??= openedAd(ad, copy));
      edited.isOpen = true;
    },
    adReturnedTo: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const ad = state.ads[id];
      if (ad) ad.isOpen = true;
    },
    /** Its page was left. A stored ad is dropped, so that it is loaded again the next time. */
    adLeft: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const ad = state.ads[id];
      if (ad) ad.isOpen = false;
      dropIfDone(state, id);
    },
    /** A text, a choice or a list of a format's was edited. */
    fieldEdited: {
      prepare: edit<FieldEdit>,
      reducer: (state, { payload }: PayloadAction<Edit & FieldEdit>) => {
        const { format, path, value } = payload;
        change(state, payload, ({ contents }) => ({
          contents: contents.map((ad) => (ad.format === format ? withValueAt(ad, path, value) : ad)),
        }));
      },
    },
    formatAdded: {
      prepare: edit<{ ad: AdContents }>,
      reducer: (state, { payload }: PayloadAction<Edit & { ad: AdContents }>) => {
        change(state, payload, ({ contents }) => ({ contents: [...contents, payload.ad] }));
      },
    },
    formatRemoved: {
      prepare: edit<{ format: AdFormat }>,
      reducer: (state, { payload }: PayloadAction<Edit & { format: AdFormat }>) => {
        change(state, payload, ({ contents }) => ({
          contents: contents.filter(({ format }) => format !== payload.format),
        }));
      },
    },
    /** Anything besides the texts was edited: name, campaign, look, picture. */
    draftEdited: {
      prepare: edit<{ change: Partial<AdDraft>; isGesture?: boolean }>,
      reducer: (state, { payload }: PayloadAction<Edit & { change: Partial<AdDraft> }>) => {
        change(state, payload, () => payload.change);
      },
    },
    /** `downTo` takes back all later steps as well: so many are left to undo. Each of them can be redone. */
    undone: (state, { payload: { id, downTo } }: PayloadAction<{ id: string; downTo?: number }>) => {
      const ad = state.ads[id];
      if (!ad) return;
      const left = downTo ?? ad.past.length - 1;
      while (ad.past.length > left) {
        const before = ad.past.pop();
        if (!before) return;
        ad.future.push(ad.draft);
        replaceDraft(ad, before);
      }
    },
    redone: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const ad = state.ads[id];
      const after = ad?.future.pop();
      if (!ad || !after) return;
      ad.past.push(ad.draft);
      replaceDraft(ad, after);
    },
    saveStarted: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const ad = state.ads[id];
      if (ad) ad.save = 'saving';
    },
    /** `version` is the one that was sent; what was written meanwhile is not stored. */
    saveSucceeded: (state, { payload }: PayloadAction<StoredVersion>) => {
      const ad = state.ads[payload.id];
      if (!ad) return;
      ad.stored = payload.stored;
      ad.revision = payload.revision;
      ad.save = ad.version === payload.version ? 'saved' : 'unsaved';
      ad.problem = null;
      ad.theirs = null;
      learnSamples(ad, payload.samples ?? []);
      dropIfDone(state, payload.id);
    },
    saveFailed: (
      state,
      { payload }: PayloadAction<{ id: string; save: SaveState; problem: Problem; theirs?: SavedAd }>,
    ) => {
      const ad = state.ads[payload.id];
      if (!ad) return;
      ad.save = payload.save;
      ad.problem = payload.problem;
      ad.theirs = payload.theirs ?? null;
    },
    /** Somebody who may not save, such as a viewer, tries again. */
    holdLifted: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const ad = state.ads[id];
      if (ad?.save === 'held') ad.save = 'unsaved';
    },
    /** Drops unsaved changes and returns to the stored ad. */
    changesDiscarded: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const ad = state.ads[id];
      if (!ad) return;
      replaceDraft(ad, ad.stored);
      ad.past = [];
      ad.future = [];
      ad.save = 'saved';
      ad.problem = null;
    },
    /** An ad that somebody had deleted is there again; this version is to be stored in it. */
    adRestored: (state, { payload: stored }: PayloadAction<SavedAd>) => {
      const ad = state.ads[stored.id];
      if (!ad) return;
      ad.stored = parseAd(stored);
      ad.revision = stored.revision;
      learnSamples(ad, sampleKeysIn(stored));
      ad.save = 'unsaved';
      ad.problem = null;
    },
    /** Keeps this version in a conflict: the next save is made on top of the other one. */
    ownVersionKept: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const ad = state.ads[id];
      if (!ad?.theirs) return;
      ad.stored = parseAd(ad.theirs);
      ad.revision = ad.theirs.revision;
      learnSamples(ad, sampleKeysIn(ad.theirs));
      ad.theirs = null;
      ad.save = 'unsaved';
    },
    /** Keeps the other version in a conflict. Undo brings back this one. */
    otherVersionTaken: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const ad = state.ads[id];
      if (!ad?.theirs) return;
      ad.past.push(ad.draft);
      ad.future = [];
      ad.stored = parseAd(ad.theirs);
      ad.revision = ad.theirs.revision;
      learnSamples(ad, sampleKeysIn(ad.theirs));
      ad.theirs = null;
      replaceDraft(ad, ad.stored);
      ad.save = 'saved';
      ad.problem = null;
    },
    recoveryAcknowledged: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const ad = state.ads[id];
      if (ad) ad.isRecovered = false;
    },
    /** Removes an ad from the editor, with its unsaved changes. */
    adDropped: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      delete state.ads[id];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

function openedAd(ad: SavedAd, copy: LocalCopy | null): EditedAd {
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
    isOpen: true,
  };
}

function learnSamples(ad: EditedAd, found: readonly string[]) {
  const unknown = found.filter((text) => !ad.samples.includes(text));
  if (unknown.length > 0) ad.samples.push(...unknown);
}

function dropIfDone({ ads }: AdEditorState, id: string) {
  const ad = ads[id];
  if (ad && !ad.isOpen && ad.save === 'saved') delete ads[id];
}

function change(
  { ads }: AdEditorState,
  { id, subject, at, isGesture }: Edit,
  make: (draft: AdDraft) => Partial<AdDraft>,
) {
  const ad = ads[id];
  if (!ad) return;
  const { lastEdit } = ad;
  const isSoon = lastEdit !== null && (isGesture === true || at - lastEdit.at < oneStepMs);
  const isSameStep = isSoon && lastEdit.subject === subject && ad.past.length > 0;
  if (!isSameStep) ad.past = [...ad.past, ad.draft].slice(-maxSteps);
  ad.future = [];
  replaceDraft(ad, { ...ad.draft, ...make(ad.draft) });
  ad.lastEdit = { subject, at };
}

function replaceDraft(ad: EditedAd, draft: AdDraft) {
  ad.draft = draft;
  ad.version += 1;
  ad.lastEdit = null;
  // A state that waits for the person's decision stays; a save that is under way finds the newer version when it ends.
  if (ad.save === 'saved' || ad.save === 'refused') ad.save = 'unsaved';
}

export { adEditorSlice };
export const {
  adOpened,
  adReturnedTo,
  adLeft,
  fieldEdited,
  formatAdded,
  formatRemoved,
  draftEdited,
  undone,
  redone,
  saveStarted,
  saveSucceeded,
  saveFailed,
  holdLifted,
  changesDiscarded,
  adRestored,
  ownVersionKept,
  otherVersionTaken,
  recoveryAcknowledged,
  adDropped,
} = adEditorSlice.actions;

/** Whatever makes the draft another one than before. */
export const isDraftChange = isAnyOf(fieldEdited, formatAdded, formatRemoved, draftEdited, undone, redone);

/** The state while the editor's code is loaded; `undefined` before. */
type StateWithEditor = { adEditor?: AdEditorState | undefined };

export const selectEditedAd = ({ adEditor }: StateWithEditor, id: string): EditedAd | undefined => adEditor?.ads[id];

/** Of an ad that is opened. */
export function selectDraft(state: StateWithEditor, id: string): AdDraft {
  const ad = selectEditedAd(state, id);
  if (!ad) throw new Error('The ad isn’t in the editor.');
  return ad.draft;
}

/** `saved` also for an ad that is not in the editor. */
export const selectSaveState = (state: StateWithEditor, id: string): SaveState =>
  selectEditedAd(state, id)?.save ?? 'saved';
