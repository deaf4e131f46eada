import { tokenDeclarations } from './tokens';

/** On paper a document stands alone, in the colors of paper whatever the screen's theme is. */
export const onPaper = {
  '@media print': {
    // Stronger than the theme's own rules, wherever they stand.
    'html:root[data-color-scheme]': { ...tokenDeclarations('light'), colorScheme: 'light', backgroundColor: '#FFFFFF' },
    'html > body': { backgroundColor: '#FFFFFF' },
    'header, [role="status"], [role="alert"]': { display: 'none !important' },
    'main#page': { padding: 0 },
  },
};
