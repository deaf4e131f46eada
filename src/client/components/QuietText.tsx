import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

/** A sentence that explains rather than tells: of the page's size, in its second color. */
export const QuietText = styled('p')({ color: tokens.text2 });
