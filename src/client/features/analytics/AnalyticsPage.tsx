import { useCallback } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type AnalyticsReport, useGetAnalyticsReportQuery } from '../../api/analyticsApi';
import { toProblem } from '../../api/problem';
import { ErrorPanel } from '../../components/ErrorPanel';
import { ExportButton } from '../../components/ExportButton';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { Stack } from '../../components/Stack';
import { AnalyticsGate } from '../../domain/plans/AnalyticsGate';
import { useHasAnalytics } from '../../domain/plans/useHasAnalytics';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { useWorkspace } from '../../domain/teams/workspace';
import { formatDay, todayInUtc } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { useAddressQuery } from '../../lib/useAddressQuery';
import { useAppDispatch } from '../../redux/hooks';
import { AnalyticsNav } from './AnalyticsNav';
import { AnalyticsFilterBar } from './AnalyticsFilterBar';
import { AnalyticsTiles } from './AnalyticsTiles';
import { BreakdownPanel } from './BreakdownPanel';
import { NoResults } from './NoResults';
import { OfCampaign } from './OfCampaign';
import { ClientReportLink } from './client-report/ClientReportLink';
import { SummaryButton } from './summary/SummaryButton';
import { ViewsButton } from './views/ViewsButton';
import { downloadReport } from './downloadReport';
import { type AnalyticsView, readAnalyticsView, reportArguments, writeAnalyticsView } from './analyticsView';

/** What campaigns cost and brought in a period, against an earlier one, part by part. The address holds the view. */
export function AnalyticsPage() {
  const [view, setView] = useView();
  return (
    <OfCampaign campaignId={view.campaignId} title="Analytics">
      {(campaignName) => <OpenAnalytics view={view} campaignName={campaignName} onView={setView} />}
    </OfCampaign>
  );
}

type Props = {
  view: AnalyticsView;
  /** Of the one campaign that is looked at; `undefined` where it is gone. */
  campaignName: string | undefined;
  onView: (view: AnalyticsView) => void;
};

function OpenAnalytics({ view, campaignName, onView }: Props) {
  const dispatch = useAppDispatch();
  const { isOpen } = useHasAnalytics();
  const workspace = useWorkspace();
  const wanted = reportArguments(view, todayInUtc(Date.now()));
  const query = useGetAnalyticsReportQuery(isOpen && wanted ? { ...wanted, ...workspace } : skipToken);
  if (!isOpen) return <AnalyticsGate />;
  // The numbers before a change of the view stay until the next ones are there.
  const report = query.currentData ?? (query.isFetching ? query.data : undefined);
  return (
    <>
      <PageHeader
        title="Analytics"
        back={
          view.campaignId !== undefined && campaignName !== undefined
            ? { to: paths.campaign(view.campaignId), label: campaignName }
            : undefined
        }
        subtitle={<PeriodLine view={view} report={report} />}
        actions={
          <>
            <ViewsButton view={view} onView={onView} />
            <SummaryButton />
            {wanted && report?.total && (
              <>
                <ClientReportLink view={view} />
                <ExportButton onExport={() => dispatch(downloadReport({ ...wanted, ...workspace }))} />
              </>
            )}
          </>
        }
      />
      <WorkspaceNotice />
      <AnalyticsNav />
      <Stack gap={16} aria-busy={query.isFetching || undefined}>
        <AnalyticsFilterBar view={view} campaignName={campaignName} onView={onView} />
        {query.isError && !query.isFetching ? (
          <Panel flush>
            <ErrorPanel
              title="Couldn’t load the numbers"
              detail={toProblem(query.error).detail}
              onRetry={() => void query.refetch()}
            />
          </Panel>
        ) : (
          <Numbers view={view} report={wanted && report} isPeriodChosen={wanted !== undefined} onView={onView} />
        )}
      </Stack>
    </>
  );
}

type NumbersProps = Pick<Props, 'view' | 'onView'> & {
  report: AnalyticsReport | undefined;
  isPeriodChosen: boolean;
};

function Numbers({ view, report, isPeriodChosen, onView }: NumbersProps) {
  if (!isPeriodChosen || (report?.total === null && report.total_before === null)) {
    return <NoResults view={view} isPeriodChosen={isPeriodChosen} onView={onView} />;
  }
  return (
    <>
      <AnalyticsTiles report={report} />
      <BreakdownPanel view={view} report={report} onView={onView} />
    </>
  );
}

/** The days that the numbers are of, and those that they are compared with. */
function PeriodLine({ view, report }: { view: AnalyticsView; report: AnalyticsReport | undefined }) {
  if (!report) return <>&nbsp;</>;
  const days = `${formatDay(report.from)} – ${formatDay(report.to)}`;
  return report.before_from && report.before_to && view.compare
    ? `${days}, compared with ${formatDay(report.before_from)} – ${formatDay(report.before_to)}`
    : days;
}

function useView(): [AnalyticsView, (view: AnalyticsView) => void] {
  const [query, setQuery] = useAddressQuery();
  const setView = useCallback(
    (next: AnalyticsView) => {
      const { search } = readAnalyticsView(query);
      const isTyped = `${writeAnalyticsView({ ...next, search })}` === `${query}`;
      // What is chosen is a step that "back" undoes; letters of a search aren't.
      setQuery(writeAnalyticsView(next), { replace: isTyped, preventScrollReset: true });
    },
    [query, setQuery],
  );
  return [readAnalyticsView(query), setView];
}
