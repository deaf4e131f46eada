/** The product's type and colors for the API reference: those of the client's theme, by the names of the library. */
export const apiDocsLook = `@font-face {
  font-family: 'Geist Variable';
  font-weight: 100 900;
  font-display: swap;
  src: url('/api/docs/geist.woff2') format('woff2');
}
body { margin: 0; }
:root {
  --scalar-font: 'Geist Variable', system-ui, sans-serif;
  --scalar-font-code: ui-monospace, SFMono-Regular, Menlo, monospace;
  --scalar-radius: 8px;
  --scalar-radius-lg: 10px;
  --scalar-radius-xl: 14px;
}
.light-mode {
  --scalar-background-1: #ffffff;
  --scalar-background-2: #fafaf8;
  --scalar-background-3: #f0f0ed;
  --scalar-background-accent: #edf0fd;
  --scalar-border-color: #e6e5e1;
  --scalar-color-1: #1a1b1e;
  --scalar-color-2: #56575c;
  --scalar-color-3: #6c6d72;
  --scalar-color-accent: #2a45c8;
  --scalar-button-1: #1a1b1e;
  --scalar-button-1-color: #ffffff;
  --scalar-button-1-hover: #34353a;
  --scalar-color-green: #1b7443;
  --scalar-color-red: #bc2830;
  --scalar-color-yellow: #855300;
  --scalar-color-blue: #2a45c8;
  --scalar-color-orange: #9c4700;
  --scalar-color-purple: #6a3ca6;
  --scalar-sidebar-background-1: #fafaf8;
  --scalar-sidebar-item-hover-background: #f5f5f2;
  --scalar-sidebar-item-active-background: #eff2fe;
  --scalar-sidebar-border-color: #e6e5e1;
  --scalar-sidebar-color-1: #1a1b1e;
  --scalar-sidebar-color-2: #56575c;
  --scalar-sidebar-color-active: #2a45c8;
  --scalar-sidebar-search-background: #ffffff;
  --scalar-sidebar-search-border-color: #cfcdc7;
  --scalar-sidebar-search-color: #6c6d72;
}
.dark-mode {
  --scalar-background-1: #17181b;
  --scalar-background-2: #101113;
  --scalar-background-3: #232428;
  --scalar-background-accent: #1d2338;
  --scalar-border-color: #292a2f;
  --scalar-color-1: #eeeeec;
  --scalar-color-2: #abacb1;
  --scalar-color-3: #8f9096;
  --scalar-color-accent: #a3b4ff;
  --scalar-button-1: #eeeeec;
  --scalar-button-1-color: #17181b;
  --scalar-button-1-hover: #ffffff;
  --scalar-color-green: #5ccb8b;
  --scalar-color-red: #ff8a8a;
  --scalar-color-yellow: #e5b84a;
  --scalar-color-blue: #a3b4ff;
  --scalar-color-orange: #f3ae6b;
  --scalar-color-purple: #cba6f7;
  --scalar-sidebar-background-1: #101113;
  --scalar-sidebar-item-hover-background: #1e1f23;
  --scalar-sidebar-item-active-background: #1c2238;
  --scalar-sidebar-border-color: #292a2f;
  --scalar-sidebar-color-1: #eeeeec;
  --scalar-sidebar-color-2: #abacb1;
  --scalar-sidebar-color-active: #a3b4ff;
  --scalar-sidebar-search-background: #17181b;
  --scalar-sidebar-search-border-color: #404148;
  --scalar-sidebar-search-color: #8f9096;
}
/* An example that is switched off keeps a parameter out of calls. Where it has no value, there is nothing to show. */
.property-example-value[aria-label*='x-disabled'],
.property-example:not(:has(.property-example-value:not([aria-label*='x-disabled']))) { display: none; }
`;
