import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useListTeamActivityQuery } from '../../../api/teamsApi';
import { Panel } from '../../../components/Panel';
import { Spaced } from '../../../components/Spaced';
import { tokens } from '../../../theme/tokens';
import { ActivityList } from '../activity/ActivityList';
import { Capacity } from '../Capacity';
import type { SeenTeam } from '../seenTeam';

/** How full the team is and what was done last. A backend that tells no activity shows the bar alone. */
export function TeamActivityPanel({ seen: { team } }: { seen: SeenTeam }) {
  const { data } = useListTeamActivityQuery({ id: team.id, limit: 5 }, { refetchOnMountOrArgChange: true });
  return (
    <Panel title="Team Activity" aside={data && <All to="?tab=settings">All activity</All>}>
      <Capacity team={team} />
      {data && data.items.length > 0 && (
        <Spaced above={16}>
          <ActivityList entries={data.items} label="Latest activity" />
        </Spaced>
      )}
    </Panel>
  );
}

const All = styled(Link)({ color: tokens.accentText, fontWeight: 500 });
