import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isRoleFor } from '../../../api/roles';
import { Panel } from '../../../components/Panel';
import { Stack } from '../../../components/Stack';
import { planNames } from '../../../domain/plans/planNames';
import { formatCount } from '../../../lib/numbers';
import { belowTablet, belowWide, tokens } from '../../../theme/tokens';
import { ActivityPanel } from '../activity/ActivityPanel';
import { Facts } from '../Facts';
import type { SeenTeam } from '../seenTeam';
import { DeleteTeamDialog, LeaveDialog } from './LeavingDialogs';
import { EditTeamDialog } from './TeamDialogs';
import { TransferDialog, heirsOf } from './TransferDialog';
import { TwoStepRulePanel } from './TwoStepRulePanel';

type Open = 'edit' | 'transfer' | 'leave' | 'delete';

/** What the team is, the large steps, and everything that was done in it. */
export function SettingsTab({ seen }: { seen: SeenTeam }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { team } = seen;
  return (
    <Columns>
      <Stack gap={16}>
        <Details seen={seen} onOpen={setOpen} />
        <TwoStepRulePanel seen={seen} />
        <LargeSteps seen={seen} onOpen={setOpen} />
      </Stack>
      <ActivityPanel seen={seen} />
      {open === 'edit' && <EditTeamDialog team={team} onClose={close} />}
      {open === 'transfer' && <TransferDialog seen={seen} onClose={close} />}
      {open === 'leave' && <LeaveDialog team={team} onClose={close} />}
      {open === 'delete' && <DeleteTeamDialog team={team} onClose={close} />}
    </Columns>
  );
}

type PartProps = { seen: SeenTeam; onOpen: (what: Open) => void };

function Details({ seen: { team, role }, onOpen }: PartProps) {
  return (
    <Panel title="Team Details">
      <Facts
        facts={[
          { label: 'Name', value: team.name },
          { label: 'Description', value: team.description || 'No description' },
          { label: 'Plan', value: planNames[team.plan] },
          { label: 'Member limit', value: formatCount(team.max_members) },
        ]}
      />
      <Foot>
        {isRoleFor('updateTeam', role) ? (
          <Button variant="outlined" onClick={() => onOpen('edit')}>
            Edit Team Details
          </Button>
        ) : (
          <p>The owner and admins can change these.</p>
        )}
      </Foot>
    </Panel>
  );
}

/** For the owner: handing the team over and deleting it; for everybody else: leaving it. */
function LargeSteps({ seen: { team, role, isOwner }, onOpen }: PartProps) {
  if (!isOwner) {
    return (
      <Panel title="Leave this team">
        <p>What you made stays with the team.</p>
        <Foot>
          <Button variant="outlined" color="error" onClick={() => onOpen('leave')}>
            Leave team
          </Button>
        </Foot>
      </Panel>
    );
  }
  const hasHeir = heirsOf(team.members).length > 0;
  const mayDecide = isRoleFor('deleteTeam', role);
  return (
    <Panel title="Ownership">
      <p>
        {hasHeir
          ? 'As the owner, you can’t leave. Transfer the team first, or delete it.'
          : 'As the owner, you can’t leave. Once someone has joined, you can transfer the team.'}
      </p>
      <Foot>
        <Button variant="outlined" disabled={!mayDecide || !hasHeir} onClick={() => onOpen('transfer')}>
          Transfer
        </Button>
        <Button variant="outlined" color="error" disabled={!mayDecide} onClick={() => onOpen('delete')}>
          Delete team
        </Button>
      </Foot>
    </Panel>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: '344px minmax(0, 1fr)',
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 16,
  '& p': { color: tokens.text2 },
  [belowTablet]: { '& > button': { flex: '1 1 auto' } },
});
