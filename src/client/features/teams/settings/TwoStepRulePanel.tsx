import { styled } from '@mui/material/styles';
import { useRequireTwoStepMutation } from '../../../api/teamsApi';
import { problemOf } from '../../../api/problem';
import { isRoleFor } from '../../../api/roles';
import { BusyButton } from '../../../components/BusyButton';
import { Notice } from '../../../components/Notice';
import { Panel } from '../../../components/Panel';
import { tokens } from '../../../theme/tokens';
import type { SeenTeam } from '../seenTeam';

/** Whether the team asks its owner and admins for two-step sign-in; the owner decides. */
export function TwoStepRulePanel({ seen: { team, role } }: { seen: SeenTeam }) {
  const [require, { isLoading, error }] = useRequireTwoStepMutation();
  const { id, requires_two_step: isRequired } = team;
  const problem = problemOf(error);
  return (
    <Panel title="Two-step sign-in">
      <Text>
        {isRequired
          ? 'The owner and admins need two-step sign-in to make changes. Without it, they can only view things.'
          : 'Admins can make changes without two-step sign-in.'}
      </Text>
      {problem && (
        <Room>
          <Notice tone="bad">{problem.detail}</Notice>
        </Room>
      )}
      {isRoleFor('requireTwoStep', role) && (
        <Room>
          <BusyButton
            variant="outlined"
            busy={isLoading}
            busyLabel="Saving…"
            onClick={() => void require({ id, twoStepRule: { required: !isRequired } })}
          >
            {isRequired ? 'Stop requiring it' : 'Require for admins'}
          </BusyButton>
        </Room>
      )}
    </Panel>
  );
}

const Text = styled('p')({ color: tokens.text2 });
const Room = styled('div')({ marginTop: 16 });
