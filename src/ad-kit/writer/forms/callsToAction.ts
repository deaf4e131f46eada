/** Words for buttons where nothing of the brief says what a visitor does. They promise nothing that a page could lack. */
export const callForms: readonly string[] = [
  'Learn more',
  'Take a closer look',
  'See the details',
  'Visit {product}',
  'Find out more',
  'Start here',
];

/** What becomes of the advertiser's own: it always comes first as it is. */
export const ownCallForms: readonly string[] = ['{ownAnytime} today', '{ownAnytime} now'];
