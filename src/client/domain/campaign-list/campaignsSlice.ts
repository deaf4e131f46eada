import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../api/authSlice';
import { workplaceChosen } from '../../redux/teamsSlice';

/** What the campaign list remembers that neither the server nor the address holds: the ticked rows. */
type CampaignsState = { selectedIds: string[] };

const initialState: CampaignsState = { selectedIds: [] };

const campaignsSlice = createSlice({
  name: 'campaigns',
  initialState,
  reducers: {
    campaignToggled(state, { payload: id }: PayloadAction<string>) {
      const isSelected = state.selectedIds.includes(id);
      state.selectedIds = isSelected ? state.selectedIds.filter((other) => other !== id) : [...state.selectedIds, id];
    },
    /** The box above the rows: ticks all of a page, or unticks them where all were ticked. */
    pageToggled(state, { payload: pageIds }: PayloadAction<string[]>) {
      const others = state.selectedIds.filter((id) => !pageIds.includes(id));
      const areAllSelected = pageIds.every((id) => state.selectedIds.includes(id));
      state.selectedIds = areAllSelected ? others : [...others, ...pageIds];
    },
    selectionCleared: () => initialState,
    /** Campaigns that are gone cannot stay ticked. */
    campaignsRemoved(state, { payload: ids }: PayloadAction<string[]>) {
      state.selectedIds = state.selectedIds.filter((id) => !ids.includes(id));
    },
  },
  extraReducers: (builder) =>
    builder.addCase(signedOut, () => initialState).addCase(workplaceChosen, () => initialState),
});

export const { campaignToggled, pageToggled, selectionCleared, campaignsRemoved } = campaignsSlice.actions;
export { campaignsSlice };

/** The ticked rows. The state comes with the code of the pages that show the list. */
export const selectSelectedIds = ({ campaigns = initialState }: { campaigns?: CampaignsState | undefined }): string[] =>
  campaigns.selectedIds;
