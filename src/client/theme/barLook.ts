import { tokens } from './tokens';

/** A bar for something on a scale; what is on it stands in a `span`. */
export const barLook = { position: 'relative', height: 8, borderRadius: 4, backgroundColor: tokens.muteSoft } as const;

/** A line across the bar, for one figure. */
export const barMarkLook = {
  position: 'absolute',
  top: -3,
  width: 2,
  height: 14,
  marginLeft: -1,
  borderRadius: 1,
  backgroundColor: tokens.text,
  boxShadow: `0 0 0 1px ${tokens.surface}`,
} as const;
