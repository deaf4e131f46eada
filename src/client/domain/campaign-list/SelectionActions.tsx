import { useState } from 'react';
import type { BulkAction, LabelChange } from '../../api/campaignsApi';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { countOf } from '../../lib/text';
import { useAppDispatch } from '../../redux/hooks';
import { lazyPart } from '../../lib/speed/lazyPart';
import { useMay } from '../teams/useMay';
import { useWorkspace } from '../teams/workspace';
import { BulkActionsBar } from './BulkActionsBar';
import { selectionCleared } from './campaignsSlice';
import { changeSelectedCampaigns, labelSelectedCampaigns } from './campaignsThunks';

const SelectionLabelsDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "labels" */ '../labels/SelectionLabelsDialog')).SelectionLabelsDialog,
);

type FinalAction = Extract<BulkAction, 'complete' | 'delete'>;

const questions: Record<FinalAction, { verb: string; busy: string; text: string }> = {
  complete: {
    verb: 'Complete',
    busy: 'Completing…',
    text: 'Completed is final. These campaigns and their numbers become read-only. You can duplicate them to run them again.',
  },
  delete: {
    verb: 'Delete',
    busy: 'Deleting…',
    text: 'This permanently deletes these campaigns and their daily numbers.',
  },
};

/** The bar for the ticked campaigns. What cannot be undone asks first. */
export function SelectionActions({ count }: { count: number }) {
  const dispatch = useAppDispatch();
  const workspace = useWorkspace();
  const mayDelete = useMay('deleteCampaign');
  const [asking, setAsking] = useState<FinalAction>();
  const [busyAction, setBusyAction] = useState<BulkAction>();
  const [isLabeling, setIsLabeling] = useState(false);

  const run = async (action: BulkAction) => {
    setBusyAction(action);
    await dispatch(changeSelectedCampaigns({ action, ...workspace }));
    setBusyAction(undefined);
    setAsking(undefined);
  };
  const handleAction = (action: BulkAction) => {
    if (action === 'complete' || action === 'delete') setAsking(action);
    else void run(action);
  };

  const question = asking && questions[asking];
  return (
    <>
      <BulkActionsBar
        count={count}
        mayDelete={mayDelete}
        busyAction={busyAction}
        onAction={handleAction}
        onLabel={() => setIsLabeling(true)}
        onClear={() => void dispatch(selectionCleared())}
      />
      {isLabeling && <Labels count={count} onClose={() => setIsLabeling(false)} />}
      {asking && question && (
        <ConfirmDialog
          open
          destructive={asking === 'delete'}
          title={`${question.verb} ${countOf(count, 'campaign')}?`}
          text={question.text}
          confirmLabel={question.verb}
          busyLabel={question.busy}
          busy={busyAction !== undefined}
          onConfirm={() => void run(asking)}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

/** Stays open, with what was typed, where labels could not be changed. */
function Labels({ count, onClose }: { count: number; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const workspace = useWorkspace();
  const [isBusy, setIsBusy] = useState(false);
  const handleLabel = async (wish: Pick<LabelChange, 'add' | 'remove'>) => {
    setIsBusy(true);
    const done = await dispatch(labelSelectedCampaigns({ ...wish, ...workspace }));
    setIsBusy(false);
    if (labelSelectedCampaigns.fulfilled.match(done)) onClose();
  };
  return (
    <SelectionLabelsDialog
      of="campaigns"
      count={count}
      isBusy={isBusy}
      onLabel={(wish) => void handleLabel(wish)}
      onClose={onClose}
    />
  );
}
