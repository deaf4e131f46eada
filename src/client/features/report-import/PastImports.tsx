import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { type PastImport, useListReportImportsQuery, useTakeBackReportImportMutation } from '../../api/metricsApi';
import { pageArguments, readOf } from '../../api/page';
import { toProblem } from '../../api/problem';
import { Chip } from '../../components/Chip';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { EmptyLine } from '../../components/EmptyLine';
import { LoadingLines } from '../../components/LoadingLines';
import { PagedList } from '../../components/PagedList';
import { Panel } from '../../components/Panel';
import { useFocusAfter } from '../../components/useFocusAfter';
import { useMay } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { formatDayOf, formatMoment } from '../../lib/dates';
import { formatProgress } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import { countOf } from '../../lib/text';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { toastShown } from '../../redux/toastsSlice';
import { belowTablet, tokens } from '../../theme/tokens';
import { selectImportRun } from './importSlice';
import { type ImportState, importedText, stateOfImport } from './pastImportWords';

const pageSize = 10;

/** How often the list is read again while an import is running, in milliseconds. */
const pollMs = 15_000;

/** A request undoes so many days of an import. */
const daysAtOnce = 5_000;

/** The files that numbers were imported from, each with the way back as long as there is one. */
export function PastImports() {
  const workspace = useWorkspace();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<PastImport>();
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useFocusAfter();
  const [isOneRunning, setIsOneRunning] = useState(false);
  const query = useListReportImportsQuery(
    { ...workspace, ...pageArguments(page, pageSize) },
    isOneRunning ? { pollingInterval: pollMs, skipPollingIfUnfocused: true } : {},
  );
  const run = useAppSelector(selectImportRun);
  const stateOf = (past: PastImport) => stateOfImport(past, run);
  const running = query.currentData?.items.some((past) => stateOf(past) === 'running') ?? false;
  // Nothing says when a run ends that another tab or person began.
  if (running !== isOneRunning) setIsOneRunning(running);
  const handleUndone = ({ id }: PastImport) => {
    setAsked(undefined);
    // The button goes; what became of the import stands in its row.
    focusAfter(() => list.current?.querySelector<HTMLElement>(`[data-import="${id}"]`));
  };
  return (
    <Panel flush title="Past imports">
      <PagedList
        isFramed
        read={readOf(query)}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
        loading={<LoadingLines label="Loading past imports" widths={['60%', '40%']} />}
        empty={<EmptyLine>Files you import will be listed here, and you can undo each of them.</EmptyLine>}
        failedTitle="Couldn’t load past imports"
      >
        {(imports, pager) => (
          <>
            <List ref={list} aria-label="Past imports">
              {imports.map((each) => (
                <ImportRow key={each.id} past={each} state={stateOf(each)} onUndo={() => setAsked(each)} />
              ))}
            </List>
            {pager}
          </>
        )}
      </PagedList>
      {asked && <UndoDialog past={asked} onUndone={() => handleUndone(asked)} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

type RowProps = { past: PastImport; state: ImportState; onUndo: () => void };

function ImportRow({ past, state, onUndo }: RowProps) {
  const mayUndo = useMay('takeBackReportImport');
  const { campaign, campaigns, taken_back_at: undoneAt } = past;
  return (
    <Item tabIndex={-1} data-import={past.id}>
      <Words>
        <Name>{nameOf(past)}</Name>
        <Facts>
          <span>{formatMoment(past.created_at)}</span>
          {past.imported_by !== null && <span>{past.imported_by}</span>}
          {campaign ? (
            <span>
              <Link to={paths.campaign(campaign.id)}>{campaign.name}</Link>
            </span>
          ) : (
            <span>{countOf(campaigns, 'campaign')}</span>
          )}
        </Facts>
        <Facts>{importedText(past)}</Facts>
      </Words>
      {undoneAt !== null && <Chip tone="mute">Undone on {formatDayOf(undoneAt)}</Chip>}
      {state === 'running' && <Chip tone="accent">Importing</Chip>}
      {state === 'undoable' && mayUndo && (
        <Button variant="outlined" size="small" onClick={onUndo} aria-label={`Undo import of ${nameOf(past)}`}>
          Undo import
        </Button>
      )}
      {state === 'overwritten' && <Chip tone="mute">Updated since</Chip>}
    </Item>
  );
}

const nameOf = ({ file_name: name, created_at: createdAt }: PastImport): string =>
  name ?? `File of ${formatDayOf(createdAt)}`;

type UndoProps = { past: PastImport; onUndone: () => void; onClose: () => void };

function UndoDialog({ past, onUndone, onClose }: UndoProps) {
  const dispatch = useAppDispatch();
  const [takeBack, { isLoading, error }] = useTakeBackReportImportMutation();
  const [asked, setAsked] = useState(0);
  const days = past.added + past.changed;
  const handleConfirm = async () => {
    // A long one is undone in steps; each answers whether there is more.
    for (let step = 1; ; step++) {
      const { data } = await takeBack({ id: past.id, ...(past.is_running && { stop: true }) });
      if (!data) return;
      setAsked(Math.min(days, step * daysAtOnce));
      if (!data.can_be_taken_back) break;
    }
    dispatch(toastShown({ title: 'Import undone' }));
    onUndone();
  };
  return (
    <ConfirmDialog
      open
      title={`Undo import of ${nameOf(past)}?`}
      text="Every day it changed goes back to the numbers it had before. Campaigns it created stay."
      confirmLabel="Undo import"
      busyLabel={asked > 0 ? `Undoing… ${formatProgress(asked, days)}` : 'Undoing…'}
      busy={isLoading || (asked > 0 && !error)}
      error={error && toProblem(error).detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 20px',
  '&:not(:first-of-type)': { borderTop: `1px solid ${tokens.line}` },
  [belowTablet]: { padding: '12px 16px' },
});

const Words = styled('div')({ flex: '1 1 240px', minWidth: 0 });

const Name = styled('div')({ fontWeight: 500, overflowWrap: 'anywhere' });

const Facts = styled('div')({
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  overflowWrap: 'anywhere',
  '& > * + *::before': { content: '"·"', margin: '0 6px', color: tokens.text2 },
});
