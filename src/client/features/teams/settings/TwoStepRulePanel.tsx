import { useRequireTwoStepMutation } from '../../../api/teamsApi';
import { problemOf } from '../../../api/problem';
import { isRoleFor } from '../../../api/roles';
import { BusyButton } from '../../../components/BusyButton';
import { Notice } from '../../../components/Notice';
import { Panel } from '../../../components/Panel';
import { QuietText } from '../../../components/QuietText';
import { Spaced } from '../../../components/Spaced';
import type { SeenTeam } from '../seenTeam';

/** Whether the team asks its owner and admins for two-step sign-in; the owner decides. */
export function TwoStepRulePanel({ seen: { team, role } }: { seen: SeenTeam }) {
  const [require, { isLoading, error }] = useRequireTwoStepMutation();
  const { id, requires_two_step: isRequired } = team;
  const problem = problemOf(error);
  return (
    <Panel title="Two-step sign-in">
      <QuietText>
        {isRequired
          ? 'The owner and admins need two-step sign-in to make changes. Without it, they can only view things.'
          : 'Admins can make changes without two-step sign-in.'}
      </QuietText>
      {problem && (
        <Spaced above={16}>
          <Notice tone="bad">{problem.detail}</Notice>
        </Spaced>
      )}
      {isRoleFor('requireTwoStep', role) && (
        <Spaced above={16}>
          <BusyButton
            variant="outlined"
            busy={isLoading}
            busyLabel="Saving…"
            onClick={() => void require({ id, twoStepRule: { required: !isRequired } })}
          >
            {isRequired ? 'Stop requiring it' : 'Require for admins'}
          </BusyButton>
        </Spaced>
      )}
    </Panel>
  );
}
