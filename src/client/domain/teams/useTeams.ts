import { skipToken } from '@reduxjs/toolkit/query/react';
import { selectUser } from '../../api/authSlice';
import { type Team, type TeamRole, allTeams, useListMyTeamsQuery } from '../../api/teamsApi';
import { useAppSelector } from '../../redux/hooks';
import { selectIsInTeams, selectWorkspaceTeamId } from './teamsSlice';
import { roleIn } from './roleIn';
import { useWorkspace } from './workspace';

/**
 * The teams that the person is in; `undefined` until they are known. Only people who may work in teams have it asked
 * for.
 */
export function useTeams(): Team[] | undefined {
  return useTeamsFor(undefined);
}

/** The same for an item of a team: people who see it are in that team. */
function useTeamsFor(shownTeamId: string | undefined): Team[] | undefined {
  const mayHave = useAppSelector(
    (state) =>
      shownTeamId !== undefined || selectUser(state)?.team_access === true || selectWorkspaceTeamId(state) !== null,
  );
  return useListMyTeamsQuery(mayHave ? allTeams : skipToken).data?.items;
}

export type WorkspaceDetails = {
  /** `null` for the person's own, and until the team is known. */
  team: Team | null;
  /** What the person is there: the owner of what is the person's own. `undefined` until it is known. */
  role: TeamRole | undefined;
  /** Whether somebody is in any team, so that workspaces have to be told apart. */
  isOneOfSeveral: boolean;
};

/** Where the shown thing belongs, or where the person works, and what the person is there. */
export function useWorkspaceDetails(): WorkspaceDetails {
  const { teamId } = useWorkspace();
  const teams = useTeamsFor(teamId);
  const wasInTeams = useAppSelector(selectIsInTeams);
  const accountId = useAppSelector(selectUser)?.id;
  const team = teamId === undefined ? null : (teams?.find(({ id }) => id === teamId) ?? null);
  const role = team ? roleIn(team, accountId) : undefined;
  return {
    team,
    role: teamId === undefined ? 'owner' : role,
    isOneOfSeveral: teamId !== undefined || (teams ? teams.length > 0 : wasInTeams),
  };
}
