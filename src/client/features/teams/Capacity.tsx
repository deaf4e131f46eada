import { styled } from '@mui/material/styles';
import type { Team } from '../../api/teamsApi';
import { formatCount } from '../../lib/numbers';
import { tokens } from '../../theme/tokens';
import { countPeople, fillOf } from './seenTeam';

/** How many of the team's places are taken, as words and as a bar that ends where the team is full. */
export function Capacity({ team }: { team: Team }) {
  const people = countPeople(team);
  const words = `${formatCount(people)} of ${formatCount(team.max_members)}`;
  const fill = fillOf(team);
  return (
    <div>
      <Line>
        <strong>{formatCount(people)}</strong>
        {` of ${formatCount(team.max_members)} seats taken`}
      </Line>
      <Track
        role="meter"
        aria-label="Team capacity"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(fill)}
        aria-valuetext={words}
      >
        <Fill data-full={fill === 100 || undefined} style={{ width: `${fill}%` }} />
      </Track>
    </div>
  );
}

const Line = styled('p')({
  color: tokens.text2,
  '& strong': { fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.025em', color: tokens.text },
});

const Track = styled('div')({
  height: 4,
  marginTop: 8,
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: tokens.muteSoft,
});

const Fill = styled('div')({
  height: '100%',
  borderRadius: 2,
  backgroundColor: tokens.chart1,
  '&[data-full]': { backgroundColor: tokens.badDot },
});
