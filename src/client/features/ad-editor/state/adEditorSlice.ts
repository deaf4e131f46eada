import { type PayloadAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { AdContents, AdFormat, SavedAd } from '../../../api/adsApi';
import { signedOut } from '../../../api/authSlice';
import type { Problem } from '../../../api/problem';
import { type FieldValue, withValueAt } from '../../../domain/ads/fieldPaths';
import type { AdDraft } from './adDraft';
import {
  changeDraft,
  type Edit,
  type EditedAd,
  learnSamples,
  learnStored,
  openedAd,
  redoStep,
  replaceDraft,
  type SaveState,
  undoDownTo,
} from './editedAd';
import type { LocalCopy } from './localCopies';

type AdEditorState = {
  /** By id. An ad whose page was left stays until it is stored. */
  ads: Record<string, EditedAd>;
};

const initialState: AdEditorState = { ads: {} };

type StoredVersion = {
  id: string;
  stored: AdDraft;
  revision: number;
  version: number;
  /** Keys of what the server knows as a template's texts in it. */
  samples?: readonly string[];
};

type EditOf<Change> = PayloadAction<Edit & Change & { id: string }>;

type FieldEdit = { format: AdFormat; path: string; value: FieldValue };

const dated = <Change extends object>(change: Change & { id: string; subject: string }) => ({
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
      prepare: dated<FieldEdit>,
      reducer: (state, { payload }: EditOf<FieldEdit>) => {
        const { format, path, value } = payload;
        change(state, payload, ({ contents }) => ({
          contents: contents.map((ad) => (ad.format === format ? withValueAt(ad, path, value) : ad)),
        }));
      },
    },
    formatAdded: {
      prepare: dated<{ ad: AdContents }>,
      reducer: (state, { payload }: EditOf<{ ad: AdContents }>) => {
        change(state, payload, ({ contents }) => ({ contents: [...contents, payload.ad] }));
      },
    },
    formatRemoved: {
      prepare: dated<{ format: AdFormat }>,
      reducer: (state, { payload }: EditOf<{ format: AdFormat }>) => {
        change(state, payload, ({ contents }) => ({
          contents: contents.filter(({ format }) => format !== payload.format),
        }));
      },
    },
    /** Anything besides the texts was edited: name, campaign, look, picture. */
    draftEdited: {
      prepare: dated<{ change: Partial<AdDraft>; isGesture?: boolean }>,
      reducer: (state, { payload }: EditOf<{ change: Partial<AdDraft> }>) => {
        change(state, payload, () => payload.change);
      },
    },
    /** `downTo` takes back all later steps as well: so many are left to undo. Each of them can be redone. */
    undone: (state, { payload: { id, downTo } }: PayloadAction<{ id: string; downTo?: number }>) => {
      const ad = state.ads[id];
      if (ad) undoDownTo(ad, downTo ?? ad.past.length - 1);
    },
    redone: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const ad = state.ads[id];
      if (ad) redoStep(ad);
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
      learnStored(ad, stored);
      ad.save = 'unsaved';
      ad.problem = null;
    },
    /** Keeps this version in a conflict: the next save is made on top of the other one. */
    ownVersionKept: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const ad = state.ads[id];
      if (!ad?.theirs) return;
      learnStored(ad, ad.theirs);
      ad.theirs = null;
      ad.save = 'unsaved';
    },
    /** Keeps the other version in a conflict. Undo brings back this one. */
    otherVersionTaken: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      const ad = state.ads[id];
      if (!ad?.theirs) return;
      ad.past.push(ad.draft);
      ad.future = [];
      learnStored(ad, ad.theirs);
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

function dropIfDone({ ads }: AdEditorState, id: string) {
  const ad = ads[id];
  if (ad && !ad.isOpen && ad.save === 'saved') delete ads[id];
}

function change({ ads }: AdEditorState, edit: Edit & { id: string }, make: (draft: AdDraft) => Partial<AdDraft>) {
  const ad = ads[edit.id];
  if (ad) changeDraft(ad, edit, make(ad.draft));
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
