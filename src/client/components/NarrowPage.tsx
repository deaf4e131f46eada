import { styled } from '@mui/material/styles';

/** A page of one panel, `width` pixels wide in the middle. */
export const NarrowPage = styled('div', { shouldForwardProp: (prop) => prop !== 'width' })<{ width: number }>(
  ({ width }) => ({ maxWidth: width, marginInline: 'auto' }),
);
