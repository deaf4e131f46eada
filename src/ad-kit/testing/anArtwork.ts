type SampleArtwork = {
  layout: 'shelf';
  colours: 'roast' | 'clay';
  display_font: 'fraunces';
  text_font: 'archivo';
  illustration: 'coffee' | 'tote-bag';
  pattern: null;
  brand: string;
};

/** How an ad's picture looks, as the API takes it. */
export const anArtwork = (own: Partial<SampleArtwork> = {}): SampleArtwork => ({
  layout: 'shelf',
  colours: 'roast',
  display_font: 'fraunces',
  text_font: 'archivo',
  illustration: 'coffee',
  pattern: null,
  brand: 'Northfold',
  ...own,
});
