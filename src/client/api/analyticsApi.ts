import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type AnalyticsView, generatedApi } from './generated/analytics.gen';
import { type Page, toPage } from './page';
import {
  type CachingDecisions,
  type TagType,
  invalidatesOnDelete,
  invalidatesOnSuccess,
  listTag,
  nothing,
  tag,
  tagsOfList,
} from './tags';
import type { Answering } from './whole';

/** The contract's own types of each operation. */
type AnalyticsDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<AnalyticsDefinitions, { listAnalyticsViews: Page<AnalyticsView> }>;

/** Figures over all campaigns, for the pages that show the overview. */
export const analyticsApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    getAnalyticsOverview: { providesTags: [tag('AnalyticsOverview')] },
    getAnalyticsReport: {
      // By ad, it has their names, and those that are deleted are not in it.
      providesTags: (_report, _error, { by }) => [tag('AnalyticsOverview'), ...(by === 'ad' ? [listTag('Ad')] : [])],
    },
    // Downloads: they are handed to the person and not kept in the cache.
    exportAnalyticsReport: { providesTags: nothing, keepUnusedDataFor: 0 },
    exportClientReport: { providesTags: nothing, keepUnusedDataFor: 0 },
    listAnalyticsViews: {
      transformResponse: toPage<AnalyticsView>,
      providesTags: (page) => tagsOfList('AnalyticsView', page?.items),
    },
    createAnalyticsView: { invalidatesTags: invalidatesOnSuccess(() => [listTag('AnalyticsView')]) },
    renameAnalyticsView: { invalidatesTags: invalidatesOnSuccess(() => [listTag('AnalyticsView')]) },
    deleteAnalyticsView: { invalidatesTags: invalidatesOnDelete(() => [listTag('AnalyticsView')]) },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useGetAnalyticsOverviewQuery,
  useGetAnalyticsReportQuery,
  useListAnalyticsViewsQuery,
  useCreateAnalyticsViewMutation,
  useRenameAnalyticsViewMutation,
  useDeleteAnalyticsViewMutation,
} = analyticsApi;
export type {
  AnalyticsBreakdown,
  AnalyticsOverview,
  AnalyticsReport,
  AnalyticsResults,
  AnalyticsRow,
  AnalyticsView,
  ClientReportPaper,
  GetAnalyticsReportApiArg,
  MonthlyFigures,
  Trends,
} from './generated/analytics.gen';
