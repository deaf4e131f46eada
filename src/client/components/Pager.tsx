import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { formatCount } from '../lib/numbers';
import { belowTablet, tokens } from '../theme/tokens';

type Props = {
  /** The page that is asked for, counted from 1. */
  page: number;
  /** The page whose items are shown, until those of another one arrive; `page` unless said otherwise. */
  shownPage?: number;
  pageSize: number;
  /** How many items the page that is shown has: the last one has fewer. */
  shown: number;
  total: number;
  onPage: (page: number) => void;
};

/** Which part of a list is shown, and the way to the parts beside it. */
export function Pager({ page, shownPage = page, pageSize, shown, total, onPage }: Props) {
  const before = (shownPage - 1) * pageSize;
  const from = shown === 0 ? 0 : before + 1;
  return (
    <Row aria-label="Pages">
      <Range aria-live="polite">{`${formatCount(from)}–${formatCount(before + shown)} of ${formatCount(total)}`}</Range>
      <Button variant="outlined" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button variant="outlined" size="small" disabled={page * pageSize >= total} onClick={() => onPage(page + 1)}>
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
