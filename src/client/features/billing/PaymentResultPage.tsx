import { type ReactNode, useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { Link, useSearchParams } from 'react-router-dom';
import type { CheckoutStatus } from '../../api/billingApi';
import { formatAmount } from '../../lib/amounts';
import { paths, withQuery } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { tokens } from '../../theme/tokens';
import { PaymentMessage } from './PaymentMessage';
import { type PaymentCheck, checkoutReturned, resultLeft, selectPaymentCheck } from './billingSlice';
import { maxAttempts } from './checkPayment';
import { readReturnPath, returnParameter } from './returnPath';

/** Where a checkout leads back to: asks whether the payment is there, and says what became of it. */
export function PaymentResultPage() {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  const check = useAppSelector(selectPaymentCheck);
  const [from] = useState(() => dispatch(readReturnPath()));
  useEffect(() => {
    dispatch(checkoutReturned(sessionId));
    return () => void dispatch(resultLeft());
  }, [dispatch, sessionId]);
  return check && <Result check={check} from={from} />;
}

function Result({ check: { outcome, attempt, payment }, from }: { check: PaymentCheck; from: string | undefined }) {
  switch (outcome) {
    case 'checking':
      return (
        <PaymentMessage title="Processing Payment">
          <Progress>
            <Ring aria-hidden="true" />
            {`Attempt ${Math.max(1, attempt)} of ${maxAttempts}`}
          </Progress>
        </PaymentMessage>
      );
    case 'success':
      return (
        <PaymentMessage title="Payment Successful!" actions={<WaysOn from={from} />}>
          {payment && <PaidFor payment={payment} />}
        </PaymentMessage>
      );
    case 'expired':
      return (
        <Failure title="Payment Session Expired" from={from}>
          <p>Your payment session has expired. Please try again.</p>
        </Failure>
      );
    case 'failed':
    case 'timeout':
      return (
        <Failure title="Payment Failed" from={from}>
          <p>There was an issue processing your payment. Please try again or contact support.</p>
          {outcome === 'timeout' && (
            <p>Don’t worry: if the payment goes through later, your plan updates automatically.</p>
          )}
          {payment?.payment_status === 'refunded' && (
            <p>Your subscription had already changed, so we refunded this payment.</p>
          )}
        </Failure>
      );
  }
}

function PaidFor({ payment }: { payment: CheckoutStatus }) {
  const { amount_total: amount, currency, credited_total: credited, metadata } = payment;
  return (
    <>
      <Facts>
        <div>
          <dt>Amount paid</dt>
          <dd>{formatAmount(amount, currency)}</dd>
        </div>
        <div>
          <dt>Plan</dt>
          <dd>{metadata.plan_name}</dd>
        </div>
      </Facts>
      {credited > 0 && (
        <p>{`${formatAmount(credited, currency)} was saved as credit and goes toward your next payments.`}</p>
      )}
    </>
  );
}

function WaysOn({ from }: { from: string | undefined }) {
  return (
    <>
      <Button component={Link} to={paths.dashboard}>
        Go to Dashboard
      </Button>
      {from !== undefined && (
        <Button variant="outlined" component={Link} to={from}>
          Go back
        </Button>
      )}
    </>
  );
}

function Failure({ title, from, children }: { title: string; from: string | undefined; children: ReactNode }) {
  return (
    <PaymentMessage
      title={title}
      actions={
        <>
          <Button component={Link} to={withQuery(paths.billing, { [returnParameter]: from })}>
            Try Again
          </Button>
          <Button variant="outlined" component={Link} to={paths.dashboard}>
            Go to Dashboard
          </Button>
        </>
      }
    >
      {children}
    </PaymentMessage>
  );
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Progress = styled('p')({ display: 'flex', alignItems: 'center', gap: 10 });

const Ring = styled('span')({
  width: 14,
  height: 14,
  border: '1.5px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
});

const Facts = styled('dl')({
  marginTop: 8,
  borderTop: `1px solid ${tokens.line}`,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '12px 0',
    borderBottom: `1px solid ${tokens.line}`,
  },
  '& dd': { fontWeight: 600, color: tokens.text },
});
