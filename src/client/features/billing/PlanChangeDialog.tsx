import { useState } from 'react';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { PlanId } from '../../api/api';
import { type PlanChangePreview, useCancelSubscriptionMutation, usePreviewPlanChangeQuery } from '../../api/billingApi';
import { type Problem, problemOf } from '../../api/problem';
import { BusyButton } from '../../components/BusyButton';
import { DialogActions } from '../../components/DialogActions';
import { LazyDialogFrame } from '../../components/LazyDialogFrame';
import { Notice } from '../../components/Notice';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { planNames } from '../../domain/plans/planNames';
import { comparePlans } from '../../api/planRank';
import { ChangeTerms, EndsAtOnce } from './ChangeTerms';

type Props = {
  ownPlan: PlanId;
  planId: PlanId;
  /** While a payment is due, cancelling ends the subscription at once. */
  isPaymentDue: boolean;
  /** Whether the checkout of this plan is being opened, and why it was not. */
  isStarting: boolean;
  checkoutProblem: Problem | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Says what a change of the plan costs and does before it is made. Choosing Free is cancelling. */
export function PlanChangeDialog(props: Props) {
  const { ownPlan, planId, isPaymentDue, isStarting, checkoutProblem, onConfirm, onClose } = props;
  const [isTried, setIsTried] = useState(false);
  const [cancel, cancellation] = useCancelSubscriptionMutation();
  const isEnd = planId === 'free';
  const endsAtOnce = isEnd && isPaymentDue;
  const preview = usePreviewPlanChangeQuery(endsAtOnce ? skipToken : { planId });
  const refusal = problemOf(preview.error);
  // A backend without previews changes plans all the same.
  const isConfirmable = endsAtOnce || preview.data !== undefined || refusal?.status === 404;
  const problem =
    problemOf(cancellation.error) ?? (isTried ? checkoutProblem : undefined) ?? (isConfirmable ? undefined : refusal);

  const handleConfirm = async () => {
    setIsTried(true);
    if (!isEnd) onConfirm();
    else if (!(await cancel()).error) onClose();
  };
  return (
    <LazyDialogFrame open title={titleOf(ownPlan, planId)} onClose={onClose} width={460}>
      {problem && <Notice tone="bad">{problem.detail}</Notice>}
      {endsAtOnce && <EndsAtOnce />}
      {preview.data && !endsAtOnce && <ChangeTerms preview={preview.data} />}
      {preview.isLoading && <SkeletonBlock width="100%" height={112} />}
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {isEnd ? 'Keep my plan' : 'Cancel'}
        </Button>
        {(isConfirmable || preview.isLoading) && (
          <BusyButton
            color={isEnd ? 'error' : 'primary'}
            busy={isStarting || cancellation.isLoading}
            busyLabel={isEnd ? 'Canceling…' : 'Processing...'}
            disabled={!isConfirmable}
            onClick={() => void handleConfirm()}
          >
            {isEnd ? 'Cancel subscription' : confirmLabel(preview.data, planId)}
          </BusyButton>
        )}
      </DialogActions>
    </LazyDialogFrame>
  );
}

function titleOf(ownPlan: PlanId, planId: PlanId): string {
  if (planId === 'free') return 'Cancel your subscription?';
  return `${comparePlans(planId, ownPlan) > 0 ? 'Upgrade' : 'Downgrade'} to ${planNames[planId]}?`;
}

function confirmLabel(preview: PlanChangePreview | undefined, planId: PlanId): string {
  return preview?.due_today === 0 ? `Change to ${planNames[planId]}` : 'Continue to payment';
}
