import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { generatedApi } from './generated/insights.gen';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, listTag, tag } from './tags';

/** The contract's own types of each operation. */
type InsightsDefinitions = DefinitionsFromApi<typeof generatedApi>;

/** What the numbers of running campaigns say, and what people said to it. */
export const insightsApi = generatedApi.enhanceEndpoints<TagType, InsightsDefinitions>({
  endpoints: {
    // It follows from the same numbers and plans as the overview.
    getInsights: { providesTags: [tag('AnalyticsOverview'), listTag('AdviceAnswer')] },
    // They follow from the same, and say what ads are called.
    getCampaignAdResults: { providesTags: [tag('AnalyticsOverview'), listTag('Ad')] },
    compareCampaignAds: { providesTags: [tag('AnalyticsOverview'), listTag('Ad')] },
    answerAdvice: { invalidatesTags: invalidatesOnSuccess(() => [listTag('AdviceAnswer')]) },
    takeBackAdviceAnswer: { invalidatesTags: invalidatesOnSuccess(() => [listTag('AdviceAnswer')]) },
  } satisfies CachingDecisions<InsightsDefinitions>,
});

export const {
  useGetInsightsQuery,
  useAnswerAdviceMutation,
  useTakeBackAdviceAnswerMutation,
  useGetCampaignAdResultsQuery,
  useCompareCampaignAdsQuery,
} = insightsApi;
export type {
  AdComparison,
  AdResult,
  AdResults,
  Advice,
  AnsweredAdvice,
  CampaignPacing,
  ComparedAd,
  ComparedMetric,
  InsightCampaign,
  Insights,
  MetricChange,
} from './generated/insights.gen';
