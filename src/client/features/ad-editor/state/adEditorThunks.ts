import { copyName } from '../../../../ad-kit/copyName';
import { type SavedAd, adsApi } from '../../../api/adsApi';
import { selectUser } from '../../../api/authSlice';
import { type Problem, toProblem } from '../../../api/problem';
import { sampleKeysIn } from '../../../domain/ads/sampleKeys';
import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';
import { heldUntilRead } from '../../../redux/heldUntilRead';
import { workspaceIn } from '../../../domain/teams/teamsSlice';
import { toastShown } from '../../../redux/toastsSlice';
import type { AppDispatch, RootState } from '../../../redux/types';
import type { AppExtra } from '../../../redux/world';
import { changesOf, parseAd } from './adDraft';
import {
  adDropped,
  adLeft,
  adOpened,
  adRestored,
  changesDiscarded,
  holdLifted,
  otherVersionTaken,
  ownVersionKept,
  saveFailed,
  saveStarted,
  saveSucceeded,
  selectEditedAd,
} from './adEditorSlice';
import type { SaveState } from './editedAd';
import { dropCopy, keepCopy, takeCopy, visitIn } from './localCopies';

/** A thunk's arguments. */
type Tools = { getState: () => RootState; dispatch: AppDispatch; extra: AppExtra };

/** Takes an ad into the editor and stores what this device kept of it from a visit that ended before it was stored. */
export const openAd = createAppAsyncThunk('adEditor/openAd', (ad: SavedAd, { dispatch, getState, extra }) => {
  const accountId = selectUser(getState())?.id ?? '';
  const copy = takeCopy(extra.storage, accountId, ad.id, visitIn(extra.sessionStorage));
  dispatch(adOpened({ ad, copy }));
  if (selectEditedAd(getState(), ad.id)?.save === 'saved') forgetDraft(ad.id, { getState, extra });
  void dispatch(saveAd(ad.id));
});

/** Keeps the draft on this device until it is stored. */
export function keepDraft(id: string, { getState, extra }: Pick<Tools, 'getState' | 'extra'>) {
  const ad = selectEditedAd(getState(), id);
  const user = selectUser(getState());
  if (!ad || !user) return;
  const { draft, revision } = ad;
  keepCopy(extra.storage, user.id, id, visitIn(extra.sessionStorage), { draft, revision, at: extra.now() });
}

function forgetDraft(id: string, { getState, extra }: Pick<Tools, 'getState' | 'extra'>) {
  const user = selectUser(getState());
  if (user) dropCopy(extra.storage, user.id, id, visitIn(extra.sessionStorage));
}

const savable: readonly SaveState[] = ['unsaved', 'waiting', 'refused'];

/** Stores what differs from the stored ad, again as long as something is written meanwhile. One run at a time. */
export const saveAd = createAppAsyncThunk(
  'adEditor/saveAd',
  async (id: string, tools) => {
    // The page may be closed before the server answers.
    keepDraft(id, tools);
    while (selectEditedAd(tools.getState(), id)?.save !== 'saved') {
      if (!(await saveOnce(id, tools))) return;
    }
    forgetDraft(id, tools);
  },
  {
    condition: (id, { getState }) => {
      const ad = selectEditedAd(getState(), id);
      return ad !== undefined && savable.includes(ad.save);
    },
  },
);

/** Whether the version that was sent is stored. */
async function saveOnce(id: string, { dispatch, getState }: Tools): Promise<boolean> {
  const ad = selectEditedAd(getState(), id);
  if (!ad) return false;
  const { draft, stored, revision, version } = ad;
  dispatch(saveStarted({ id }));
  const change = changesOf(draft, stored);
  if (Object.keys(change).length === 0) {
    dispatch(saveSucceeded({ id, stored, revision, version }));
    return true;
  }
  const { data, error } = await dispatch(adsApi.endpoints.updateAd.initiate({ id, adChange: { ...change, revision } }));
  if (data) {
    dispatch(
      saveSucceeded({ id, stored: parseAd(data), revision: data.revision, version, samples: sampleKeysIn(data) }),
    );
    return true;
  }
  dispatch(saveFailed({ id, ...(await failureOf(id, toProblem(error), dispatch)) }));
  return false;
}

type Failure = { save: SaveState; problem: Problem; theirs?: SavedAd };

async function failureOf(id: string, problem: Problem, dispatch: AppDispatch): Promise<Failure> {
  if (isPassing(problem)) return { save: 'waiting', problem };
  if (isAboutWho(problem)) return { save: 'held', problem };
  if (problem.code !== 'stale_version' && problem.status !== 404) return { save: 'refused', problem };
  const { data: theirs, error } = await heldUntilRead(
    dispatch(adsApi.endpoints.getAd.initiate({ id }, { forceRefetch: true })),
  );
  // What was read earlier is answered beside the failure.
  if (theirs && !error) {
    // With the ad there, "not found" is about something in it: a campaign or an image that was deleted.
    return problem.status === 404 ? { save: 'refused', problem } : { save: 'conflict', problem, theirs };
  }
  return { save: toProblem(error).status === 404 ? 'gone' : 'waiting', problem };
}

/** Whether the same may succeed a little later. */
function isPassing({ status }: Problem): boolean {
  return status === undefined || status === 429 || status >= 500;
}

/** Whether the person may save nothing there, whatever is written. */
function isAboutWho({ code }: Problem): boolean {
  return code === 'role_required' || code === 'team_read_only';
}

/** Stores what the person was kept from storing, now that the role may be another one. */
export const saveHeldAd = createAppAsyncThunk('adEditor/saveHeldAd', async (id: string, { dispatch }) => {
  dispatch(holdLifted({ id }));
  await dispatch(saveAd(id));
});

/** Goes back to what is stored. */
export const discardChanges = createAppAsyncThunk('adEditor/discardChanges', (id: string, tools) => {
  tools.dispatch(changesDiscarded({ id }));
  forgetDraft(id, tools);
});

/** Goes on with this version, on top of the one that somebody else saved. */
export const keepOwnVersion = createAppAsyncThunk('adEditor/keepOwnVersion', async (id: string, { dispatch }) => {
  dispatch(ownVersionKept({ id }));
  await dispatch(saveAd(id));
});

/** Goes on with the version that somebody else saved. */
export const takeOtherVersion = createAppAsyncThunk('adEditor/takeOtherVersion', (id: string, tools) => {
  tools.dispatch(otherVersionTaken({ id }));
  forgetDraft(id, tools);
});

/** Stores this version as an ad of its own and gives up the changes here. Answers the new ad. */
export const saveAsNewAd = createAppAsyncThunk<SavedAd, string>('adEditor/saveAsNewAd', async (id, tools) => {
  const ad = selectEditedAd(tools.getState(), id);
  if (!ad) return tools.rejectWithValue(toProblem(undefined));
  const { draft, teamId } = ad;
  const newAd = { ...draft, name: copyName(draft.name) };
  const { data, error } = await tools.dispatch(adsApi.endpoints.createAd.initiate({ ...workspaceIn(teamId), newAd }));
  if (!data) return tools.rejectWithValue(toProblem(error));
  forgetDraft(id, tools);
  tools.dispatch(adDropped({ id }));
  return data;
});

/** Brings back an ad that was deleted meanwhile, and stores this version. */
export const restoreDeletedAd = createAppAsyncThunk<undefined, string>(
  'adEditor/restoreDeletedAd',
  async (id, { dispatch, rejectWithValue }) => {
    const { data, error } = await dispatch(adsApi.endpoints.restoreAd.initiate({ id }));
    if (!data) return rejectWithValue(toProblem(error));
    dispatch(adRestored(data));
    await dispatch(saveAd(id));
    return undefined;
  },
);

const keptHere: readonly SaveState[] = ['waiting', 'refused', 'held', 'conflict'];

/** Leaves the page of an ad: what is not stored goes on being stored, or is kept on this device. */
export const leaveAd = createAppAsyncThunk('adEditor/leaveAd', (id: string, { dispatch, getState }) => {
  const ad = selectEditedAd(getState(), id);
  if (!ad) return;
  dispatch(adLeft({ id }));
  if (ad.save === 'unsaved') void dispatch(saveAd(id));
  if (keptHere.includes(ad.save)) {
    dispatch(
      toastShown({
        title: 'Not saved yet',
        description: `Your changes to “${ad.draft.name}” are kept on this device. Open the ad to continue.`,
      }),
    );
  }
});
