import { useId } from 'react';
import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import { formatCount } from '../lib/numbers';
import { belowTablet, belowWide, motion, radii, tokens } from '../theme/tokens';
import { VisuallyHidden } from './VisuallyHidden';

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** An icon stands in place of its label. A count that is `null` is on its way: its room is kept. */
  options: readonly { value: Value; label: string; count?: number | null; icon?: LucideIcon }[];
};

/** One choice of a few that are all in sight. Radio buttons underneath: arrow keys move the choice. */
export function SegmentedControl<Value extends string>({ label, value, onChange, options }: Props<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.icon ? <IconLabel icon={option.icon} label={option.label} /> : option.label}
            {option.count !== undefined && <Count>{option.count !== null && formatCount(option.count)}</Count>}
          </span>
        </Segment>
      ))}
    </Group>
  );
}

function IconLabel({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

const Group = styled('div')({
  display: 'inline-flex',
  maxWidth: '100%',
  overflowX: 'auto',
  padding: 2,
  gap: 2,
  borderRadius: radii.control,
  backgroundColor: tokens.muteSoft,
  [belowTablet]: { display: 'flex' },
});

const Segment = styled('label')({
  position: 'relative',
  flex: '1 0 auto',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    height: 32,
    padding: '0 12px',
    borderRadius: 6,
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 500,
    color: tokens.text2,
    transition: `background-color ${motion.colourMs}ms ${motion.easing}, color ${motion.colourMs}ms ${motion.easing}`,
    [belowWide]: { height: 40 },
    [belowTablet]: { padding: '0 8px' },
  },
  '&:hover > span': { color: tokens.text },
  '& input:checked + span': {
    color: tokens.text,
    backgroundColor: tokens.surface,
    boxShadow: `0 0 0 1px ${tokens.line}`,
  },
  '& input:focus-visible + span': { outline: `2px solid ${tokens.accent}`, outlineOffset: 1 },
});

const Count = styled('span')({ minWidth: '2ch', fontWeight: 400, textAlign: 'center', color: tokens.text2 });
