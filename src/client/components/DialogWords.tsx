import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

/** The paragraphs of a dialog that asks or explains. */
export const DialogWords = styled('div')({ display: 'grid', gap: 12, color: tokens.text2 });
