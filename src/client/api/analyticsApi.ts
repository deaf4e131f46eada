import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { generatedApi } from './generated/analytics.gen';
import { type CachingDecisions, type TagType, nothing, tag } from './tags';

/** The contract's own types of each operation. */
type AnalyticsDefinitions = DefinitionsFromApi<typeof generatedApi>;

/** Figures over all campaigns, for the pages that show the overview. */
export const analyticsApi = generatedApi.enhanceEndpoints<TagType, AnalyticsDefinitions>({
  endpoints: {
    getAnalyticsOverview: { providesTags: [tag('AnalyticsOverview')] },
    getAnalyticsReport: { providesTags: [tag('AnalyticsOverview')] },
    // A download: it is handed to the person and not kept in the cache.
    exportAnalyticsReport: { providesTags: nothing, keepUnusedDataFor: 0 },
  } satisfies CachingDecisions<AnalyticsDefinitions>,
});

export const { useGetAnalyticsOverviewQuery, useGetAnalyticsReportQuery } = analyticsApi;
export type {
  AnalyticsBreakdown,
  AnalyticsOverview,
  AnalyticsReport,
  AnalyticsResults,
  AnalyticsRow,
  GetAnalyticsReportApiArg,
  MonthlyFigures,
  Trends,
} from './generated/analytics.gen';
