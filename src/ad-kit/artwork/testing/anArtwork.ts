import type { Artwork } from '../artwork';
import { colourSchemes } from '../colourSchemes';

/** An artwork of a coffee roaster, changed as a test needs it. */
export const anArtwork = (change: Partial<Artwork> = {}): Artwork => ({
  content: {
    headline: 'Fresh roast, every other Friday.',
    subheadline: 'Roasted Thursday, at your door Friday.',
    body: 'Skip a week whenever you like. Cancel in two clicks.',
    call_to_action: 'Start a subscription',
    brand: 'Northfold',
  },
  layout: 'shelf',
  canvas: '1080x1080',
  colours: colourSchemes.roast,
  displayFont: 'playfair-display',
  textFont: 'archivo',
  illustration: 'coffee',
  ...change,
});
