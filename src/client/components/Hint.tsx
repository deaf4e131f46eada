import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

/** A quiet sentence beside what it is about. */
export const Hint = styled('p')({ fontSize: 13, lineHeight: '18px', color: tokens.text2 });
