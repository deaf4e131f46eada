import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { signedOut } from '../../api/authSlice';
import { paths } from '../../lib/paths';

export type TeamsState = {
  /** The team that the page of teams shows; `null` for the first of them. */
  shownTeamId: string | null;
  /** The team in which somebody works; `null` for what is the person's own. */
  workspaceTeamId: string | null;
  /** The page on which something of a team is shown, and whose it is; `null` for none. */
  visit: { teamId: string; path: string } | null;
  /** Whether somebody is in any team, as far as this browser saw last: there is room for what says where one works. */
  isInTeams: boolean;
  /** Whether the page shows what somebody may no longer see, and is to be left. */
  isMovedOut: boolean;
};

const initialState: TeamsState = {
  shownTeamId: null,
  workspaceTeamId: null,
  visit: null,
  isInTeams: false,
  isMovedOut: false,
};

/**
 * The team that is shown, and the workspace that is worked in. They are separate, so that looking at a team doesn't
 * switch the dashboard.
 */
const teamsSlice = createSlice({
  name: 'teams',
  initialState,
  reducers: {
    teamShown: (state, { payload }: PayloadAction<string>) => {
      state.shownTeamId = payload;
    },
    /** The workspace of the last visit. */
    workspaceFound: (state, { payload }: PayloadAction<string | null>): TeamsState => ({
      ...state,
      shownTeamId: payload,
      workspaceTeamId: payload,
    }),
    workspaceChosen: (state, { payload }: PayloadAction<string | null>): TeamsState => ({
      ...state,
      shownTeamId: payload ?? state.shownTeamId,
      workspaceTeamId: payload,
    }),
    /** The person's teams are known: whether there are any. */
    teamsCounted: (state, { payload }: PayloadAction<boolean>) => {
      state.isInTeams = payload;
    },
    /** Somebody left it, was removed from it, or it was deleted. */
    teamLost: (state, { payload }: PayloadAction<string>) => {
      if (state.shownTeamId === payload) state.shownTeamId = null;
      if (state.workspaceTeamId === payload) state.workspaceTeamId = null;
      if (state.visit?.teamId === payload) {
        // The page of teams shows the next team, or that there are none.
        state.isMovedOut = state.visit.path !== paths.teams;
        state.visit = null;
      }
    },
    /** A page shows something of a team. */
    teamVisited: (state, { payload }: PayloadAction<{ teamId: string; path: string }>) => {
      state.visit = payload;
    },
    /** Whichever page is opened, what the one before showed is not shown any more. */
    pageOpened: (state, { payload }: PayloadAction<string>) => {
      if (state.visit?.path === payload) return;
      state.visit = null;
      state.isMovedOut = false;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectShownTeamId: (state) => state.shownTeamId,
    selectWorkspaceTeamId: (state) => state.workspaceTeamId,
    /** The team whose changes matter: that of the shown thing, else that in which somebody works. */
    selectWatchedTeamId: (state) => state.visit?.teamId ?? state.workspaceTeamId,
    selectIsInTeams: (state) => state.isInTeams,
    selectIsMovedOut: (state) => state.isMovedOut,
  },
});

export { teamsSlice };
export const { teamShown, workspaceFound, workspaceChosen, teamsCounted, teamLost, teamVisited, pageOpened } =
  teamsSlice.actions;
export const { selectShownTeamId, selectWorkspaceTeamId, selectWatchedTeamId, selectIsInTeams, selectIsMovedOut } =
  teamsSlice.selectors;

/** What calls say of where they belong; nothing for what is the person's own. */
export type Workspace = { teamId?: string };

/** Where somebody works, for calls that no component makes. */
export const workspaceOf = (state: { teams: TeamsState }): Workspace => workspaceIn(selectWorkspaceTeamId(state));

export const workspaceIn = (teamId: string | null | undefined): Workspace => (teamId ? { teamId } : {});
