import { belowWide, motion, tokens } from './tokens';

/** The bar of tabs, or of links that look like them. */
export const tabBarLook = {
  display: 'flex',
  gap: 20,
  // A border would lie outside of what scrolls, below the chosen tab's own line.
  boxShadow: `inset 0 -1px ${tokens.line}`,
} as const;

/** One of them; the chosen one has `chosenTabLook` too. */
export const tabLook = {
  height: 36,
  padding: '0 1px',
  borderBottom: '2px solid transparent',
  fontWeight: 500,
  color: tokens.text2,
  transition: `color ${motion.colourMs}ms ${motion.easing}`,
  [belowWide]: { height: 44 },
  '&:hover': { color: tokens.text },
  '&:focus-visible': { outlineOffset: -3 },
} as const;

export const chosenTabLook = { color: tokens.text, borderBottomColor: tokens.primary } as const;
