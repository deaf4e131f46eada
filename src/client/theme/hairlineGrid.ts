import { radii, tokens } from './tokens';

/** Four cells side by side in one panel; callers set the layout for narrower screens. */
export const hairlineGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // The hairlines are the ground showing through one-pixel gaps, so they fit any number of rows.
  gap: 1,
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  backgroundColor: tokens.line,
} as const;
