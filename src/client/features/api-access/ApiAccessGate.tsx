import { includesApiAccess } from '../../api/planRank';
import { useWorkspacePlan } from '../../domain/plans/useWorkspacePlan';
import { WorkspaceGate } from '../../domain/plans/WorkspaceGate';

/** Says what API access brings, and which plans have it. */
export function ApiAccessGate() {
  return (
    <WorkspaceGate
      plan={useWorkspacePlan(includesApiAccess)}
      title="API access"
      feature="API access"
      text="API access is part of the Business and Enterprise plans."
      blurbs={blurbs}
    />
  );
}

const blurbs = [
  { title: 'Numbers, every night', text: 'A script sends yesterday’s results of every campaign.' },
  { title: 'Keys that do one job', text: 'Each key reads or writes just the areas you choose, and ends when you say.' },
  { title: 'One contract', text: 'Everything the app does with campaigns and ads, described in OpenAPI.' },
];
