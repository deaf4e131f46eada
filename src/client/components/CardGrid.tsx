import { styled } from '@mui/material/styles';
import { belowTablet } from '../theme/tokens';

/** Cards beside each other, as many as fit, and below each other on phones. */
export const CardGrid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
