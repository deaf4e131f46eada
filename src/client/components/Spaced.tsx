import { styled } from '@mui/material/styles';

/** Room above and below, in pixels; none where it is left out. */
export type Spacing = { above?: number; below?: number };

/** Keeps `Spacing` out of the element's attributes. */
export const withSpacing = { shouldForwardProp: (prop: PropertyKey) => prop !== 'above' && prop !== 'below' };

/** Keeps its children away from what stands above and below. */
export const Spaced = styled(
  'div',
  withSpacing,
)<Spacing>(({ above, below }) => ({
  marginTop: above,
  marginBottom: below,
}));
