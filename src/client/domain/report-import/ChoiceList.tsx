import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { belowWide, radii, tokens } from '../../theme/tokens';

type Props<Value extends string> = {
  legend: string;
  /** `undefined` while nothing is chosen. */
  value: Value | undefined;
  options: readonly { value: Value; label: string; detail?: string }[];
  onChange: (value: Value) => void;
};

/** A question with its answers below each other, in a list that scrolls where there are many. */
export function ChoiceList<Value extends string>({ legend, value, options, onChange }: Props<Value>) {
  const name = useId();
  return (
    <Question>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>
              <strong>{option.label}</strong>
              {option.detail !== undefined && <small>{option.detail}</small>}
            </span>
          </label>
        ))}
      </div>
    </Question>
  );
}

const Question = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 8, padding: 0, fontWeight: 600 },
  '& > div': {
    position: 'relative',
    maxHeight: 220,
    overflowY: 'auto',
    border: `1px solid ${tokens.inputLine}`,
    borderRadius: radii.control,
  },
  '& label': {
    display: 'flex',
    gap: 10,
    padding: '8px 12px',
    cursor: 'pointer',
    [belowWide]: { padding: '11px 12px' },
    '&:hover': { backgroundColor: tokens.hover },
    '&:not(:first-of-type)': { borderTop: `1px solid ${tokens.line}` },
  },
  '& label:has(input:checked)': { backgroundColor: tokens.selected },
  '& label:has(input:focus-visible)': { outline: `2px solid ${tokens.accent}`, outlineOffset: -2 },
  '& input': { width: 16, height: 16, margin: '2px 0 0', flexShrink: 0, accentColor: tokens.accent },
  '& label > span': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 500 },
  '& small': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});
