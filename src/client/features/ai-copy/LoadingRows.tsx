import { styled } from '@mui/material/styles';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { belowTablet, tokens } from '../../theme/tokens';

/** Placeholder while texts are being written. */
export function LoadingRows() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 6 }, (_row, index) => (
        <LoadingRow key={index}>
          <SkeletonBlock width={`${60 - 6 * (index % 3)}%`} height={18} />
          <SkeletonBlock width={84} height={12} />
        </LoadingRow>
      ))}
    </div>
  );
}

const LoadingRow = styled('div')({
  display: 'grid',
  gap: 8,
  padding: '13px 20px',
  '& + &': { borderTop: `1px solid ${tokens.line}` },
  [belowTablet]: { padding: '13px 16px' },
});
