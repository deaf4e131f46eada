import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Pencil, Trash2 } from 'lucide-react';
import {
  type AnalyticsView as SavedView,
  useDeleteAnalyticsViewMutation,
  useListAnalyticsViewsQuery,
  useRenameAnalyticsViewMutation,
} from '../../../api/analyticsApi';
import { bounds } from '../../../api/bounds';
import { pageArguments } from '../../../api/page';
import { problemOf, toProblem } from '../../../api/problem';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { DialogFrame } from '../../../components/DialogFrame';
import { ErrorPanel } from '../../../components/ErrorPanel';
import { IconButton } from '../../../components/IconButton';
import { LoadingLines } from '../../../components/LoadingLines';
import { QuietText } from '../../../components/QuietText';
import { Stack } from '../../../components/Stack';
import { NameDialog } from '../../../domain/forms/NameDialog';
import { useMay } from '../../../domain/teams/useMay';
import { useWorkspace } from '../../../domain/teams/workspace';
import { belowWide, radii, tokens } from '../../../theme/tokens';
import { type AnalyticsView, readAnalyticsView } from '../analyticsView';
import { SaveView } from './SaveView';
import { viewNameComplaint } from './viewNameComplaint';

type Props = { view: AnalyticsView; onView: (view: AnalyticsView) => void; onClose: () => void };

/** The most views that there can be. */
const mostViews = 50;

/** The saved views: one click opens one, and the one that is shown can be saved beside them. */
export function ViewsDialog({ view, onView, onClose }: Props) {
  const mayChange = useMay('createAnalyticsView');
  const query = useListAnalyticsViewsQuery({ ...useWorkspace(), ...pageArguments(1, mostViews) });
  const [renaming, setRenaming] = useState<SavedView>();
  const [leaving, setLeaving] = useState<SavedView>();
  const open = (saved: SavedView) => {
    onView(readAnalyticsView(new URLSearchParams(saved.query)));
    onClose();
  };
  const views = query.data?.items;
  return (
    <DialogFrame open title="Saved views" onClose={onClose}>
      <Stack gap={16}>
        {views ? (
          <SavedViews views={views} mayChange={mayChange} onOpen={open} onRename={setRenaming} onDelete={setLeaving} />
        ) : query.isError && !query.isFetching ? (
          <ErrorPanel
            title="Couldn’t load your views"
            detail={toProblem(query.error).detail}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <LoadingLines label="Loading your views" widths={['60%', '40%']} />
        )}
        {mayChange && <SaveView view={view} others={views ?? []} />}
      </Stack>
      {renaming && <RenameViewDialog view={renaming} views={views ?? []} onClose={() => setRenaming(undefined)} />}
      {leaving && <DeleteViewDialog view={leaving} onClose={() => setLeaving(undefined)} />}
    </DialogFrame>
  );
}

type ListProps = {
  views: readonly SavedView[];
  mayChange: boolean;
  onOpen: (view: SavedView) => void;
  onRename: (view: SavedView) => void;
  onDelete: (view: SavedView) => void;
};

function SavedViews({ views, mayChange, onOpen, onRename, onDelete }: ListProps) {
  if (views.length === 0) {
    return (
      <QuietText>
        Nothing saved yet. A view keeps its period, filters, and breakdown, and shows the latest numbers.
      </QuietText>
    );
  }
  return (
    <List aria-label="Saved views">
      {views.map((saved) => (
        <li key={saved.id}>
          <Button variant="text" onClick={() => onOpen(saved)}>
            {saved.name}
          </Button>
          {mayChange && (
            <>
              <IconButton label={`Rename ${saved.name}`} icon={Pencil} onClick={() => onRename(saved)} />
              <IconButton label={`Delete ${saved.name}`} icon={Trash2} onClick={() => onDelete(saved)} />
            </>
          )}
        </li>
      ))}
    </List>
  );
}

type RenameProps = { view: SavedView; views: readonly SavedView[]; onClose: () => void };

function RenameViewDialog({ view, views, onClose }: RenameProps) {
  const [name, setName] = useState(view.name);
  const [rename, { isLoading, error }] = useRenameAnalyticsViewMutation();
  const handleSubmit = async () => {
    const result = await rename({ id: view.id, analyticsViewName: { name } });
    if (!result.error) onClose();
  };
  return (
    <NameDialog
      title="Rename view"
      name={name}
      onNameChange={setName}
      maxLength={bounds.AnalyticsViewName.name.maxLength}
      complaintAbout={(wanted) =>
        viewNameComplaint(
          wanted,
          views.filter(({ id }) => id !== view.id),
        )
      }
      submitLabel="Save"
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
      busy={isLoading}
      error={error}
    />
  );
}

function DeleteViewDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const [remove, { isLoading, error }] = useDeleteAnalyticsViewMutation();
  const handleConfirm = async () => {
    const result = await remove({ id: view.id });
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      open
      destructive
      title="Delete this view?"
      text={`“${view.name}” will be deleted for good. The numbers stay.`}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}

const List = styled('ul')({
  maxHeight: 320,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, padding: '4px 8px' },
  '& > li + li': { borderTop: `1px solid ${tokens.line}` },
  '& > li > :first-of-type': {
    flex: 1,
    minWidth: 0,
    justifyContent: 'flex-start',
    height: 'auto',
    minHeight: 36,
    [belowWide]: { minHeight: 44 },
    textAlign: 'left',
    // Buttons keep their words on one line; a name may take several.
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
});
