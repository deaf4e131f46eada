import { styled } from '@mui/material/styles';
import { type TeamStats, useGetTeamStatsQuery } from '../../../api/teamsApi';
import { problemOf } from '../../../api/problem';
import { ErrorPanel } from '../../../components/ErrorPanel';
import { Panel } from '../../../components/Panel';
import { Stack } from '../../../components/Stack';
import { type Stat, StatPanel } from '../../../components/StatPanel';
import { formatCount } from '../../../lib/numbers';
import { belowWide } from '../../../theme/tokens';
import type { SeenTeam } from '../seenTeam';
import { TeamActivityPanel } from './TeamActivityPanel';
import { TeamInformation } from './TeamInformation';

/** The team in figures, what it is, and what was done in it lately. */
export function OverviewTab({ seen }: { seen: SeenTeam }) {
  const { data, error, isFetching, refetch } = useGetTeamStatsQuery(
    { id: seen.team.id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Stack gap={16}>
      {problemOf(error) && !isFetching ? (
        <Panel flush>
          <ErrorPanel title="Couldn’t load the team’s numbers" onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <StatPanel cells={tilesOf(data)} loading={!data} />
      )}
      <Columns>
        <TeamActivityPanel seen={seen} />
        <TeamInformation team={seen.team} />
      </Columns>
    </Stack>
  );
}

function tilesOf(stats: TeamStats = noStats): Stat[] {
  return [
    {
      label: 'Team Members',
      value: formatCount(stats.total_members),
      caption: `${formatCount(stats.active_members)} active`,
    },
    {
      label: 'Total Campaigns',
      value: formatCount(stats.total_campaigns),
      caption: `${formatCount(stats.active_campaigns)} active`,
    },
    { label: 'AI Generations', value: formatCount(stats.ai_generations_this_month), caption: 'this month' },
    { label: 'Team Efficiency', value: efficiencyOf(stats).toFixed(1), caption: 'generations per campaign' },
  ];
}

const noStats: TeamStats = {
  total_members: 0,
  active_members: 0,
  total_campaigns: 0,
  active_campaigns: 0,
  ai_generations_this_month: 0,
};

/** Generations of this month for each campaign, to one decimal; 0 where there are no campaigns. */
function efficiencyOf({ ai_generations_this_month: generations, total_campaigns: campaigns }: TeamStats): number {
  return campaigns === 0 ? 0 : Math.round((generations / campaigns) * 10) / 10;
}

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 344px',
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
