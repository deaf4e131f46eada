import type { ArtworkDesign } from '../../lib/artworkDesign';
import type { WireTypes } from '../handlers';

export const toWireArtwork = (artwork: ArtworkDesign): Required<WireTypes['ArtworkDesign']> => ({
  layout: artwork.layout,
  colours: artwork.colours,
  display_font: artwork.displayFont,
  text_font: artwork.textFont,
  illustration: artwork.illustration,
  pattern: artwork.pattern,
  brand: artwork.brand,
});

export const fromWireArtwork = (artwork: WireTypes['ArtworkDesign']): ArtworkDesign => ({
  layout: artwork.layout,
  colours: artwork.colours,
  displayFont: artwork.display_font,
  textFont: artwork.text_font,
  illustration: artwork.illustration ?? null,
  pattern: artwork.pattern ?? null,
  brand: artwork.brand ?? '',
});
