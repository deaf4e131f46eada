import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PlanId } from '../../api/api';
import { useStartCheckoutMutation } from '../../api/billingApi';
import { problemOf } from '../../api/problem';
import { useAppDispatch } from '../../redux/hooks';
import { keepReturnPath, leaveFor, ownPath, returnParameter } from './returnPath';

/** Opens checkouts, one at a time. A plan stays the one that is starting until the browser has left for it. */
export function useCheckout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [startCheckout, { error }] = useStartCheckoutMutation();
  const [startingPlan, setStartingPlan] = useState<PlanId>();
  useReturnToPage(() => setStartingPlan(undefined));

  const start = async (planId: PlanId) => {
    if (startingPlan) return;
    setStartingPlan(planId);
    const { data: checkout } = await startCheckout({ planId });
    if (!checkout) {
      setStartingPlan(undefined);
      return;
    }
    dispatch(keepReturnPath(ownPath(query.get(returnParameter))));
    const path = ownPath(checkout.url);
    if (path) void navigate(path);
    else dispatch(leaveFor(checkout.url));
  };
  return { start, startingPlan, problem: problemOf(error) };
}

/** The back button may bring the page back exactly as it was left, in the middle of leaving it. */
function useReturnToPage(onReturn: () => void) {
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  });
}
