import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from '@mui/material/styles';
import type { ArtworkPart } from '../../../../ad-kit/preflight/finding';
import { GroupLabel } from '../../../components/GroupLabel';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { belowWide, motion, radii, tokens } from '../../../theme/tokens';

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  renderOption: (value: Value) => ReactNode;
  /** All of them in as many rows as it takes, instead of one row that scrolls. */
  showsAll: boolean;
  /** What of the artwork is chosen with it, for what leads here. */
  part?: ArtworkPart;
};

/**
 * One choice of many that are told apart by eye. Radio buttons underneath, so arrow keys move the choice and every option
 * has its name.
 */
export function OptionStrip<Value extends string>(props: Props<Value>) {
  const { label, value, onChange, options, renderOption, showsAll, part } = props;
  const name = useId();
  const rowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = rowRef.current?.querySelector<HTMLElement>('input:checked')?.parentElement;
    const row = rowRef.current;
    // The row alone: scrolling an element into view would move the page with it.
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <Group data-artwork-part={part}>
      <GroupLabel aria-hidden="true">{label}</GroupLabel>
      <Row role="radiogroup" aria-label={label} ref={rowRef} data-all={showsAll || undefined}>
        {options.map((option) => (
          <Option key={option.value} title={option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {renderOption(option.value)}
              <VisuallyHidden>{option.label}</VisuallyHidden>
            </span>
          </Option>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled('div')({ minWidth: 0 });

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: 6,
  // Room for the rings of focus and choice, which a row that scrolls would cut off.
  margin: -4,
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 4,
  // What fades out at the end says that there is more; at the last option, and where all fit, nothing stands there.
  '&:not([data-all])': { paddingRight: 14, maskImage: 'linear-gradient(90deg, #000 calc(100% - 14px), transparent)' },
  '&[data-all]': { flexWrap: 'wrap', overflow: 'visible' },
  // Phones have the height to show all.
  [belowWide]: { flexWrap: 'wrap', overflow: 'visible', '&:not([data-all])': { paddingRight: 4, maskImage: 'none' } },
});

const Option = styled('label')({
  position: 'relative',
  flexShrink: 0,
  scrollSnapAlign: 'start',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    height: 36,
    minWidth: 40,
    [belowWide]: { height: 44, minWidth: 48 },
    overflow: 'hidden',
    border: `1px solid ${tokens.line}`,
    borderRadius: radii.control,
    backgroundColor: tokens.surface,
    color: tokens.text3,
    transition: `border-color ${motion.colourMs}ms ${motion.easing}`,
  },
  '&:hover > span': { borderColor: tokens.text2 },
  '& input:checked + span': {
    borderColor: tokens.surface,
    boxShadow: `0 0 0 2px ${tokens.primary}`,
    color: tokens.text,
  },
  '& input:focus-visible + span': { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 },
});
