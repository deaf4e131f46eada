import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { UserPlus } from 'lucide-react';
import { isRoleFor } from '../../api/roles';
import type { Team } from '../../api/teamsApi';
import { Chip } from '../../components/Chip';
import { Hint } from '../../components/Hint';
import { SelectField } from '../../components/SelectField';
import { PlansLink } from '../../domain/plans/PlansLink';
import { countOf } from '../../lib/text';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { selectWorkspaceTeamId, teamShown, workspaceChosen } from '../../domain/teams/teamsSlice';
import { belowTablet, tokens } from '../../theme/tokens';
import { type SeenTeam, countPeople } from './seenTeam';

type Props = { seen: SeenTeam; teams: readonly Team[]; onInvite: () => void };

/** The team that is shown, how many are in it, and the actions on the team as a whole. */
export function TeamBar({ seen, teams, onInvite }: Props) {
  const dispatch = useAppDispatch();
  const { team, role, inviteHindrance } = seen;
  const mayInvite = isRoleFor('inviteMember', role);
  return (
    <>
      <Bar>
        <Pick>
          <SelectField
            label="Active Team"
            value={team.id}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => dispatch(teamShown(id))}
          />
        </Pick>
        <Chip tone="mute">{countOf(countPeople(team), 'member')}</Chip>
        <Actions>
          <WorkHere teamId={team.id} />
          {mayInvite && (
            <Button
              disabled={inviteHindrance !== undefined}
              aria-describedby={inviteHindrance ? hindranceId : undefined}
              onClick={onInvite}
              startIcon={<UserPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
            >
              Invite
            </Button>
          )}
        </Actions>
      </Bar>
      {mayInvite && inviteHindrance === 'full' && (
        <Hint id={hindranceId}>
          {`All ${team.max_members} seats on this team are taken. Remove someone, or upgrade to a larger plan.`}{' '}
          {seen.isOwner && <PlansLink />}
        </Hint>
      )}
      {mayInvite && inviteHindrance === 'read_only' && (
        <Hint id={hindranceId}>You can’t invite people while the team is read-only.</Hint>
      )}
    </>
  );
}

const hindranceId = 'invite-hindrance';

/** Showing a team doesn't switch the workspace; this does. */
function WorkHere({ teamId }: { teamId: string }) {
  const dispatch = useAppDispatch();
  const workspaceTeamId = useAppSelector(selectWorkspaceTeamId);
  if (workspaceTeamId === teamId) return <Here>Current workspace</Here>;
  return (
    <Button variant="outlined" onClick={() => dispatch(workspaceChosen(teamId))}>
      Switch to this team
    </Button>
  );
}

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

const Pick = styled('div')({
  width: 340,
  maxWidth: '100%',
  // The label stands beside its select where there is room, and above it on phones.
  '& > div': { display: 'flex', alignItems: 'center', gap: 12 },
  '& label': { fontWeight: 400, color: tokens.text2, whiteSpace: 'nowrap' },
  '& > div > div:first-of-type': { marginBottom: 0 },
  '& > div > div:last-of-type': { flex: 1, minWidth: 0 },
  [belowTablet]: { width: '100%', '& > div': { display: 'grid', gap: 6 } },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  [belowTablet]: { width: '100%', '& > button': { flex: '1 1 auto' } },
});

const Here = styled('span')({ padding: '0 4px', color: tokens.text2 });
