import { styled } from '@mui/material/styles';
import { belowWide } from '../../theme/tokens';

/** The form beside its result; below each other where there is no room. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '380px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
