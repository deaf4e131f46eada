import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { formatCount } from '../lib/numbers';
import { belowTablet, tokens } from '../theme/tokens';

type Props = {
  /** Number of the first and the last item shown, counted from 1. */
  from: number;
  to: number;
  total: number;
  /** `undefined` on the first page. */
  onPrevious?: (() => void) | undefined;
  /** `undefined` on the last page. */
  onNext?: (() => void) | undefined;
};

/** Which part of a list is shown, and the way to the parts beside it. */
export function Pager({ from, to, total, onPrevious, onNext }: Props) {
  return (
    <Row aria-label="Pages">
      <Range aria-live="polite">{`${formatCount(from)}–${formatCount(to)} of ${formatCount(total)}`}</Range>
      <Button variant="outlined" size="small" disabled={!onPrevious} onClick={onPrevious}>
        Previous
      </Button>
      <Button variant="outlined" size="small" disabled={!onNext} onClick={onNext}>
        Next
      </Button>
    </Row>
  );
}

const Row = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 20px',
  [belowTablet]: { padding: '12px 16px' },
});

const Range = styled('span')({ marginRight: 'auto', fontSize: 13, lineHeight: '18px', color: tokens.text2 });
