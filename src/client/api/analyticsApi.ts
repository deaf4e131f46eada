import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { generatedApi } from './generated/analytics.gen';
import { type CachingDecisions, type TagType, tag } from './tags';

/** The contract's own types of each operation. */
export type AnalyticsDefinitions = DefinitionsFromApi<typeof generatedApi>;

/** Figures over all campaigns, for the pages that show the overview. */
export const analyticsApi = generatedApi.enhanceEndpoints<TagType, AnalyticsDefinitions>({
  endpoints: {
    getAnalyticsOverview: { providesTags: [tag('AnalyticsOverview')] },
  } satisfies CachingDecisions<AnalyticsDefinitions>,
});

export const { useGetAnalyticsOverviewQuery } = analyticsApi;
export type { AnalyticsOverview, MonthlyFigures, Trends } from './generated/analytics.gen';
