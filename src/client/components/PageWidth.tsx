import { styled } from '@mui/material/styles';
import { belowTablet } from '../theme/tokens';

/** The width of every page: 1,200 px between gutters of 24, or 16 on phones. */
export const PageWidth = styled('div')({
  width: '100%',
  maxWidth: 1248,
  marginInline: 'auto',
  paddingInline: 24,
  [belowTablet]: { paddingInline: 16 },
});
