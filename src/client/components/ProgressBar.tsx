import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

type Props = {
  /** What is under way, for people who can't see the bar. */
  label: string;
  /** How much is done of `of`; without it nobody knows. */
  done?: number;
  of?: number;
};

/** How far something has come. */
export function ProgressBar({ label, done, of }: Props) {
  return <Bar aria-label={label} {...(of ? { value: done, max: of } : {})} />;
}

const Bar = styled('progress')({
  display: 'block',
  width: '100%',
  height: 6,
  overflow: 'hidden',
  appearance: 'none',
  border: 0,
  borderRadius: 3,
  backgroundColor: tokens.line,
  '&::-webkit-progress-bar': { backgroundColor: tokens.line },
  '&::-webkit-progress-value': { borderRadius: 3, backgroundColor: tokens.accent },
  '&::-moz-progress-bar': { borderRadius: 3, backgroundColor: tokens.accent },
});
