import { css } from '@emotion/react';
import { colorSchemeAttribute, theme } from './theme';
import { tokenDeclarations, tokens } from './tokens';

const styles = {
  ':root': tokenDeclarations('light'),
  [`:root[${colorSchemeAttribute}='dark']`]: tokenDeclarations('dark'),
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%' },
  body: {
    margin: 0,
    backgroundColor: tokens.canvas,
    color: tokens.text,
    fontFamily: theme.typography.fontFamily,
    fontSize: 14,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, table': { margin: 0, padding: 0 },
  fieldset: { border: 0, minWidth: 0 },
  'ul, ol': { listStyle: 'none' },
  'h1, h2, h3, h4': { fontWeight: 600, textWrap: 'balance' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  a: { color: tokens.accentText, textUnderlineOffset: 3 },
  ':focus-visible': { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 },
  // The main landmark takes the focus after a change of page; a ring around the whole page would only confuse.
  'main:focus': { outline: 'none' },
  svg: { flexShrink: 0 },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      // Any duration at all has everything change a frame late, also what no rule lets change gradually.
      transition: 'none !important',
      'scroll-behavior': 'auto !important',
    },
  },
} as const;

/**
 * The page's ground: colors as CSS variables, those of MUI's theme first, the reset, the type and the focus ring. In
 * parts, as nothing of it ever changes and a component would insert all of it in React's first commit, which a tap
 * waits for.
 */
export const globalLook = () => [...theme.generateStyleSheets(), styles].map((part) => css(part));
