import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type DailyMetrics, generatedApi, type PastImport } from './generated/metrics.gen';
import { type Page, toPage } from './page';
import { toProblem } from './problem';
import {
  type CachingDecisions,
  type TagType,
  campaignFigures,
  eachTag,
  idTag,
  invalidatesOnSuccess,
  tagsOfList,
} from './tags';
import type { Answering } from './whole';

/** The contract's own types of each operation, before lists become pages. */
type MetricsDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<
  MetricsDefinitions,
  { listCampaignMetrics: Page<DailyMetrics>; listReportImports: Page<PastImport> }
>;

const campaignNumbers = invalidatesOnSuccess((_result, { id }: { id: string }) => [
  idTag('Campaign', id),
  idTag('CampaignMetrics', id),
  ...campaignFigures,
]);

const everyNumber = [eachTag('Campaign'), eachTag('CampaignMetrics'), ...campaignFigures];

/** A campaign's numbers by day, and the files that they are imported from. */
export const metricsApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listCampaignMetrics: {
      transformResponse: toPage<DailyMetrics>,
      providesTags: (_page, _error, { id }) => [idTag('CampaignMetrics', id), eachTag('CampaignMetrics')],
    },
    getCampaignFigures: {
      providesTags: (_figures, _error, { id }) => [idTag('CampaignMetrics', id), eachTag('CampaignMetrics')],
    },
    recordCampaignMetrics: { invalidatesTags: campaignNumbers },
    importCampaignMetrics: {
      // A dry run stores so nothing that is cached became wrong.
      invalidatesTags: (report, error, arg) => (report?.stored ? campaignNumbers(report, error, arg) : []),
    },
    deleteCampaignMetrics: { invalidatesTags: campaignNumbers },
    importReport: {
      invalidatesTags: invalidatesOnSuccess((result) => (result?.stored ? everyNumber : [])),
    },
    listReportImports: {
      transformResponse: toPage<PastImport>,
      providesTags: (page) => tagsOfList('PastImport', page?.items),
    },
    takeBackReportImport: {
      // A conflict says that it was changed elsewhere, so what is cached is wrong.
      invalidatesTags: (_import, error) => (error && toProblem(error).status !== 409 ? [] : everyNumber),
    },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useListCampaignMetricsQuery,
  useGetCampaignFiguresQuery,
  useRecordCampaignMetricsMutation,
  useImportCampaignMetricsMutation,
  useDeleteCampaignMetricsMutation,
  useImportReportMutation,
  useListReportImportsQuery,
  useTakeBackReportImportMutation,
} = metricsApi;
export type {
  DailyMetricsChange,
  CampaignFigures,
  MetricsImport,
  MetricsImportOutcome,
  MetricsImportReport,
  MetricsImportRow,
  PastImport,
  ReportAds,
  ReportCampaign,
  ReportColumns,
  ReportDaysOf,
  ReportFile,
  ReportImport,
  ReportImportCampaign,
  ReportImportResult,
  ReportTarget,
} from './generated/metrics.gen';
