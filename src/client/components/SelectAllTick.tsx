import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

type Props = {
  /** How many of them are ticked. */
  ticked: number;
  of: number;
  /** What it ticks; beside the box unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  onToggle: () => void;
};

/** Ticks all of a list, or none; mixed while only some are. */
export function SelectAllTick({ ticked, of, label, hideLabel = false, onToggle }: Props) {
  const box = (
    <Checkbox
      checked={ticked > 0 && ticked === of}
      indeterminate={ticked > 0 && ticked < of}
      onChange={onToggle}
      {...(hideLabel && { slotProps: { input: { 'aria-label': label } } })}
    />
  );
  if (hideLabel) return box;
  return (
    <Label>
      {box}
      {label}
    </Label>
  );
}

const Label = styled('label')({ display: 'inline-flex', alignItems: 'center', color: tokens.text2 });
