import type { Team } from '../../api/teamsApi';
import { Blurbs } from '../../domain/plans/Blurbs';
import { ClosedGate } from '../../domain/plans/PlanGate';

/** Says what API access brings, and which plans have it. */
export function ApiAccessGate({ team, isOwner }: { team: Team | null; isOwner: boolean }) {
  const details = <Blurbs blurbs={blurbs} />;
  return team && !isOwner ? (
    <ClosedGate
      title="API access"
      text={`${team.owner.full_name}’s plan, which covers ${team.name}, doesn’t include API access.`}
      details={details}
    />
  ) : (
    <ClosedGate
      title="API access"
      text="API access is part of the Business and Enterprise plans."
      buttonLabel="See plans"
      details={details}
    />
  );
}

const blurbs = [
  { title: 'Numbers, every night', text: 'A script sends yesterday’s results of every campaign.' },
  { title: 'Keys that do one job', text: 'Each key reads or writes just the areas you choose, and ends when you say.' },
  { title: 'One contract', text: 'Everything the app does with campaigns and ads, described in OpenAPI.' },
];
