import { useEffect, useState, useSyncExternalStore } from 'react';
import { keyframes, styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { BusyButton } from '../../components/BusyButton';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { Row } from '../../components/Row';
import { lazyPart } from '../../lib/speed/lazyPart';
import { LoadingLines } from '../../components/LoadingLines';
import { ProgressBar } from '../../components/ProgressBar';
import { Stack } from '../../components/Stack';
import { useUnloadQuestion } from '../../components/useUnloadQuestion';
import { useRememberReportColumnsMutation } from '../../api/reportColumnsApi';
import { AnalyticsGate } from '../../domain/plans/AnalyticsGate';
import { RefusalText } from '../../domain/plans/RefusalText';
import { useHasAnalytics } from '../../domain/plans/useHasAnalytics';
import { ColumnFields } from '../../domain/report-import/ColumnFields';
import { ColumnMemoryNote } from '../../domain/report-import/ColumnMemoryNote';
import { FileQuestions } from '../../domain/report-import/FileQuestions';
import { ReportFileField } from '../../domain/report-import/ReportFileField';
import { columnsToRemember } from '../../domain/report-import/rememberedColumns';
import { missingSentence } from '../../domain/report-import/reportWords';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { useMay } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { formatCount } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { countOf } from '../../lib/text';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { tokens } from '../../theme/tokens';
import { FileList } from './FileList';
import { afterCurrent, type FileQueue, mostFiles, noFiles, storedIn, withFiles, withoutWaiting } from './fileQueue';
import { keepReview, takeReview } from './fileReview';
import { ImportDone } from './ImportDone';
import { ImportRunPanel } from './ImportRunPanel';
import { importClosed, importPageLeft, importPageOpened, isUnderWay, selectImportRun } from './importSlice';
import { storeFile } from './importThunks';
import { PastImports } from './PastImports';
import { effectiveOf } from './targets';
import { type Choices, type ChosenReport, partsToStore, type ReadingProgress } from './reportReader';

const CampaignTargets = lazyPart(
  async () => (await import(/* webpackChunkName: "report-campaigns" */ './CampaignTargets')).CampaignTargets,
  <LoadingLines label="Loading the campaigns" widths={['60%', '40%']} />,
);

const back = { to: paths.campaigns, label: 'Campaigns' };

/** Brings a report of several campaigns in: choose a file, see where each campaign goes, then store it all. */
export function ImportReportPage() {
  const { isOpen } = useHasAnalytics();
  const mayImport = useMay('importReport');
  const { teamId } = useWorkspace();
  if (!isOpen) {
    return (
      <Stack gap={16}>
        <div>
          <AnalyticsGate />
        </div>
        <PastImports />
      </Stack>
    );
  }
  return (
    <>
      <PageHeader
        title="Import a report"
        back={back}
        subtitle="Numbers of all your campaigns from one file or several. You’ll see what changes before anything is saved."
      />
      <WorkspaceNotice />
      <Stack gap={16}>
        {mayImport && <Import key={teamId ?? 'own'} />}
        <PastImports />
      </Stack>
    </>
  );
}

function Import() {
  const workspace = useWorkspace();
  const dispatch = useAppDispatch();
  const [review] = useState(() => takeReview(dispatch));
  const [remember] = useRememberReportColumnsMutation();
  const { reader } = review;
  const { chosen, problem, progress } = useSyncExternalStore(reader.subscribe, reader.reading);
  const queue = useSyncExternalStore(review.subscribe, review.queue);
  const [hasTable, setHasTable] = useState(false);
  const shownRun = useAppSelector(selectImportRun);
  const isElsewhere = shownRun !== null && shownRun.teamId !== (workspace.teamId ?? null);
  const run = isElsewhere ? null : shownRun;
  useUnloadQuestion(run === null && (chosen ?? progress ?? queue.waiting[0]) !== undefined);
  useEffect(() => {
    dispatch(importPageOpened());
    return () => {
      dispatch(importPageLeft());
      // Nobody loses what they looked at: other pages and workspaces lead back to it.
      if (review.hasFile()) keepReview(dispatch, review);
    };
  }, [dispatch, review]);

  const goOn = (next: FileQueue) => {
    dispatch(importClosed());
    review.goOn(next);
  };
  const handleFiles = (files: File[]) => {
    const next = withFiles(queue, files);
    CampaignTargets.fetchAhead();
    if (next.waiting.length < mostFiles) return goOn(next);
    return reader.fail(`Choose up to ${mostFiles} files at once.`);
  };
  const handleImport = async () => {
    if (!chosen) return;
    const { name: fileName, reading, choices, report, memory } = chosen;
    const file = { fileName, parts: partsToStore(chosen), reading, targets: choices.targets ?? [], workspace };
    const result = await dispatch(storeFile({ ...file, continued: run?.id })).unwrap();
    if (!result) return;
    const columns = columnsToRemember(report.file, choices.columns, memory);
    if (columns) void remember({ ...workspace, columnsToRemember: columns });
    // After a visit to another page, what was stored is shown, and the next file's turn has begun.
    goOn(afterCurrent(review.queue(), result));
  };
  const stored = storedIn(queue);
  const isStoring = run !== null && isUnderWay(run);
  const isLong = run !== null && run.parts > 1;
  // One import at a time.
  if (isElsewhere && isUnderWay(shownRun)) return <ImportRunPanel run={shownRun} onContinue={undefined} />;
  if (isLong) {
    const goesOn = chosen ? () => void handleImport() : undefined;
    return <ImportRunPanel run={run} onContinue={goesOn} />;
  }
  if (!queue.current && stored.length > 0) return <ImportDone results={stored} onAnother={() => goOn(noFiles)} />;
  const isOneOfSeveral = queue.handled.length + queue.waiting.length > 0;
  // The table's code comes late: buttons shown before it would be pushed away under the pointer.
  const isLaidOut = hasTable || isOneOfSeveral || !chosen || !hasTargets(chosen);

  return (
    <Stack gap={16}>
      <Panel title="Report files">
        <ReportFileField
          multiple
          fileName={chosen?.name}
          isReading={progress !== undefined && !chosen}
          error={problem}
          onFiles={handleFiles}
        />
        {progress && !chosen && <ReadingBar progress={progress} onCancel={() => goOn(noFiles)} />}
        {isOneOfSeveral && <FileList queue={queue} onRemove={(file) => review.change(withoutWaiting(queue, file))} />}
        {!chosen && !progress && <Hint />}
      </Panel>
      {chosen && (
        <ReadReport
          // Another file is another set of answers.
          key={chosen.text}
          chosen={chosen}
          onAnswer={(answers) => void reader.answer(answers)}
          onForgotten={() => void reader.forgetColumns()}
          onTable={setHasTable}
        />
      )}
      {chosen && run?.problem && (
        <Notice tone="bad">
          <RefusalText problem={run.problem} text={run.problem.detail} />
        </Notice>
      )}
      {isLaidOut && queue.current && (chosen || isOneOfSeveral) && (
        <Row>
          {chosen && (
            <BusyButton
              variant="contained"
              busy={isStoring || progress !== undefined}
              busyLabel={isStoring ? 'Importing…' : 'Reading…'}
              disabled={effectiveOf(chosen.report).length === 0}
              onClick={() => void handleImport()}
            >
              {importLabel(chosen.report)}
            </BusyButton>
          )}
          <Button variant="outlined" onClick={() => goOn(afterCurrent(queue))} disabled={isStoring}>
            {isOneOfSeveral ? 'Skip this file' : 'Cancel'}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** A file that takes a while to look at: how far it is, and the way out. */
function ReadingBar({ progress: { rows, of }, onCancel }: { progress: ReadingProgress; onCancel: () => void }) {
  return (
    <Reading>
      <ProgressBar label="Reading the file" done={rows} of={of} />
      {of > 0 && <p>{`Comparing with your campaigns: ${formatCount(rows)} of ${formatCount(of)} rows`}</p>}
      <Button variant="outlined" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Reading>
  );
}

type ReadProps = {
  chosen: ChosenReport;
  onAnswer: (answers: Choices) => void;
  onForgotten: () => void;
  /** The table of campaigns is there. */
  onTable: (hasTable: true) => void;
};

const hasTargets = ({ report: { problem, campaigns } }: ChosenReport): boolean =>
  problem === null && campaigns.length > 0;

/** How the file is read, what it leaves open, and what it does. */
function ReadReport({ chosen, onAnswer, onForgotten, onTable }: ReadProps) {
  const { choices, report, memory } = chosen;
  const { file, problem, campaigns } = report;
  const missing = missingSentence(file);
  return (
    <>
      <Panel title="How the file is read">
        <Stack gap={16}>
          <ColumnFields file={file} chosen={choices.columns ?? {}} onChoose={(columns) => onAnswer({ columns })} />
          <ColumnMemoryNote chosen={choices.columns ?? {}} memory={memory} onForgotten={onForgotten} />
          {problem === null && <FileQuestions file={file} choices={choices} onAnswer={onAnswer} />}
          {problem !== null && <Notice tone="bad">{problem}</Notice>}
          {problem === null && missing !== undefined && <p>{missing}</p>}
        </Stack>
      </Panel>
      {hasTargets(chosen) && (
        <Panel flush title={`Campaigns in this file (${campaigns.length})`}>
          <CampaignTargets chosen={chosen} onTargets={(targets) => onAnswer({ targets })} onShown={onTable} />
        </Panel>
      )}
    </>
  );
}

function Hint() {
  return (
    <HintText>
      Export a daily report with all your campaigns as a CSV or Excel file from Google Ads, Meta, LinkedIn, Microsoft,
      TikTok, or X. Your own files work too: include a <b>date</b> and a <b>campaign</b> column and any of{' '}
      <b>impressions</b>, <b>clicks</b>, <b>conversions</b>, <b>spend</b>, and <b>revenue</b>.
    </HintText>
  );
}

function importLabel(report: ChosenReport['report']): string {
  const { problem, file, campaigns } = report;
  if (problem !== null || file.questions.length > 0) return 'Import';
  const count = effectiveOf(report).length;
  if (count > 0) return `Import ${countOf(count, 'campaign')}`;
  if (campaigns.some(({ unchanged }) => unchanged > 0)) return 'Nothing new to import';
  return campaigns.some(({ refused }) => refused > 0) ? 'Nothing to import' : 'Choose where campaigns go';
}

/** What is done at once shows no bar. */
const hidden = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

const Reading = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  marginTop: 12,
  color: tokens.text2,
  fontVariantNumeric: 'tabular-nums',
  animation: `${hidden} 1s`,
});

const HintText = styled('p')({ marginTop: 12, maxWidth: 720, color: tokens.text2 });
