import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CheckCheck, Pause, Play, Tag, Trash2, X, type LucideIcon } from 'lucide-react';
import type { BulkAction } from '../../api/campaignsApi';
import { IconButton } from '../../components/IconButton';
import { formatCount } from '../../lib/numbers';
import { belowTablet, radii, tokens } from '../../theme/tokens';

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

/** Floats above the bottom while campaigns are ticked; full width on phones. */
export function BulkActionsBar({ count, mayDelete, busyAction, onAction, onLabel, onClear }: Props) {
  return (
    <Bar role="region" aria-label="Selected campaigns">
      <Count aria-live="polite">
        {formatCount(count)}
        <span> selected</span>
      </Count>
      {(mayDelete ? actions : harmlessActions).map(({ action, label, icon: Icon }) => (
        <Action
          key={action}
          variant="text"
          color="inherit"
          disabled={busyAction !== undefined}
          onClick={() => onAction(action)}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          {busyAction === action ? `${label}…` : label}
        </Action>
      ))}
      <Action variant="text" color="inherit" disabled={busyAction !== undefined} onClick={onLabel}>
        <Tag size={16} strokeWidth={1.75} aria-hidden="true" />
        Label
      </Action>
      <IconButton label="Clear selection" icon={X} onClick={onClear} color="inherit" />
    </Bar>
  );
}

const Bar = styled('div')({
  position: 'fixed',
  zIndex: 1100,
  left: '50%',
  bottom: 24,
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: 6,
  borderRadius: radii.panel,
  backgroundColor: tokens.inverse,
  color: tokens.inverseText,
  boxShadow: '0 8px 24px rgb(0 0 0 / 20%)',
  [belowTablet]: { left: 0, right: 0, bottom: 0, transform: 'none', borderRadius: 0 },
});

const Count = styled('span')({
  paddingInline: 12,
  whiteSpace: 'nowrap',
  fontWeight: 500,
  [belowTablet]: { '& > span': { display: 'none' } },
});

const Action = styled(Button)({
  flex: 'none',
  minHeight: 36,
  color: 'inherit',
  '&:hover': { backgroundColor: 'rgb(128 128 128 / 25%)' },
  '&.Mui-disabled': { color: 'inherit', opacity: 0.5 },
  [belowTablet]: { flex: 1, flexDirection: 'column', gap: 2, minHeight: 48, fontSize: 12 },
});
