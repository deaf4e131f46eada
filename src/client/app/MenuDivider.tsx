import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';

/** A line across a menu, from edge to edge. */
export const MenuDivider = styled(Divider)({ margin: '4px -4px' });
