import { palette } from './palette';
import { tokenDeclarations } from './tokens';

/** The colors of paper, whatever the screen's theme is. */
const paper = {
  // Stronger than the theme's own rules, wherever they stand.
  'html:root[data-color-scheme]': {
    ...tokenDeclarations('light'),
    // What MUI writes in.
    '--mui-palette-text-primary': palette.light.text,
    '--mui-palette-text-secondary': palette.light.text2,
    '--mui-palette-divider': palette.light.line,
    colorScheme: 'light',
    backgroundColor: '#FFFFFF',
  },
  'html > body': { backgroundColor: '#FFFFFF' },
};

/** On paper a document stands alone. */
export const onPaper = {
  '@media print': {
    ...paper,
    'header, [role="status"], [role="alert"]': { display: 'none !important' },
    'main#page': { padding: 0 },
  },
};

/** On paper, a page of the app has its contents at full width, without what only works on a screen. */
export const pageOnPaper = {
  '@page': { size: 'landscape', margin: '12mm' },
  '@media print': {
    ...paper,
    'body *': { printColorAdjust: 'exact' },
    'header:not(#page header), #page nav, #page [role="search"], #page header .MuiButton-root, [role="status"], [role="alert"]':
      { display: 'none !important' },
    'main#page': { padding: 0, '& > div': { maxWidth: 'none', padding: 0 } },
    'figure, li, tr': { breakInside: 'avoid' },
    'h2, thead': { breakAfter: 'avoid' },
  },
};
