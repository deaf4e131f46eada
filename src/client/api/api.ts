import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { userLoaded } from './authSlice';
import type { WireDefinitions } from './generated/definitions.gen';
import { type SignedInDevice, type User, generatedApi } from './generated/auth.gen';
import { type Page, toPage } from './page';
import { startSession } from './startSession';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, listTag, nothing, tag, tagsOfList } from './tags';

type Generated = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Omit<Generated, 'listSessions'> & {
  listSessions: OverrideResultType<Generated['listSessions'], Page<SignedInDevice>>;
};

type Lifecycle = {
  dispatch: (action: ReturnType<typeof userLoaded>) => unknown;
  queryFulfilled: Promise<{ data: User }>;
};

async function keepUser(_arg: unknown, { dispatch, queryFulfilled }: Lifecycle) {
  const user = await queryFulfilled.catch(() => undefined);
  if (user) dispatch(userLoaded(user.data));
}

/**
 * The public API of sessions and accounts, which every page loads. Each other noun's stands beside it in a file of its
 * own, such as `campaignsApi.ts`, and comes with the pages that call it. It decides about the tags of its operations.
 */
export const api = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    registerAccount: { onQueryStarted: startSession, invalidatesTags: nothing },
    logIn: { onQueryStarted: startSession, invalidatesTags: nothing },
    createDemoAccount: { onQueryStarted: startSession, invalidatesTags: nothing },
    logOut: { invalidatesTags: nothing },
    getCurrentUser: { onQueryStarted: keepUser, providesTags: [tag('Account')] },
    updateProfile: { onQueryStarted: keepUser, invalidatesTags: invalidatesOnSuccess(() => [tag('Account')]) },
    changePassword: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Session')]) },
    requestPasswordReset: { invalidatesTags: nothing },
    confirmPasswordReset: { invalidatesTags: nothing },
    requestSignInLink: { invalidatesTags: nothing },
    confirmSignInLink: { onQueryStarted: startSession, invalidatesTags: nothing },
    requestEmailVerification: { invalidatesTags: nothing },
    confirmEmailVerification: { invalidatesTags: invalidatesOnSuccess(() => [tag('Account')]) },
    listSessions: {
      transformResponse: toPage<SignedInDevice>,
      providesTags: (page) => tagsOfList('Session', page?.items),
    },
    revokeSession: { invalidatesTags: invalidatesOnSuccess(() => [listTag('Session')]) },
    // The export is a download: it is handed to the person and not kept in the cache.
    exportAccount: { providesTags: nothing, keepUnusedDataFor: 0 },
    deleteAccount: { invalidatesTags: nothing },
  } satisfies CachingDecisions<Definitions>,
});

export type { WireDefinitions };
/** The name of an operation that pages call. */
export type Operation = keyof WireDefinitions;

export const {
  useRegisterAccountMutation,
  useLogInMutation,
  useCreateDemoAccountMutation,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useRequestPasswordResetMutation,
  useConfirmPasswordResetMutation,
  useRequestSignInLinkMutation,
  useConfirmSignInLinkMutation,
  useRequestEmailVerificationMutation,
  useConfirmEmailVerificationMutation,
  useListSessionsQuery,
  useRevokeSessionMutation,
  useDeleteAccountMutation,
} = api;
export type {
  AccountExport,
  AdDailyMetrics,
  DailyMetrics,
  ErrorCode,
  PlanId,
  Problem as WireProblem,
  Session,
  SignedInDevice,
  Transaction,
  TransactionStatus,
  User,
} from './generated/auth.gen';
