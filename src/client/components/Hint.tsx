import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';
import { type Spacing, withSpacing } from './Spaced';

/** A quiet sentence beside what it is about. */
export const Hint = styled(
  'p',
  withSpacing,
)<Spacing>(({ above, below }) => ({
  marginTop: above,
  marginBottom: below,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
}));
