import { styled } from '@mui/material/styles';

/** What a panel, or what stands in place of its content, is called. */
export const PanelTitle = styled('h2')({ fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' });
