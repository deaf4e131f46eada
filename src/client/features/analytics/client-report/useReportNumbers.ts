import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReportNumbers } from '../../../../ad-kit/client-report/reportNumbers';
import { type AnalyticsBreakdown, useGetAnalyticsReportQuery } from '../../../api/analyticsApi';
import { useWorkspace } from '../../../domain/teams/workspace';
import { todayInUtc } from '../../../lib/dates';
import { type ReportArguments, reportArguments } from '../analyticsView';
import type { ReportView } from './reportView';

type Asked = {
  /** `undefined` while some of it loads, and where no period is chosen. */
  numbers: ReportNumbers | undefined;
  /** Why they can't be had. */
  error: unknown;
  retry: () => void;
};

/** Every breakdown that a report needs, all at once. */
export function useReportNumbers({ numbers: view, without }: ReportView, isOpen: boolean): Asked {
  const wanted = isOpen ? reportArguments(view, todayInUtc(Date.now())) : undefined;
  const asked = {
    byDay: useBreakdown(wanted, 'day'),
    byCampaign: useBreakdown(wanted, 'campaign'),
    byPlatform: useBreakdown(without.includes('platforms') ? undefined : wanted, 'platform'),
    byLabel: useBreakdown(without.includes('labels') ? undefined : wanted, 'label'),
  };
  const queries = Object.values(asked);
  const failed = queries.filter(({ isError, isFetching }) => isError && !isFetching);
  const { byDay, byCampaign, byPlatform, byLabel } = asked;
  const isThere = queries.every(({ currentData, isUninitialized }) => currentData !== undefined || isUninitialized);
  return {
    numbers:
      isThere && byDay.currentData && byCampaign.currentData
        ? {
            byDay: byDay.currentData,
            byCampaign: byCampaign.currentData,
            byPlatform: byPlatform.currentData,
            byLabel: byLabel.currentData,
          }
        : undefined,
    error: failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

function useBreakdown(wanted: ReportArguments | undefined, by: AnalyticsBreakdown) {
  const workspace = useWorkspace();
  return useGetAnalyticsReportQuery(wanted ? { ...wanted, ...workspace, by } : skipToken);
}
