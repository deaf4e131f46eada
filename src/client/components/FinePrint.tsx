import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';
import { type Spacing, withSpacing } from './Spaced';

/** The smallest text of a page: facts about what it stands below. */
export const FinePrint = styled(
  'p',
  withSpacing,
)<Spacing>(({ above, below }) => ({
  marginTop: above,
  marginBottom: below,
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
}));
