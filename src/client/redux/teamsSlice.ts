import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { signedOut } from '../api/authSlice';

export type TeamsState = {
  /** The team that the page of teams shows; `null` for the first of them. */
  shownTeamId: string | null;
  /** The team in which somebody works; `null` for what is the person's own. */
  workTeamId: string | null;
};

const initialState: TeamsState = { shownTeamId: null, workTeamId: null };

/** Which team is looked at, and where somebody works: two things, so that looking moves nobody's dashboard. */
const teamsSlice = createSlice({
  name: 'teams',
  initialState,
  reducers: {
    teamShown: (state, { payload }: PayloadAction<string>) => {
      state.shownTeamId = payload;
    },
    /** What the last visit left. */
    workplaceFound: (_state, { payload }: PayloadAction<string | null>): TeamsState => ({
      shownTeamId: payload,
      workTeamId: payload,
    }),
    workplaceChosen: (state, { payload }: PayloadAction<string | null>): TeamsState => ({
      shownTeamId: payload ?? state.shownTeamId,
      workTeamId: payload,
    }),
    /** Somebody left it, was removed from it, or it was deleted. */
    teamLost: (state, { payload }: PayloadAction<string>) => {
      if (state.shownTeamId === payload) state.shownTeamId = null;
      if (state.workTeamId === payload) state.workTeamId = null;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectShownTeamId: (state) => state.shownTeamId,
    selectWorkTeamId: (state) => state.workTeamId,
  },
});

export { teamsSlice };
export const { teamShown, workplaceFound, workplaceChosen, teamLost } = teamsSlice.actions;
export const { selectShownTeamId, selectWorkTeamId } = teamsSlice.selectors;

/** What calls say of where they belong; nothing for what is the person's own. */
export type Workplace = { teamId?: string };

/** Where somebody works, for calls that no component makes. */
export const workplaceOf = (state: { teams: TeamsState }): Workplace => workplaceIn(selectWorkTeamId(state));

export const workplaceIn = (teamId: string | null | undefined): Workplace => (teamId ? { teamId } : {});
