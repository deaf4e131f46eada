import { useCallback, useEffect, useState } from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { Download } from 'lucide-react';
import { clientReport } from '../../../../ad-kit/client-report/clientReport';
import type { ReportNumbers } from '../../../../ad-kit/client-report/reportNumbers';
import { toProblem } from '../../../api/problem';
import { BusyButton } from '../../../components/BusyButton';
import { ErrorPanel } from '../../../components/ErrorPanel';
import { lazyPart } from '../../../lib/speed/lazyPart';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { PrintButton } from '../../../components/PrintButton';
import { SkeletonBlock } from '../../../components/SkeletonBlock';
import { useBrandKit } from '../../../domain/brand/useBrandKit';
import { AnalyticsGate } from '../../../domain/plans/AnalyticsGate';
import { useHasAnalytics } from '../../../domain/plans/useHasAnalytics';
import { WorkspaceNotice } from '../../../domain/teams/WorkspaceNotice';
import { useWorkspace } from '../../../domain/teams/workspace';
import { todayInUtc } from '../../../lib/dates';
import { useAddressQuery } from '../../../lib/useAddressQuery';
import { useAppDispatch } from '../../../redux/hooks';
import { onPaper } from '../../../theme/onPaper';
import { belowWide } from '../../../theme/tokens';
import { AnalyticsFilterBar } from '../AnalyticsFilterBar';
import { OfCampaign } from '../OfCampaign';
import { NoResults } from '../NoResults';
import { type ReportArguments, reportArguments } from '../analyticsView';
import { downloadClientReport } from './downloadClientReport';
import { ReportControls } from './ReportControls';
import { pageStyles } from './pageStyles';
import { type ReportWords, useReportWords } from './reportWords';
import { filtersOf, numbersAddress, readReportView, type ReportView, writeReportView } from './reportView';
import { useReportNumbers } from './useReportNumbers';

const loading = (
  <div role="status" aria-label="Loading the report">
    <SkeletonBlock width="100%" height={640} />
  </div>
);

/** What draws the report is fetched while the numbers are. */
const ReportSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "report-sheet" */ './ReportSheet')).ReportSheet,
  loading,
);

/** A period's results as a document for a client, to print or to download. The address holds what it shows. */
export function ClientReportPage() {
  const [query, setQuery] = useAddressQuery();
  const view = readReportView(query);
  const setView = useCallback(
    (next: ReportView) => setQuery(writeReportView(next), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  return (
    <OfCampaign campaignId={view.numbers.campaignId} title="Client report">
      {(campaignName) => <OpenReport view={view} campaignName={campaignName} onView={setView} />}
    </OfCampaign>
  );
}

type Props = { view: ReportView; campaignName: string | undefined; onView: (view: ReportView) => void };

function OpenReport({ view, campaignName, onView }: Props) {
  const { isOpen } = useHasAnalytics();
  const [words, setWords] = useReportWords();
  const { numbers, error, retry } = useReportNumbers(view, isOpen);
  if (!isOpen) return <AnalyticsGate />;
  const wanted = reportArguments(view.numbers, todayInUtc(Date.now()));
  const hasNumbers = numbers !== undefined && numbers.byDay.total !== null;
  return (
    <>
      <GlobalStyles styles={onPaper} />
      <GlobalStyles styles={pageStyles(view.paper)} />
      <PageHeader
        title="Client report"
        back={{ to: numbersAddress(view.numbers), label: 'Analytics' }}
        subtitle="Send a period’s results to your client."
        actions={wanted && hasNumbers && <Actions wanted={wanted} view={view} words={words} />}
      />
      <Filters>
        <WorkspaceNotice />
        <AnalyticsFilterBar
          view={view.numbers}
          campaignName={campaignName}
          onView={(changed) => onView({ ...view, numbers: changed })}
        />
      </Filters>
      {error !== undefined ? (
        <Panel flush>
          <ErrorPanel title="Couldn’t load the numbers" detail={toProblem(error).detail} onRetry={retry} />
        </Panel>
      ) : !wanted || (numbers && !hasNumbers) ? (
        <NoResults
          view={view.numbers}
          isPeriodChosen={wanted !== undefined}
          onView={(changed) => onView({ ...view, numbers: changed })}
        />
      ) : (
        <Columns>
          <OnScreen>
            <ReportControls view={view} onView={onView} words={words} onWords={setWords} />
          </OnScreen>
          <Sheet view={view} words={words} numbers={numbers} />
        </Columns>
      )}
    </>
  );
}

type ChosenProps = { view: ReportView; words: ReportWords };

function Sheet({ view, words, numbers }: ChosenProps & { numbers: ReportNumbers | undefined }) {
  const kit = useBrandKit();
  const { without, numbers: shown } = view;
  const report =
    numbers && clientReport(numbers, { ...words, without, metric: shown.metric, filters: filtersOf(shown) });
  useEffect(() => ReportSheet.fetchAhead(), []);
  if (!report) return loading;
  return <ReportSheet report={report} kit={kit} />;
}

function Actions({ wanted, view, words }: ChosenProps & { wanted: ReportArguments }) {
  const dispatch = useAppDispatch();
  const { teamId } = useWorkspace();
  const [isBusy, setIsBusy] = useState(false);
  const handleDownload = async () => {
    setIsBusy(true);
    await dispatch(downloadClientReport({ wanted, view, words, teamId }));
    setIsBusy(false);
  };
  return (
    <>
      <PrintButton />
      <BusyButton variant="contained" busy={isBusy} busyLabel="Creating PDF…" onClick={() => void handleDownload()}>
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        Download PDF
      </BusyButton>
    </>
  );
}

const OnScreen = styled('div')({ minWidth: 0, '@media print': { display: 'none' } });

const Filters = styled(OnScreen)({ marginBottom: 16 });

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  '@media print': { display: 'block' },
});
