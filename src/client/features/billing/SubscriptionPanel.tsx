import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Subscription, useResumeSubscriptionMutation } from '../../api/billingApi';
import { problemOf } from '../../api/problem';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Panel } from '../../components/Panel';
import { formatAmount } from '../../lib/amounts';
import { formatDayOf } from '../../lib/dates';
import { tokens } from '../../theme/tokens';

type Props = { subscription: Subscription & { expires_at: string }; onCancel: () => void };

/** When a paid subscription renews or ends and for how much, and the way to end it or go on with it. */
export function SubscriptionPanel({ subscription, onCancel }: Props) {
  const [isResuming, setIsResuming] = useState(false);
  const { credit_total: credit, currency, cancel_at_period_end: isEnding } = subscription;
  return (
    <Panel title="Your subscription">
      <Sentences>
        <p>{periodSentence(subscription)}</p>
        {credit > 0 && <p>{`${formatAmount(credit, currency)} of credit goes toward your next payments.`}</p>}
        {credit < 0 && <p>{`${formatAmount(-credit, currency)} will be added to your next payment.`}</p>}
      </Sentences>
      {isEnding ? (
        <Button variant="outlined" onClick={() => setIsResuming(true)}>
          Resume subscription
        </Button>
      ) : (
        <Button variant="outlined" color="error" onClick={onCancel}>
          Cancel subscription
        </Button>
      )}
      {isResuming && <ResumeDialog subscription={subscription} onClose={() => setIsResuming(false)} />}
    </Panel>
  );
}

function periodSentence(subscription: Props['subscription']): string {
  const { expires_at: end, status, cancel_at_period_end: isEnding, next_amount: next, currency } = subscription;
  const day = formatDayOf(end);
  if (isEnding) return `It ends on ${day}. You won’t be charged again, and your data stays.`;
  if (status === 'past_due') return 'The payment for this period is due.';
  return next === null ? `It renews on ${day}.` : `It renews on ${day} for ${formatAmount(next, currency)}.`;
}

function ResumeDialog({ subscription, onClose }: { subscription: Props['subscription']; onClose: () => void }) {
  const [resume, { isLoading, error }] = useResumeSubscriptionMutation();
  const handleConfirm = async () => {
    const result = await resume();
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Resume your subscription?"
      text={`${subscription.plan.name} continues after ${formatDayOf(subscription.expires_at)}, and monthly billing resumes.`}
      confirmLabel="Resume subscription"
      busyLabel="Resuming…"
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}

const Sentences = styled('div')({ display: 'grid', gap: 4, marginBottom: 16, color: tokens.text2 });
