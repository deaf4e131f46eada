import { styled } from '@mui/material/styles';

type Props = {
  /** Between two children, in pixels. */
  gap: number;
  /** In pixels; as wide as the room there is, if left out. */
  maxWidth?: number;
};

const own = new Set<PropertyKey>(['gap', 'maxWidth']);

/** Children below each other, and never wider than the room that there is. */
export const Stack = styled('div', { shouldForwardProp: (prop) => !own.has(prop) })<Props>(({ gap, maxWidth }) => ({
  display: 'grid',
  gap,
  maxWidth,
  gridTemplateColumns: 'minmax(0, 1fr)',
}));
