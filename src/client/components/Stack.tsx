import { styled } from '@mui/material/styles';

/** Children below each other, `gap` pixels apart, and never wider than the room that there is. */
export const Stack = styled('div', { shouldForwardProp: (prop) => prop !== 'gap' })<{ gap: number }>(({ gap }) => ({
  display: 'grid',
  gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
}));
