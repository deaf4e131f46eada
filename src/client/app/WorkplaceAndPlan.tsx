import type { PlanId } from '../api/api';
import { PlanBadge } from '../domain/plans/PlanBadge';
import { WorkplaceSwitch } from './WorkplaceSwitch';

/** What the top bar says of the signed-in person on wide screens. The navigation drawer says it on others. */
export function WorkplaceAndPlan({ plan }: { plan: PlanId }) {
  return (
    <>
      <WorkplaceSwitch />
      <PlanBadge plan={plan} />
    </>
  );
}
