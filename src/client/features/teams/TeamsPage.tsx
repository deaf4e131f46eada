import { styled } from '@mui/material/styles';
import { PlanGate } from '../../domain/plans/PlanGate';
import { hairlineGrid } from '../../theme/hairlineGrid';
import { belowTablet, belowWide, tokens } from '../../theme/tokens';
import { TeamDashboard } from './TeamDashboard';

/** The teams that a person owns or belongs to. It takes a plan with teams, or a team that one is in. */
export function TeamsPage() {
  return (
    <PlanGate
      access="team_access"
      title="Team Collaboration"
      text="Team features are available for Business and Enterprise subscribers"
      buttonLabel="Upgrade for Teams"
      details={<Blurbs />}
    >
      <TeamDashboard />
    </PlanGate>
  );
}

const blurbs = [
  {
    title: 'Multi-user access',
    text: 'Invite your team and work on the same campaigns, each with their own account.',
  },
  { title: 'Role management', text: 'Admins run the team, editors do the work, viewers follow along.' },
  { title: 'Shared analytics', text: 'One set of numbers for everyone, by campaign and by day.' },
  { title: 'Collaborative AI', text: 'Write ad copy together, in one brand voice, with one history.' },
];

function Blurbs() {
  return (
    <Grid>
      {blurbs.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled('div')({
  ...hairlineGrid,
  [belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': { padding: 20, backgroundColor: tokens.surface },
  '& h2': { fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' },
  '& p': { marginTop: 4, color: tokens.text2 },
});
