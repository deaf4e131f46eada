import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { generatedApi } from './generated/two-step.gen';
import { startSession } from './startSession';
import { type CachingDecisions, type TagType, eachTag, invalidatesOnSuccess, listTag, nothing, tag } from './tags';

type Definitions = DefinitionsFromApi<typeof generatedApi>;

/** Teams say whether they want it of who is signed in, and which devices are remembered is listed with them. */
const switched = invalidatesOnSuccess(() => [tag('TwoStep'), listTag('Session'), listTag('Team'), eachTag('Team')]);

/** Codes that signing in takes besides the password. */
export const twoStepApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    completeSignIn: { onQueryStarted: startSession, invalidatesTags: nothing },
    getTwoStep: { providesTags: [tag('TwoStep')] },
    startTwoStep: { invalidatesTags: nothing },
    turnOnTwoStep: { invalidatesTags: switched },
    turnOffTwoStep: { invalidatesTags: switched },
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
