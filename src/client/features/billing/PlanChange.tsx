import type { User } from '../../api/api';
import type { Subscription } from '../../api/billingApi';
import type { usePlanChoice } from './usePlanChoice';
import { PlanChangeDialog } from './PlanChangeDialog';

type Props = {
  user: User;
  subscription: Subscription | undefined;
  choice: ReturnType<typeof usePlanChoice>;
};

/** Asks before an account changes the plan it pays for. */
export function PlanChange({ user, subscription, choice: { changingTo, closeChange, checkout } }: Props) {
  if (!changingTo) return null;
  return (
    <PlanChangeDialog
      ownPlan={user.subscription_plan}
      planId={changingTo}
      isPaymentDue={subscription?.status === 'past_due'}
      isStarting={checkout.startingPlan === changingTo}
      checkoutProblem={checkout.problem}
      onConfirm={() => void checkout.start(changingTo)}
      onClose={closeChange}
    />
  );
}
