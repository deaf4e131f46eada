import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import type { AdsDefinitions } from './adsApi';
import { sessionStarted, userLoaded } from './authSlice';
import {
  type Campaign,
  type Session,
  type SignedInDevice,
  type Transaction,
  type User,
  generatedApi,
} from './generated/endpoints.gen';
import { type Page, toPage } from './page';
import { type TagType, idTag, invalidatesOnSuccess, listTag, tag, tagsOfList } from './tags';

type Generated = DefinitionsFromApi<typeof generatedApi>;
type Listed = 'listCampaigns' | 'listSessions' | 'listTransactions';
type Definitions = Omit<Generated, Listed> & {
  listCampaigns: OverrideResultType<Generated['listCampaigns'], Page<Campaign>>;
  listSessions: OverrideResultType<Generated['listSessions'], Page<SignedInDevice>>;
  listTransactions: OverrideResultType<Generated['listTransactions'], Page<Transaction>>;
};

type Lifecycle<Result> = {
  dispatch: (action: ReturnType<typeof sessionStarted | typeof userLoaded>) => unknown;
  queryFulfilled: Promise<{ data: Result }>;
};

async function startSession(_arg: unknown, { dispatch, queryFulfilled }: Lifecycle<Session>) {
  const session = await queryFulfilled.catch(() => undefined);
  if (session) dispatch(sessionStarted({ token: session.data.access_token, user: session.data.user }));
}

async function keepUser(_arg: unknown, { dispatch, queryFulfilled }: Lifecycle<User>) {
  const user = await queryFulfilled.catch(() => undefined);
  if (user) dispatch(userLoaded(user.data));
}

/** What every change of campaigns shows up in, besides the campaigns themselves. */
export const campaignFigures = [listTag('Campaign'), tag('CampaignSummary'), tag('AnalyticsOverview'), tag('Usage')];
const oneCampaign = invalidatesOnSuccess((_result, { id }: { id: string }) => [
  idTag('Campaign', id),
  ...campaignFigures,
]);
const anyCampaign = invalidatesOnSuccess(() => campaignFigures);
/** Ads outlive their campaign and then belong to none. */
const fewerCampaigns = invalidatesOnSuccess(() => [...campaignFigures, listTag('Ad')]);

/** What a change of the plan shows up in: what the account is called, may do, pays and has paid. */
const planFigures = [
  tag('Account'),
  tag('Subscription'),
  tag('Usage'),
  tag('CampaignSummary'),
  listTag('LibraryTemplate'),
  listTag('Plan'),
  listTag('Transaction'),
];
const anyPlan = invalidatesOnSuccess(() => planFigures);

/**
 * The public API: every hook and every wire type, but for those of `adsApi.ts`. Each operation has its decision about
 * tags here.
 */
export const api = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    registerAccount: { onQueryStarted: startSession, invalidatesTags: [] },
    logIn: { onQueryStarted: startSession, invalidatesTags: [] },
    createDemoAccount: { onQueryStarted: startSession, invalidatesTags: [] },
    logOut: { invalidatesTags: [] },
    getCurrentUser: { onQueryStarted: keepUser, providesTags: [tag('Account')] },
    updateProfile: { onQueryStarted: keepUser, invalidatesTags: invalidatesOnSuccess(() => [tag('Account')]) },
    changePassword: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Session')]) },
    requestPasswordReset: { invalidatesTags: [] },
    confirmPasswordReset: { invalidatesTags: [] },
    requestEmailVerification: { invalidatesTags: [] },
    confirmEmailVerification: { invalidatesTags: invalidatesOnSuccess(() => [tag('Account')]) },
    listSessions: {
      transformResponse: toPage<SignedInDevice>,
      providesTags: (page) => tagsOfList('Session', page?.items),
    },
    revokeSession: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Session')]) },
    // A file is asked for once and then belongs to the person; the cache keeps none of it.
    exportAccount: { providesTags: [], keepUnusedDataFor: 0 },
    deleteAccount: { invalidatesTags: [] },

    listCampaigns: { transformResponse: toPage<Campaign>, providesTags: (page) => tagsOfList('Campaign', page?.items) },
    createCampaign: { invalidatesTags: anyCampaign },
    changeCampaigns: {
      invalidatesTags: invalidatesOnSuccess((_result, { bulkChange }) => [
        ...bulkChange.ids.map((id) => idTag('Campaign', id)),
        ...campaignFigures,
        ...(bulkChange.action === 'delete' ? [listTag('Ad')] : []),
      ]),
    },
    exportCampaigns: { providesTags: [], keepUnusedDataFor: 0 },
    getCampaignSummary: { providesTags: [tag('CampaignSummary')] },
    addSampleCampaigns: { invalidatesTags: anyCampaign },
    removeSampleCampaigns: { invalidatesTags: fewerCampaigns },
    getCampaign: { providesTags: (_campaign, _error, { id }) => [idTag('Campaign', id)] },
    updateCampaign: { invalidatesTags: oneCampaign },
    deleteCampaign: { invalidatesTags: fewerCampaigns },
    duplicateCampaign: { invalidatesTags: anyCampaign },

    getAnalyticsOverview: { providesTags: [tag('AnalyticsOverview')] },

    listPlans: { providesTags: [listTag('Plan')] },
    getSubscription: { providesTags: [tag('Subscription')] },
    // Unused time becomes less every second, so a preview is asked for each time that it is shown.
    previewPlanChange: { providesTags: [tag('Subscription')], keepUnusedDataFor: 0 },
    startCheckout: { invalidatesTags: anyPlan },
    // Asked several times until the payment is there; each answer replaces the one before.
    getCheckoutStatus: {
      providesTags: (_status, _error, { sessionId }) => [idTag('Checkout', sessionId)],
      keepUnusedDataFor: 0,
    },
    cancelSubscription: { invalidatesTags: anyPlan },
    resumeSubscription: { invalidatesTags: anyPlan },
    listTransactions: {
      transformResponse: toPage<Transaction>,
      providesTags: (page) => tagsOfList('Transaction', page?.items),
    },
    getReceipt: { providesTags: (_receipt, _error, { id }) => [idTag('Transaction', id)] },
    getUsage: { providesTags: [tag('Usage')] },
    getSandboxCheckout: { providesTags: (_checkout, _error, { sessionId }) => [idTag('Checkout', sessionId)] },
    finishSandboxCheckout: {
      invalidatesTags: invalidatesOnSuccess((_outcome, { sessionId }) => [
        idTag('Checkout', sessionId),
        ...planFigures,
      ]),
    },
  },
});

/** The contract's own types of each operation, before lists become pages. */
export type WireDefinitions = Generated & AdsDefinitions;
export type Operation = keyof WireDefinitions;

export const {
  useRegisterAccountMutation,
  useLogInMutation,
  useCreateDemoAccountMutation,
  useLogOutMutation,
  useGetCurrentUserQuery,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useRequestPasswordResetMutation,
  useConfirmPasswordResetMutation,
  useRequestEmailVerificationMutation,
  useConfirmEmailVerificationMutation,
  useListSessionsQuery,
  useRevokeSessionMutation,
  useLazyExportAccountQuery,
  useDeleteAccountMutation,
  useListCampaignsQuery,
  useCreateCampaignMutation,
  useChangeCampaignsMutation,
  useLazyExportCampaignsQuery,
  useGetCampaignSummaryQuery,
  useAddSampleCampaignsMutation,
  useRemoveSampleCampaignsMutation,
  useGetCampaignQuery,
  useUpdateCampaignMutation,
  useDeleteCampaignMutation,
  useDuplicateCampaignMutation,
  useGetAnalyticsOverviewQuery,
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
} = api;
export type {
  AccountExport,
  AmountLine,
  AnalyticsOverview,
  BulkAction,
  BulkRefusal,
  BulkResult,
  Campaign,
  CampaignChange,
  CampaignsByStatus,
  CampaignSortField,
  CampaignStatus,
  CampaignSummary,
  Checkout,
  CheckoutMetadata,
  CheckoutMode,
  CheckoutState,
  CheckoutStatus,
  DailyMetrics,
  ErrorCode,
  ExportCampaignsApiArg,
  ExportedCampaign,
  FieldError,
  ListCampaignsApiArg,
  MonthlyFigures,
  NewCampaign,
  OverLimit,
  PaymentMethod,
  PaymentState,
  Plan,
  PlanChangeKind,
  PlanChangePreview,
  PlanId,
  PlanLimits,
  Platform,
  Problem as WireProblem,
  Receipt,
  SandboxAction,
  SandboxCheckout,
  SandboxOutcome,
  Session,
  SignedInDevice,
  SortDirection,
  Subscription,
  SubscriptionStatus,
  Transaction,
  TransactionStatus,
  Trends,
  UsageMeter,
  UsageMeterId,
  User,
} from './generated/endpoints.gen';
