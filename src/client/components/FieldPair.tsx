import { styled } from '@mui/material/styles';
import { belowTablet } from '../theme/tokens';

/** Fields two by two, and below each other on phones. */
export const FieldPair = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
