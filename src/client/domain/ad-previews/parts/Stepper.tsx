import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../components/IconButton';
import { formatCount } from '../../../lib/numbers';
import { tokens } from '../../../theme/tokens';

type Props = {
  /** What is stepped through: "Combination". */
  noun: string;
  /** Counted from 0. */
  at: number;
  count: number;
  /** Any whole number; the owner goes round. */
  onStep: (at: number) => void;
};

/** "Combination 2 of 12" between two arrows; nothing where there is nothing to step through. */
export function Stepper({ noun, at, count, onStep }: Props) {
  if (count < 2) return null;
  const name = noun.toLowerCase();
  return (
    <Group role="group" aria-label={noun}>
      <IconButton label={`Previous ${name}`} icon={ChevronLeft} onClick={() => onStep(at - 1)} />
      <Place aria-live="polite">
        <Noun>{noun} </Noun>
        {`${formatCount(at + 1)} of ${formatCount(count)}`}
      </Place>
      <IconButton label={`Next ${name}`} icon={ChevronRight} onClick={() => onStep(at + 1)} />
    </Group>
  );
}

const Group = styled('div')({
  display: 'flex',
  alignItems: 'center',
  // The arrows are higher than the caption, whose height must be that of its neighbours.
  margin: '-6px -8px -6px 0',
  flexShrink: 0,
});

const Place = styled('span')({ fontSize: 12, lineHeight: '16px', color: tokens.text2, whiteSpace: 'pre' });

const Noun = styled('span')({
  '@container preview (max-width: 480px)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});
