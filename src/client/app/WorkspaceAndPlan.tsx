import type { PlanId } from '../api/api';
import { PlanBadge } from '../domain/plans/PlanBadge';
import { WorkspaceSwitch } from './WorkspaceSwitch';

/** What the top bar says of the signed-in person on wide screens. The navigation drawer says it on others. */
export function WorkspaceAndPlan({ plan }: { plan: PlanId }) {
  return (
    <>
      <WorkspaceSwitch />
      <PlanBadge plan={plan} />
    </>
  );
}
