import { useState } from 'react';
import Button from '@mui/material/Button';
import { selectUser } from '../../api/authSlice';
import { problemOf } from '../../api/problem';
import { type Team, allTeams, useListMyTeamsQuery } from '../../api/teamsApi';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { PlanBadge } from '../../domain/plans/PlanBadge';
import { comparePlans } from '../../api/planRank';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { selectShownTeamId, teamShown } from '../../domain/teams/teamsSlice';
import { CreateTeamDialog } from './settings/TeamDialogs';
import { seeTeam } from './seenTeam';
import { ShownTeam } from './ShownTeam';

/** The team that is shown, in four tabs; without a team, how to create the first one. */
export function TeamDashboard() {
  const user = useAppSelector(selectUser);
  const [isCreating, setIsCreating] = useState(false);
  const read = useListMyTeamsQuery(allTeams);
  const shown = useShownTeam(read.data?.items);
  const dispatch = useAppDispatch();
  if (!user) return null;
  const mayCreate = comparePlans(user.subscription_plan, 'business') >= 0;
  return (
    <>
      <PageHeader
        title="Team Dashboard"
        badges={<PlanBadge plan={shown?.plan ?? user.subscription_plan} />}
        actions={
          mayCreate && (
            <Button variant="outlined" onClick={() => setIsCreating(true)}>
              Create Team
            </Button>
          )
        }
      />
      {shown && read.data ? (
        <ShownTeam key={shown.id} seen={seeTeam(shown, user)} teams={read.data.items} />
      ) : (
        <NoTeam read={read} mayCreate={mayCreate} onCreate={() => setIsCreating(true)} />
      )}
      {isCreating && (
        <CreateTeamDialog
          onClose={() => setIsCreating(false)}
          onCreated={(team) => {
            setIsCreating(false);
            dispatch(teamShown(team.id));
          }}
        />
      )}
    </>
  );
}

/** The team that was picked, or the first. A picked team that isn't in the list was lost or hasn't arrived yet. */
function useShownTeam(teams: readonly Team[] | undefined): Team | undefined {
  const shownId = useAppSelector(selectShownTeamId);
  return teams?.find(({ id }) => id === shownId) ?? teams?.[0];
}

type NoTeamProps = {
  read: { data?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
  mayCreate: boolean;
  onCreate: () => void;
};

function NoTeam({ read: { data, error, isFetching, refetch }, mayCreate, onCreate }: NoTeamProps) {
  if (problemOf(error) && !isFetching && !data) {
    return (
      <Panel flush>
        <ErrorPanel title="Couldn’t load your teams" onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!data) return <p role="status">Loading team dashboard...</p>;
  return (
    <Panel flush>
      <EmptyState
        title="No Teams Yet"
        text="A team shares its campaigns, ads, templates, and AI copy. Invite the people you work with."
        action={mayCreate && <Button onClick={onCreate}>Create Your First Team</Button>}
      />
    </Panel>
  );
}
