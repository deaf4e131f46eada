import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  type PaymentMethod,
  type SandboxAction,
  type SandboxCheckout,
  useFinishSandboxCheckoutMutation,
  useGetSandboxCheckoutQuery,
} from '../../api/billingApi';
import { problemOf, toProblem } from '../../api/problem';
import { BusyButton } from '../../components/BusyButton';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { Row } from '../../components/Row';
import { SegmentedControl } from '../../components/SegmentedControl';
import { SelectField } from '../../components/SelectField';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { formatAmount } from '../../lib/amounts';
import { formatMoment } from '../../lib/dates';
import { paths, withQuery } from '../../lib/paths';
import { tokens } from '../../theme/tokens';

/**
 * Stands in for the payment provider where there is none, so that a checkout can be tried from start to end. No money
 * moves.
 */
export function SandboxCheckoutPage() {
  const { sessionId = '' } = useParams();
  const { currentData: checkout, error, refetch } = useGetSandboxCheckoutQuery({ sessionId });
  return (
    <Page>
      <PageHeader title="Sandbox checkout" subtitle="Payments on this page are simulated. No money is charged." />
      <Panel flush={!checkout}>
        {checkout && <Checkout checkout={checkout} />}
        {!checkout && error && (
          <ErrorPanel
            title="Couldn’t load the checkout"
            detail={toProblem(error).detail}
            onRetry={() => void refetch()}
          />
        )}
        {!checkout && !error && <SkeletonBlock width="100%" height={320} />}
      </Panel>
    </Page>
  );
}

function Checkout({ checkout }: { checkout: SandboxCheckout }) {
  const {
    session_id: sessionId,
    status,
    description,
    amount_total: amount,
    currency,
    expires_at: expiresAt,
  } = checkout;
  const total = formatAmount(amount, currency);
  return (
    <>
      <Order>
        <div>
          <h2>{description}</h2>
          {status === 'open' && <p>{`Expires ${formatMoment(expiresAt)}.`}</p>}
        </div>
        <strong>{total}</strong>
      </Order>
      {status === 'open' ? <Payment checkout={checkout} total={total} /> : <Closed sessionId={sessionId} />}
    </>
  );
}

const methods = [
  { value: 'card', label: 'Card' },
  { value: 'paypal', label: 'PayPal' },
] as const;

const delays = [
  { value: '0', label: 'Right away' },
  { value: '5', label: 'After 5 seconds' },
  { value: '30', label: 'After 30 seconds' },
] as const;

const renewalOutcomes = [
  { value: 'paid', label: 'Succeed' },
  { value: 'declined', label: 'Are declined' },
] as const;

function Payment({ checkout, total }: { checkout: SandboxCheckout; total: string }) {
  const [method, setMethod] = useState<PaymentMethod>('card');
  const [delay, setDelay] = useState<(typeof delays)[number]['value']>('0');
  const [renewals, setRenewals] = useState<(typeof renewalOutcomes)[number]['value']>('paid');
  const { finish, busyAction, problem } = useFinish(checkout.session_id);
  const busyProps = (action: SandboxAction['action']) => ({
    busy: busyAction === action,
    disabled: busyAction !== undefined,
  });
  return (
    <Form>
      {problem && <Notice tone="bad">{problem.detail}</Notice>}
      {!problem && checkout.declined && (
        <Notice tone="bad">The payment was declined. Nothing was charged; try again or leave.</Notice>
      )}
      <SegmentedControl label="Pay with" value={method} onChange={setMethod} options={methods} />
      <SelectField label="Payment is confirmed" value={delay} onChange={setDelay} options={delays} />
      <SelectField label="Future payments" value={renewals} onChange={setRenewals} options={renewalOutcomes} />
      <BusyButton
        size="large"
        busyLabel="Paying…"
        {...busyProps('pay')}
        onClick={() => finish({ action: 'pay', method, delay_seconds: Number(delay), renewals })}
      >
        {`Pay ${total}`}
      </BusyButton>
      <Row>
        <BusyButton variant="outlined" {...busyProps('decline')} onClick={() => finish({ action: 'decline', method })}>
          Decline payment
        </BusyButton>
        <BusyButton variant="outlined" {...busyProps('expire')} onClick={() => finish({ action: 'expire' })}>
          Let it expire
        </BusyButton>
        <BusyButton variant="text" {...busyProps('abandon')} onClick={() => finish({ action: 'abandon' })}>
          Leave without paying
        </BusyButton>
      </Row>
    </Form>
  );
}

/** Sends the person's decision and goes on to its page, replacing the checkout in the browser's history. */
function useFinish(sessionId: string) {
  const navigate = useNavigate();
  const [finishCheckout, { error, isLoading, originalArgs }] = useFinishSandboxCheckoutMutation();
  const finish = (sandboxAction: SandboxAction) => {
    void (async () => {
      const { data: outcome } = await finishCheckout({ sessionId, sandboxAction });
      if (outcome?.url) await navigate(outcome.url, { replace: true });
    })();
  };
  return {
    finish,
    busyAction: isLoading ? originalArgs?.sandboxAction.action : undefined,
    problem: problemOf(error),
  };
}

function Closed({ sessionId }: { sessionId: string }) {
  return (
    <EmptyState
      title="This checkout is over"
      text="It’s been paid, or it expired."
      action={
        <Button component={Link} to={withQuery(paths.paymentResult, { session_id: sessionId })}>
          See result
        </Button>
      }
    />
  );
}

const Page = styled('div')({ maxWidth: 520 });

const Order = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  paddingBottom: 16,
  borderBottom: `1px solid ${tokens.line}`,
  '& h2': { fontSize: 15, lineHeight: '22px' },
  '& p': { marginTop: 2, fontSize: 13, lineHeight: '18px', color: tokens.text2 },
  '& strong': { fontSize: 20, lineHeight: '28px', fontWeight: 600, whiteSpace: 'nowrap' },
});

const Form = styled('div')({ display: 'grid', gap: 16, justifyItems: 'stretch', paddingTop: 16 });
