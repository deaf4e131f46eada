import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { componentLooks } from './componentLooks';
import { palette } from './palette';
import { motion } from './tokens';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** A soft neutral ground, for actions that are repeated on every item of a list. */
    soft: true;
  }
}

/** The attribute of `<html>` that names the colour scheme; the script in index.html sets it before the first paint. */
export const colorSchemeAttribute = 'data-color-scheme';

const fontFamily = "'Geist Variable', 'Geist Fallback', system-ui, sans-serif";

/** The palette in MUI's words: its `primary` is the ink, its `secondary` the accent. */
function muiPalette(scheme: keyof typeof palette) {
  const roles = palette[scheme];
  return {
    primary: { main: roles.primary, contrastText: roles.primaryText },
    secondary: { main: roles.accent, contrastText: '#FFFFFF' },
    error: { main: roles.badDot, contrastText: '#FFFFFF' },
    warning: { main: roles.warnDot },
    success: { main: roles.goodDot },
    text: { primary: roles.text, secondary: roles.text2, disabled: roles.text3 },
    background: { default: roles.canvas, paper: roles.surface },
    divider: roles.line,
  };
}

const easing = { easeInOut: motion.easing, easeOut: motion.easing, easeIn: motion.easing, sharp: motion.easing };

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: colorSchemeAttribute },
  colorSchemes: { light: { palette: muiPalette('light') }, dark: { palette: muiPalette('dark') } },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily,
    fontSize: 14,
    fontWeightBold: 600,
    body1: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
    body2: { fontSize: 13, lineHeight: '18px', letterSpacing: 0 },
    caption: { fontSize: 12, lineHeight: '16px', letterSpacing: 0 },
  },
  transitions: { easing },
  components: componentLooks,
});
