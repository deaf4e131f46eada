import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CheckCheck, Pause, Play, Trash2, X, type LucideIcon } from 'lucide-react';
import type { BulkAction } from '../../api/campaignsApi';
import { IconButton } from '../../components/IconButton';
import { formatCount } from '../../lib/numbers';
import { tokens } from '../../theme/tokens';

type Props = {
  count: number;
  /** Whether the person may delete what is ticked. */
  mayDelete: boolean;
  /** The action that is under way; all buttons wait for it. */
  busyAction: BulkAction | undefined;
  onAction: (action: BulkAction) => void;
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
export function BulkActionsBar({ count, mayDelete, busyAction, onAction, onClear }: Props) {
  return (
    <Box role="region" aria-label="Selected campaigns" sx={barStyle}>
      <Box component="span" aria-live="polite" sx={{ px: 1.5, whiteSpace: 'nowrap', fontWeight: 500 }}>
        {formatCount(count)}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {' '}
          selected
        </Box>
      </Box>
      {(mayDelete ? actions : harmlessActions).map(({ action, label, icon: Icon }) => (
        <Button
          key={action}
          variant="text"
          color="inherit"
          disabled={busyAction !== undefined}
          onClick={() => onAction(action)}
          sx={{
            color: 'inherit',
            flexDirection: { xs: 'column', sm: 'row' },
            gap: { xs: 0.25, sm: 1 },
            flex: { xs: 1, sm: 'none' },
            minWidth: 0,
            minHeight: { xs: 48, sm: 36 },
            fontSize: { xs: 12, sm: 14 },
            '&:hover': { bgcolor: 'rgb(128 128 128 / 25%)' },
            '&.Mui-disabled': { color: 'inherit', opacity: 0.5 },
          }}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          {busyAction === action ? `${label}…` : label}
        </Button>
      ))}
      <IconButton label="Clear selection" icon={X} onClick={onClear} color="inherit" />
    </Box>
  );
}

const barStyle = {
  position: 'fixed',
  zIndex: 'appBar',
  left: { xs: 0, sm: '50%' },
  right: { xs: 0, sm: 'auto' },
  bottom: { xs: 0, sm: 24 },
  transform: { sm: 'translateX(-50%)' },
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  p: 0.75,
  borderRadius: { xs: 0, sm: '10px' },
  bgcolor: tokens.inverse,
  color: tokens.inverseText,
  boxShadow: '0 8px 24px rgb(0 0 0 / 20%)',
} as const;
