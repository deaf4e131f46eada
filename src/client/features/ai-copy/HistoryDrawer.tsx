import { useId, useState } from 'react';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { type Generation, useDeleteGenerationMutation, useListGenerationsQuery } from '../../api/aiApi';
import { pageArguments, readOf } from '../../api/page';
import { problemOf } from '../../api/problem';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { EmptyState } from '../../components/EmptyState';
import { IconButton } from '../../components/IconButton';
import { PagedList } from '../../components/PagedList';
import { SegmentedControl } from '../../components/SegmentedControl';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { useWorkspace } from '../../domain/teams/workspace';
import { belowTablet, motion, tokens } from '../../theme/tokens';
import type { Tool } from './useTool';
import { generationName } from './generationName';
import { HistoryRow } from './HistoryRow';

const pageSize = 10;
const filters = [
  { value: 'all', label: 'All' },
  { value: 'favorites', label: 'Favorites' },
] as const;

/** Whether the backend has favorites at all. */
function hasFavorites(generations: readonly Generation[] = []): boolean {
  return generations.some(({ is_favorite: isFavorite }) => isFavorite !== null);
}

type Props = {
  /** Called with the tool that shows what was opened. */
  onShow: (tool: Tool) => void;
  onClose: () => void;
};

/** What was written before, the newest first, beside the page; on phones in its place. */
export function HistoryDrawer({ onShow, onClose }: Props) {
  const titleId = useId();
  const [page, setPage] = useState(1);
  const [deleted, setDeleted] = useState<Generation>();
  const [shown, setShown] = useState<'all' | 'favorites'>('all');
  const isFavorites = shown === 'favorites';
  const query = {
    ...useWorkspace(),
    ...pageArguments(page, pageSize),
    ...(isFavorites && { favorites: true }),
  };
  const read = readOf(useListGenerationsQuery(query));
  const handleShown = (value: 'all' | 'favorites') => {
    setShown(value);
    setPage(1);
  };
  return (
    <Frame
      open
      anchor="right"
      onClose={onClose}
      transitionDuration={motion.dialogMs}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <Head>
        <h2 id={titleId}>History</h2>
        <IconButton label="Close history" icon={X} iconSize={18} onClick={onClose} />
      </Head>
      {(isFavorites || hasFavorites(read.data?.items)) && (
        <Filter>
          <SegmentedControl label="Show" value={shown} onChange={handleShown} options={filters} />
        </Filter>
      )}
      <PagedList<Generation>
        key={shown}
        isFramed
        read={read}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
        loading={<Loading />}
        empty={
          isFavorites ? (
            <EmptyState title="No favorites yet" text="Star what you want to keep handy." />
          ) : (
            <EmptyState title="Nothing written yet" text="Everything you generate is saved here." />
          )
        }
        failedTitle="Couldn’t load your history"
      >
        {(generations, pager) => (
          <>
            <ul>
              {generations.map((generation) => (
                <HistoryRow
                  key={generation.id}
                  generation={generation}
                  onDone={(tool) => {
                    onShow(tool);
                    onClose();
                  }}
                  onDelete={() => setDeleted(generation)}
                />
              ))}
            </ul>
            {pager}
          </>
        )}
      </PagedList>
      {deleted && <DeleteDialog generation={deleted} onClose={() => setDeleted(undefined)} />}
    </Frame>
  );
}

function DeleteDialog({ generation, onClose }: { generation: Generation; onClose: () => void }) {
  const [remove, { isLoading, error }] = useDeleteGenerationMutation();
  const handleConfirm = async () => {
    const result = await remove({ id: generation.id });
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this generation?"
      text={`The copy for “${generationName(generation)}” will be deleted for good. It still counts toward this month.`}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      destructive
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}

function Loading() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 5 }, (_row, index) => (
        <LoadingRow key={index}>
          <SkeletonBlock width="60%" height={18} />
          <SkeletonBlock width="80%" height={14} />
        </LoadingRow>
      ))}
    </div>
  );
}

const Frame = styled(Drawer)({ '& .MuiDrawer-paper': { width: 440, [belowTablet]: { width: '100%' } } });

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  padding: '0 12px 0 20px',
  borderBottom: `1px solid ${tokens.line}`,
  '& > h2': { fontSize: 15, lineHeight: '22px' },
  [belowTablet]: { padding: '0 8px 0 16px' },
});

const Filter = styled('div')({ padding: '12px 20px 4px', [belowTablet]: { padding: '12px 16px 4px' } });

const LoadingRow = styled('div')({ display: 'grid', gap: 8, padding: '16px 20px' });
