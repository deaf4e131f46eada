import type { Team } from '../../../api/teamsApi';
import { Panel } from '../../../components/Panel';
import { planNames } from '../../../domain/plans/planNames';
import { formatDayOf } from '../../../lib/dates';
import { formatCount } from '../../../lib/numbers';
import { Facts } from '../Facts';

/** What a team is. */
export function TeamInformation({ team }: { team: Team }) {
  return (
    <Panel title="Team Information">
      <Facts
        facts={[
          { label: 'Name', value: team.name },
          { label: 'Plan', value: planNames[team.plan] },
          { label: 'Created', value: formatDayOf(team.created_at) },
          { label: 'Member limit', value: formatCount(team.max_members) },
          { label: 'Description', value: team.description || 'No description' },
        ]}
      />
    </Panel>
  );
}
