import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

/** What may be done, in words, and the button that does it; below each other where there is no room. */
export const PanelRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  '& p': { flex: '1 1 280px', color: tokens.text2 },
  '& + &': { marginTop: 16, paddingTop: 16, borderTop: `1px solid ${tokens.line}` },
});
