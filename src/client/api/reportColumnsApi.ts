import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { generatedApi, type RememberedColumns } from './generated/report-columns.gen';
import { type Page, toPage } from './page';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, listTag, tagsOfList } from './tags';
import type { Answering } from './whole';

/** The contract's own types of each operation, before lists become pages. */
type ReportColumnsDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<ReportColumnsDefinitions, { listReportColumns: Page<RememberedColumns> }>;

/** Which columns of report files people chose by hand. */
export const reportColumnsApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listReportColumns: {
      transformResponse: toPage<RememberedColumns>,
      providesTags: (page) => tagsOfList('ReportColumns', page?.items),
    },
    rememberReportColumns: { invalidatesTags: invalidatesOnSuccess(() => [listTag('ReportColumns')]) },
    forgetReportColumns: { invalidatesTags: invalidatesOnSuccess(() => [listTag('ReportColumns')]) },
  } satisfies CachingDecisions<Definitions>,
});

export const { useRememberReportColumnsMutation, useForgetReportColumnsMutation } = reportColumnsApi;
export type { ColumnsToRemember, RememberedColumns } from './generated/report-columns.gen';
