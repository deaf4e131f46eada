import { styled } from '@mui/material/styles';

/** Children beside each other, 8 px apart, on as many lines as they need. */
export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
