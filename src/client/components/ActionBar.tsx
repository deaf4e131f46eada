import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
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
  /** Whether what is selected is about to be gone, so that the focus can't go back there. */
  isDeleting?: boolean;
  /** What can be done to them. */
  children: ReactNode;
};

/** Floats above the bottom while something is selected; full width on phones, where the page ends above it. */
export function ActionBar({ label, count, onClear, isDeleting = false, children }: Props) {
  const handleFocus = useFocusReturn(isDeleting);
  return (
    <>
      <GlobalStyles styles={{ [belowTablet]: { body: { paddingBottom: 72 } } }} />
      <Bar role="region" aria-label={label} onFocus={handleFocus}>
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

/**
 * The bar goes once nothing is selected, and with it the button that was pressed. The focus then returns to where it was
 * before: at the box that was ticked last.
 */
function useFocusReturn(isDeleting: boolean) {
  const before = useRef<Element | null>(null);
  const isGoing = useRef(isDeleting);
  useEffect(() => {
    isGoing.current = isDeleting;
  }, [isDeleting]);
  useEffect(() => {
    before.current ??= document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const place = isGoing.current || !before.current?.isConnected ? document.getElementById('page') : before.current;
      if (isLost && place instanceof HTMLElement) place.focus();
    };
  }, []);
  return ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    // A dialog that opened from the bar isn't where somebody was.
    const isInPage = relatedTarget?.closest('main') && !currentTarget.contains(relatedTarget);
    if (isInPage) before.current = relatedTarget;
  };
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
