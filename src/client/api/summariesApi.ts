import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { generatedApi } from './generated/summaries.gen';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, tag } from './tags';

/** The contract's own types of each operation. */
type SummariesDefinitions = DefinitionsFromApi<typeof generatedApi>;

/** Summaries of the numbers by email. */
export const summariesApi = generatedApi.enhanceEndpoints<TagType, SummariesDefinitions>({
  endpoints: {
    getEmailSummary: { providesTags: [tag('EmailSummary')] },
    setEmailSummary: { invalidatesTags: invalidatesOnSuccess(() => [tag('EmailSummary')]) },
    stopEmailSummary: { invalidatesTags: invalidatesOnSuccess(() => [tag('EmailSummary')]) },
  } satisfies CachingDecisions<SummariesDefinitions>,
});

export const { useGetEmailSummaryQuery, useSetEmailSummaryMutation, useStopEmailSummaryMutation } = summariesApi;
export type { EmailSummary, EmailSummaryCadence } from './generated/summaries.gen';
