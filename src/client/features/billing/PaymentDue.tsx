import { styled } from '@mui/material/styles';
import type { Subscription } from '../../api/billingApi';
import { BusyButton } from '../../components/BusyButton';
import { Notice } from '../../components/Notice';
import { formatDayOf } from '../../lib/dates';

type Props = { subscription: Subscription; busy: boolean; onPay: () => void };

/** Says that a payment failed, until when it can be made good, and where. */
export function PaymentDue({ subscription: { plan, ends_unpaid_at: endsAt }, busy, onPay }: Props) {
  return (
    <Row>
      <Notice tone="bad">
        {`Your last payment for ${plan.name} failed.`}{' '}
        {endsAt ? `Please pay by ${formatDayOf(endsAt)} to keep your subscription.` : 'Please pay to keep it.'}
      </Notice>
      <BusyButton busy={busy} busyLabel="Processing..." onClick={onPay}>
        Pay now
      </BusyButton>
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 16,
  '& > [role="alert"]': { flex: '1 1 320px' },
});
