import type { ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type LucideIcon, X } from 'lucide-react';
import { formatCount } from '../lib/numbers';
import { belowTablet, radii, tokens } from '../theme/tokens';
import { IconButton } from './IconButton';

type Props = {
  /** What is selected, for screen readers. */
  label: string;
  /** How many are selected. */
  count: number;
  onClear: () => void;
  /** What can be done to them. */
  children: ReactNode;
};

/** Floats above the bottom while something is selected; full width on phones, where the page ends above it. */
export function ActionBar({ label, count, onClear, children }: Props) {
  return (
    <>
      <GlobalStyles styles={{ [belowTablet]: { body: { paddingBottom: 72 } } }} />
      <Bar role="region" aria-label={label}>
        <Count aria-live="polite">
          {formatCount(count)}
          <span> selected</span>
        </Count>
        {children}
        <IconButton label="Clear selection" icon={X} onClick={onClear} color="inherit" />
      </Bar>
    </>
  );
}

type BarButtonProps = ButtonProps & { icon: LucideIcon };

export function BarButton({ icon: Icon, children, ...rest }: BarButtonProps) {
  return (
    <Action variant="text" color="inherit" {...rest}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Action>
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
  '&:hover': { backgroundColor: 'rgb(128 128 128 / 25%)', color: 'inherit' },
  '&.Mui-disabled': { color: 'inherit', opacity: 0.5 },
  [belowTablet]: { flex: 1, flexDirection: 'column', gap: 2, minHeight: 48, fontSize: 12 },
});
