import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import {
  type CheckoutStatus as WireCheckoutStatus,
  type Plan as WirePlan,
  type Subscription as WireSubscription,
  type Transaction,
  generatedApi,
} from './generated/billing.gen';
import { type Page, toPage } from './page';
import {
  type CachingDecisions,
  type TagType,
  eachTag,
  idTag,
  invalidatesOnSuccess,
  listTag,
  tag,
  tagsOfList,
} from './tags';
import { knownOffers } from './planOffers';
import type { Answering, Whole } from './whole';

export type Plan = Required<WirePlan>;
/** Without `checkout` nothing is known of how plans are paid for. */
export type Subscription = Whole<
  WireSubscription,
  'period_start' | 'next_amount' | 'credit_total' | 'currency' | 'ends_unpaid_at'
>;
export type CheckoutStatus = Required<WireCheckoutStatus>;

/** A backend may say only what its plans cost: then they offer what is known of them, and all are sold. */
const wholePlan = (plan: WirePlan): Plan => ({
  ...knownOffers[plan.id],
  currency: 'usd',
  can_be_bought: true,
  ...plan,
});

const wholeSubscription = (subscription: WireSubscription): Subscription => ({
  period_start: null,
  next_amount: null,
  credit_total: 0,
  currency: 'usd',
  ends_unpaid_at: null,
  ...subscription,
});

const wholeCheckoutStatus = (status: WireCheckoutStatus): CheckoutStatus => ({ credited_total: 0, ...status });

/** The contract's own types of each operation, before lists become pages. */
type BillingDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<
  BillingDefinitions,
  {
    listPlans: Plan[];
    getSubscription: Subscription;
    getCheckoutStatus: CheckoutStatus;
    listTransactions: Page<Transaction>;
  }
>;

/** What a change of the plan makes stale: the account and what it may do, its subscription, and its payments. */
const planFigures = [
  tag('Account'),
  tag('Subscription'),
  tag('Usage'),
  tag('AiUsage'),
  tag('CampaignSummary'),
  listTag('LibraryTemplate'),
  listTag('Plan'),
  listTag('Transaction'),
];
const anyPlan = invalidatesOnSuccess(() => planFigures);

/** Plans, payments and what of a plan is used, for the pages that show any of them. */
export const billingApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listPlans: { transformResponse: (plans: WirePlan[]) => plans.map(wholePlan), providesTags: [listTag('Plan')] },
    getSubscription: { transformResponse: wholeSubscription, providesTags: [tag('Subscription')] },
    // The price depends on the unused time, which shrinks every second: a preview is never taken from the cache.
    previewPlanChange: { providesTags: [tag('Subscription')], keepUnusedDataFor: 0 },
    // Another one that was open has ended with it.
    startCheckout: { invalidatesTags: invalidatesOnSuccess(() => [...planFigures, eachTag('Checkout')]) },
    // Asked several times until the payment is there; each answer replaces the one before.
    getCheckoutStatus: {
      transformResponse: wholeCheckoutStatus,
      providesTags: (_status, _error, { sessionId }) => [idTag('Checkout', sessionId), eachTag('Checkout')],
      keepUnusedDataFor: 0,
    },
    cancelSubscription: { invalidatesTags: anyPlan },
    resumeSubscription: { invalidatesTags: anyPlan },
    listTransactions: {
      transformResponse: toPage<Transaction>,
      providesTags: (page) => tagsOfList('Transaction', page?.items),
    },
    // It is made out to the person by name.
    getReceipt: { providesTags: (_receipt, _error, { id }) => [idTag('Transaction', id), tag('Account')] },
    getUsage: { providesTags: [tag('Usage')] },
    getSandboxCheckout: {
      providesTags: (_checkout, _error, { sessionId }) => [idTag('Checkout', sessionId), eachTag('Checkout')],
    },
    finishSandboxCheckout: {
      invalidatesTags: invalidatesOnSuccess((_outcome, { sessionId }) => [
        idTag('Checkout', sessionId),
        ...planFigures,
      ]),
    },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useListPlansQuery,
  useGetSubscriptionQuery,
  usePreviewPlanChangeQuery,
  useStartCheckoutMutation,
  useCancelSubscriptionMutation,
  useResumeSubscriptionMutation,
  useListTransactionsQuery,
  useGetReceiptQuery,
  useGetUsageQuery,
  useGetSandboxCheckoutQuery,
  useFinishSandboxCheckoutMutation,
} = billingApi;
export type {
  CheckoutMode,
  OverLimit,
  PaymentMethod,
  PlanChangePreview,
  Receipt,
  SandboxAction,
  SandboxCheckout,
  UsageMeter,
  OverLimitId,
  UsageMeterId,
} from './generated/billing.gen';
