import { CheckCheck, Pause, Play, Tag, Trash2, type LucideIcon } from 'lucide-react';
import type { BulkAction } from '../../api/campaignsApi';
import { ActionBar, BarButton } from '../../components/ActionBar';

type Props = {
  count: number;
  /** Whether the person may delete what is ticked. */
  mayDelete: boolean;
  /** The action that is under way; all buttons wait for it. */
  busyAction: BulkAction | undefined;
  onAction: (action: BulkAction) => void;
  onLabel: () => void;
  onClear: () => void;
};

const actions: { action: BulkAction; label: string; icon: LucideIcon }[] = [
  { action: 'pause', label: 'Pause', icon: Pause },
  { action: 'resume', label: 'Resume', icon: Play },
  { action: 'complete', label: 'Complete', icon: CheckCheck },
  { action: 'delete', label: 'Delete', icon: Trash2 },
];

const harmlessActions = actions.filter(({ action }) => action !== 'delete');

/** What can be done to the campaigns that are ticked. */
export function BulkActionsBar({ count, mayDelete, busyAction, onAction, onLabel, onClear }: Props) {
  const isBusy = busyAction !== undefined;
  return (
    <ActionBar label="Selected campaigns" count={count} onClear={onClear} isDeleting={busyAction === 'delete'}>
      {(mayDelete ? actions : harmlessActions).map(({ action, label, icon }) => (
        <BarButton key={action} icon={icon} disabled={isBusy} onClick={() => onAction(action)}>
          {busyAction === action ? `${label}…` : label}
        </BarButton>
      ))}
      <BarButton icon={Tag} disabled={isBusy} onClick={onLabel}>
        Label
      </BarButton>
    </ActionBar>
  );
}
