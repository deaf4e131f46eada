import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../api/authSlice';
import type { BulkMatching } from '../../api/campaignsApi';
import { toggled } from '../../lib/toggled';
import { workspaceChosen } from '../teams/teamsSlice';
import { type ColumnKey, defaultColumns } from './columns';

/** What the campaign list remembers that neither the server nor the address holds: the ticked rows and the columns. */
type CampaignsState = {
  selectedIds: string[];
  /** Set while all that match are selected, on whichever page: what they match, and how many they were. */
  matching: BulkMatching | null;
  columns: readonly ColumnKey[];
};

const initialState: CampaignsState = { selectedIds: [], matching: null, columns: defaultColumns };

const campaignsSlice = createSlice({
  name: 'campaigns',
  initialState: () => initialState,
  reducers: {
    campaignToggled(state, { payload: id }: PayloadAction<string>) {
      state.selectedIds = toggled(state.selectedIds, [id]);
    },
    /** The box above the rows: ticks all of a page, or unticks them where all were ticked. */
    pageToggled(state, { payload: pageIds }: PayloadAction<string[]>) {
      state.selectedIds = toggled(state.selectedIds, pageIds);
    },
    matchingSelected(state, { payload: matching }: PayloadAction<BulkMatching>) {
      state.selectedIds = [];
      state.matching = matching;
    },
    /** Ticks these and nothing else, as when a row of all that match is unticked. */
    onlySelected(state, { payload: ids }: PayloadAction<string[]>) {
      state.selectedIds = ids;
      state.matching = null;
    },
    /** A selection of all matches ends when the filters change. */
    matchingDropped(state) {
      state.matching = null;
    },
    selectionCleared(state) {
      state.selectedIds = [];
      state.matching = null;
    },
    /** Campaigns that are gone cannot stay ticked. */
    campaignsRemoved(state, { payload: ids }: PayloadAction<string[]>) {
      state.selectedIds = state.selectedIds.filter((id) => !ids.includes(id));
      state.matching = null;
    },
    columnsShown(state, { payload: columns }: PayloadAction<readonly ColumnKey[]>) {
      state.columns = [...columns];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => initialState)
      .addCase(workspaceChosen, (state) => {
        state.selectedIds = [];
        state.matching = null;
      }),
});

export const {
  campaignToggled,
  pageToggled,
  matchingSelected,
  onlySelected,
  matchingDropped,
  selectionCleared,
  campaignsRemoved,
  columnsShown,
} = campaignsSlice.actions;
export { campaignsSlice };

/** The state comes with the code of the pages that show the list. */
type WithCampaigns = { campaigns?: CampaignsState | undefined };

/** The rows that are ticked one by one. */
export const selectSelectedIds = ({ campaigns = initialState }: WithCampaigns): string[] => campaigns.selectedIds;

/** What all that are selected match; `null` where rows are ticked one by one, or none are. */
export const selectMatching = ({ campaigns = initialState }: WithCampaigns): BulkMatching | null => campaigns.matching;

export const selectSelectedCount = (state: WithCampaigns): number =>
  selectMatching(state)?.count ?? selectSelectedIds(state).length;

/** The columns beside the name, from left to right. */
export const selectColumns = ({ campaigns = initialState }: WithCampaigns): readonly ColumnKey[] => campaigns.columns;
