import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { belowTablet } from '../../theme/tokens';

/** As wide as the screen: six variants are wide. */
export const Page = ({ children }: { children: ReactNode }) => <Room data-page="wide">{children}</Room>;

const Room = styled('div')({ padding: 24, [belowTablet]: { padding: 16 } });
