import { type RefObject, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useListCampaignMetricsQuery } from '../../api/metricsApi';
import type { DailyMetrics } from '../../api/api';
import type { Campaign } from '../../api/campaignsApi';
import { pageArguments, readOf } from '../../api/page';
import { EmptyState } from '../../components/EmptyState';
import { PagedList } from '../../components/PagedList';
import { lazyPart } from '../../lib/speed/lazyPart';
import { Panel } from '../../components/Panel';
import { useFocusAfter } from '../../components/useFocusAfter';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { useMay } from '../../domain/teams/useMay';
import { paths } from '../../lib/paths';
import { belowTablet, tokens } from '../../theme/tokens';
import { DailyTable } from './DailyTable';
import { DayDialog } from './DayDialog';
import { DeleteDayDialog } from './DeleteDayDialog';

const ImportDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "report-import" */ './report-import/ImportDialog')).ImportDialog,
);

type Asking =
  | { what: 'add' | 'import' }
  | { what: 'edit'; day: DailyMetrics }
  | { what: 'delete'; day: DailyMetrics; neighbor: DailyMetrics | undefined };

const rowsPerPage = 15;

type Props = {
  campaign: Campaign;
  /** The first and the last day that are shown; left out for all. */
  days: { from?: string; to?: string };
  onAllTime: () => void;
};

/** A campaign's numbers by day: listed, entered by hand or brought in as a file. */
export function DailyNumbers({ campaign, days, onAllTime }: Props) {
  const [asking, setAsking] = useState<Asking>();
  const [page, setPage] = useState(1);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const mayEdit = useMay('recordCampaignMetrics');
  const isReadOnly = !mayEdit || campaign.status === 'completed';
  const query = { id: campaign.id, ...days, ...pageArguments(page, rowsPerPage) };
  const close = () => setAsking(undefined);
  const change = {
    onEdit: (day: DailyMetrics) => setAsking({ what: 'edit', day }),
    onDelete: (day: DailyMetrics, neighbor?: DailyMetrics) => setAsking({ what: 'delete', day, neighbor }),
  };
  const handleRemoved = (neighbor: DailyMetrics | undefined) => {
    close();
    focusAfter(() => menuOf(neighbor) ?? addButton.current);
  };

  return (
    <>
      <Panel
        title="Daily numbers"
        flush
        {...(isReadOnly ? {} : { aside: <EntryButtons addRef={addButton} onAsk={setAsking} /> })}
      >
        <PagedList
          isFramed
          alwaysCounts
          read={readOf(useListCampaignMetricsQuery(query))}
          page={page}
          pageSize={rowsPerPage}
          onPage={setPage}
          loading={<LoadingNumbers />}
          empty={
            days.from === undefined ? (
              <NoNumbers isCompleted={campaign.status === 'completed'} mayEdit={mayEdit} />
            ) : (
              <NoneInRange onAllTime={onAllTime} />
            )
          }
          failedTitle="Couldn’t load the numbers"
        >
          {(rows, pager) => <DailyTable rows={rows} pager={pager} {...(isReadOnly ? {} : change)} />}
        </PagedList>
        {!isReadOnly && (
          <ForAll>
            One file with several campaigns? <Link to={paths.importReport}>Import it for all of them</Link>
          </ForAll>
        )}
      </Panel>
      {asking?.what === 'import' && <ImportDialog campaign={campaign} onClose={close} />}
      {asking?.what === 'add' && <DayDialog campaign={campaign} onClose={close} />}
      {asking?.what === 'edit' && <DayDialog campaign={campaign} day={asking.day} onClose={close} />}
      {asking?.what === 'delete' && (
        <DeleteDayDialog
          campaign={campaign}
          day={asking.day}
          onDone={() => handleRemoved(asking.neighbor)}
          onClose={close}
        />
      )}
    </>
  );
}

const menuOf = (day: DailyMetrics | undefined) =>
  document.querySelector<HTMLElement>(`[data-day="${day?.date}"] [aria-haspopup="menu"]`);

type EntryProps = { addRef: RefObject<HTMLButtonElement | null>; onAsk: (asking: Asking) => void };

function EntryButtons({ addRef, onAsk }: EntryProps) {
  return (
    <Entries>
      <Button
        ref={addRef}
        size="small"
        variant="outlined"
        onClick={() => onAsk({ what: 'add' })}
        startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Add a day
      </Button>
      <Button
        size="small"
        variant="outlined"
        onClick={() => onAsk({ what: 'import' })}
        startIcon={<Upload size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Import report
      </Button>
    </Entries>
  );
}

function LoadingNumbers() {
  return (
    <Loading role="status" aria-label="Loading daily numbers">
      <SkeletonBlock width="100%" height={244} />
    </Loading>
  );
}

function NoneInRange({ onAllTime }: { onAllTime: () => void }) {
  return (
    <EmptyState
      title="No numbers in these days"
      text="Choose another date range to see more."
      action={
        <Button variant="outlined" onClick={onAllTime}>
          Show all time
        </Button>
      }
    />
  );
}

function NoNumbers({ isCompleted, mayEdit }: { isCompleted: boolean; mayEdit: boolean }) {
  return isCompleted ? (
    <EmptyState title="No numbers" text="This campaign was completed without numbers. It’s read-only." />
  ) : (
    <EmptyState
      title="No numbers yet"
      text={
        mayEdit
          ? 'Add a day manually, or import the platform’s daily report as a CSV or Excel file. You’ll see a preview before anything is saved.'
          : 'They’ll appear here once someone adds them.'
      }
    />
  );
}

const ForAll = styled('p')({
  padding: '12px 20px',
  borderTop: `1px solid ${tokens.line}`,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  [belowTablet]: { padding: '12px 16px' },
});

const Entries = styled('div')({
  display: 'flex',
  gap: 8,
  whiteSpace: 'nowrap',
  '& .MuiButton-startIcon': { display: 'flex', [belowTablet]: { display: 'none' } },
});

const Loading = styled('div')({ padding: '0 20px 20px' });
