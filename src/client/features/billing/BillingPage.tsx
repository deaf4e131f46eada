import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchParams } from 'react-router-dom';
import { type Plan, type Subscription, useGetSubscriptionQuery, useListPlansQuery } from '../../api/billingApi';
import { selectAuthStatus, selectUser } from '../../api/authSlice';
import { BackLink } from '../../components/BackLink';
import { ErrorPanel } from '../../components/ErrorPanel';
import { PageTitle } from '../../components/PageTitle';
import { Panel } from '../../components/Panel';
import { productName } from '../../lib/pageSettings';
import { useAppSelector } from '../../redux/hooks';
import { belowTablet, belowWide, tokens } from '../../theme/tokens';
import { AccountBilling } from './AccountBilling';
import { PaymentDue } from './PaymentDue';
import { LoadingPlans, PlanColumns } from './PlanColumns';
import { PlanChange } from './PlanChange';
import { PlanComparison } from './PlanComparison';
import { Questions } from './Questions';
import { subscriptionLine } from './subscriptionLine';
import { isForSale } from './planButtons';
import { ownPath, returnParameter } from './returnPath';
import { usePlanChoice } from './usePlanChoice';

/** Plans and their prices, for everybody; with an account, also its subscription and payments. */
export function BillingPage() {
  const [query] = useSearchParams();
  const user = useAppSelector(selectUser);
  const isKnown = useAppSelector(selectAuthStatus) !== 'loading';
  const { data: plans, error, isFetching, refetch } = useListPlansQuery();
  const { data: subscription } = useGetSubscriptionQuery(user ? undefined : skipToken);
  const choice = usePlanChoice();
  const own = user ? subscription : undefined;
  const from = ownPath(query.get(returnParameter));

  return (
    <>
      <PageTitle title="Pricing" />
      <Head>
        {from !== undefined && <BackLink to={from} label="Go back" />}
        <h1>{`Upgrade Your ${productName()} Experience`}</h1>
        <p>Change plans anytime. You get credit for unused time.</p>
      </Head>
      {own?.status === 'past_due' && (
        <PaymentDue
          subscription={own}
          busy={choice.checkout.startingPlan === own.plan.id}
          onPay={() => void choice.checkout.start(own.plan.id)}
        />
      )}
      {!plans && error && !isFetching ? (
        <Panel flush>
          <ErrorPanel title="No prices to show" onRetry={() => void refetch()} />
        </Panel>
      ) : plans && isKnown ? (
        <PlanChoice plans={plans} subscription={own} choice={choice} />
      ) : (
        <>
          <LoadingPlans />
          {user && <Lines data-own />}
        </>
      )}
      {user && <AccountBilling subscription={own} onCancel={() => choice.choose('free')} />}
      {isKnown && (
        <>
          <Section aria-labelledby="compare">
            <h2 id="compare">Compare plans</h2>
            <PlanComparison plans={plans} ownPlan={user?.subscription_plan} />
          </Section>
          <Section as="div">
            <Questions />
          </Section>
        </>
      )}
      {user && <PlanChange user={user} subscription={own} choice={choice} />}
    </>
  );
}

type ChoiceProps = {
  plans: Plan[];
  subscription: Subscription | undefined;
  choice: ReturnType<typeof usePlanChoice>;
};

function PlanChoice({ plans, subscription, choice }: ChoiceProps) {
  const user = useAppSelector(selectUser);
  const reasonId = useId();
  const isOff = subscription?.checkout === 'off' || !plans.some((plan) => plan.id !== 'free' && isForSale(plan));
  return (
    <>
      <PlanColumns
        plans={plans}
        ownPlan={user?.subscription_plan}
        busyPlan={choice.checkout.startingPlan}
        offReasonId={isOff ? reasonId : undefined}
        onChoose={choice.choose}
      />
      <Lines data-own={user !== null || undefined}>
        {subscription && <p>{subscriptionLine(subscription)}</p>}
        {isOff && <p id={reasonId}>Paid plans aren’t available here.</p>}
        {!isOff && subscription?.checkout === 'sandbox' && <p>This is a sandbox checkout. No real money is charged.</p>}
      </Lines>
    </>
  );
}

const Head = styled('div')({
  margin: '0 0 32px',
  paddingTop: 16,
  '& h1': {
    fontSize: 40,
    lineHeight: '46px',
    letterSpacing: '-.03em',
    [belowWide]: { fontSize: 28, lineHeight: '34px' },
  },
  '& > p': { marginTop: 10, fontSize: 16, lineHeight: '24px', color: tokens.text2 },
  [belowWide]: { marginBottom: 24, paddingTop: 0 },
});

const Lines = styled('div')({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  marginTop: 16,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  // Two lines, which come when the subscription does.
  '&[data-own]': { minHeight: 40 },
});

const Section = styled('section')({
  marginTop: 64,
  '& h2': { fontSize: 20, lineHeight: '28px', letterSpacing: '-.02em' },
  '& > h2': { marginBottom: 12 },
  [belowTablet]: { marginTop: 48 },
});
