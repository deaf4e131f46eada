import { styled } from '@mui/material/styles';
import { belowTablet, tokens } from '../theme/tokens';

/** One sentence in place of an empty list, in a panel whose rows reach the edge. */
export const EmptyLine = styled('p')({ padding: 20, color: tokens.text2, [belowTablet]: { padding: 16 } });
