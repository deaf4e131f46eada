import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { generatedApi } from './generated/two-step.gen';
import { startSession } from './startSession';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, listTag, nothing, tag } from './tags';

type Definitions = DefinitionsFromApi<typeof generatedApi>;

/** Codes that signing in takes besides the password. */
export const twoStepApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    completeSignIn: { onQueryStarted: startSession, invalidatesTags: nothing },
    getTwoStep: { providesTags: [tag('TwoStep')] },
    startTwoStep: { invalidatesTags: nothing },
    turnOnTwoStep: { invalidatesTags: invalidatesOnSuccess(() => [tag('TwoStep')]) },
    // Which devices are remembered is listed with them.
    turnOffTwoStep: { invalidatesTags: invalidatesOnSuccess(() => [tag('TwoStep'), listTag('Session')]) },
    renewRecoveryCodes: { invalidatesTags: invalidatesOnSuccess(() => [tag('TwoStep')]) },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useCompleteSignInMutation,
  useGetTwoStepQuery,
  useStartTwoStepMutation,
  useTurnOnTwoStepMutation,
  useTurnOffTwoStepMutation,
  useRenewRecoveryCodesMutation,
} = twoStepApi;
export type { TwoStep, TwoStepSecret } from './generated/two-step.gen';
