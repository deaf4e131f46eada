import { Blurbs } from '../../domain/plans/Blurbs';
import { PlanGate } from '../../domain/plans/PlanGate';
import { TeamDashboard } from './TeamDashboard';

/** The teams that a person owns or belongs to. It takes a plan with teams, or a team that one is in. */
export function TeamsPage() {
  return (
    <PlanGate
      access="team_access"
      title="Team Collaboration"
      text="Team features are available for Business and Enterprise subscribers"
      buttonLabel="Upgrade for Teams"
      details={<Blurbs blurbs={blurbs} />}
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
