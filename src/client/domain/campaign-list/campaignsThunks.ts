import {
  campaignsApi,
  type BulkAction,
  type BulkChange,
  type BulkResult,
  type ExportCampaignsApiArg,
  type LabelChange,
} from '../../api/campaignsApi';
import { type Problem, toProblem } from '../../api/problem';
import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';
import { createCsvDownload } from '../../redux/createCsvDownload';
import type { Workspace } from '../teams/teamsSlice';
import type { AppDispatch, RootState } from '../../redux/types';
import { listTag, tag } from '../../api/tags';
import { selectMatching, selectSelectedIds, selectionCleared } from './campaignsSlice';

/** The contract takes this many ids in one call. */
const idsPerCall = 200;

export type BulkOutcome = Required<BulkResult> & { action: BulkAction | 'label' };

/**
 * Applies an action to every selected campaign. Answers which were changed, which were so already and which were
 * refused, and why. Where another number of them matches than the person was shown, nothing was done: the list is read
 * again, and nothing stays selected.
 */
export const changeSelectedCampaigns = createAppAsyncThunk<BulkOutcome, { action: BulkAction } & Workspace>(
  'campaigns/changeSelectedCampaigns',
  async ({ action, ...workspace }, { dispatch, getState, rejectWithValue }) => {
    const outcome = await changeEach(dispatch, getState(), (selected) =>
      dispatch(campaignsApi.endpoints.changeCampaigns.initiate({ bulkChange: { action, ...selected }, ...workspace })),
    );
    return 'problem' in outcome ? rejectWithValue(outcome.problem) : { action, ...outcome };
  },
);

/** Adds labels to every selected campaign, and removes some. Answers as `changeSelectedCampaigns`. */
export const labelSelectedCampaigns = createAppAsyncThunk<BulkOutcome, LabelWish & Workspace>(
  'campaigns/labelSelectedCampaigns',
  async ({ add, remove, ...workspace }, { dispatch, getState, rejectWithValue }) => {
    const outcome = await changeEach(dispatch, getState(), (selected) =>
      dispatch(
        campaignsApi.endpoints.labelCampaigns.initiate({ labelChange: { add, remove, ...selected }, ...workspace }),
      ),
    );
    return 'problem' in outcome ? rejectWithValue(outcome.problem) : { action: 'label', ...outcome };
  },
);

type LabelWish = Pick<LabelChange, 'add' | 'remove'>;

/** Changes what is selected, part by part. */
async function changeEach(
  dispatch: AppDispatch,
  state: RootState,
  change: (selected: Selected) => Promise<{ data?: BulkResult; error?: unknown }>,
): Promise<Required<BulkResult> | { problem: Problem }> {
  const outcome: Required<BulkResult> = { done: [], already: [], refused: [] };
  for (const selected of partsOf(state)) {
    const { data, error } = await change(selected);
    if (!data) {
      const problem = toProblem(error);
      if (problem.code === 'selection_changed') {
        dispatch(campaignsApi.util.invalidateTags([listTag('Campaign'), tag('CampaignSummary')]));
        dispatch(selectionCleared());
      }
      return { problem };
    }
    outcome.done.push(...data.done);
    outcome.already.push(...data.already);
    outcome.refused.push(...data.refused);
  }
  return outcome;
}

type Selected = Pick<BulkChange, 'ids' | 'matching'>;

/** What is selected, as the server takes it: all that match in one call, or the ticked ones in calls of so many ids. */
function partsOf(state: RootState): Selected[] {
  const matching = selectMatching(state);
  if (matching) return [{ matching }];
  const ids = selectSelectedIds(state);
  const count = Math.ceil(ids.length / idsPerCall);
  return Array.from({ length: count }, (_, part) => ({ ids: ids.slice(part * idsPerCall, (part + 1) * idsPerCall) }));
}

/** All matching campaigns as a file. */
export const downloadCampaigns = createCsvDownload<ExportCampaignsApiArg>(
  'campaigns/downloadCampaigns',
  campaignsApi.endpoints.exportCampaigns,
  (_matching, today) => `campaigns-${today}.csv`,
);
