import { useEffect, useState } from 'react';
import type { PlanId } from '../../api/api';
import { selectUser, signInRequested } from '../../api/authSlice';
import { planNames } from '../../domain/plans/planNames';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { type ToastMessage, toastShown } from '../../redux/toastsSlice';
import { chosenPlanTaken, planChosen, selectChosenPlan } from './billingSlice';
import { useCheckout } from './useCheckout';

const signInFirst: ToastMessage = {
  title: 'Authentication Required',
  description: 'Please sign in to subscribe to a plan',
  variant: 'destructive',
};

/**
 * What choosing a plan leads to. A visitor signs in first and then goes on with the same plan; a first plan is paid at
 * the checkout; an account that has a paid plan is shown what the change costs before anything happens.
 */
export function usePlanChoice() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const chosenPlan = useAppSelector(selectChosenPlan);
  const [changingTo, setChangingTo] = useState<PlanId>();
  const checkout = useCheckout();

  const choose = (planId: PlanId) => {
    if (!user) {
      dispatch(planChosen(planId));
      dispatch(toastShown(signInFirst));
      dispatch(signInRequested());
    } else if (planId === user.subscription_plan) dispatch(toastShown(alreadyOn(planId)));
    else if (user.subscription_plan === 'free') void checkout.start(planId);
    else setChangingTo(planId);
  };

  useEffect(() => {
    if (!user || !chosenPlan) return;
    dispatch(chosenPlanTaken());
    choose(chosenPlan);
  });

  return { choose, checkout, changingTo, closeChange: () => setChangingTo(undefined) };
}

function alreadyOn(planId: PlanId): ToastMessage {
  return {
    title: `Already on ${planNames[planId]} Plan`,
    description: `You're already on the ${planNames[planId].toLowerCase()} plan`,
    variant: 'destructive',
  };
}
