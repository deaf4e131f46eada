import type { ArtworkDesign } from '../../lib/artworkDesign';
import type { WireTypes } from '../handlers';
import { type Every, expectNothingLeft } from './everyField';

export const toWireArtwork = (artwork: ArtworkDesign): Every<WireTypes['ArtworkDesign']> => ({
  layout: artwork.layout,
  colours: artwork.colours,
  display_font: artwork.displayFont,
  text_font: artwork.textFont,
  illustration: artwork.illustration,
  pattern: artwork.pattern,
  brand: artwork.brand,
  image_crops: artwork.imageCrops,
});

export function fromWireArtwork(artwork: WireTypes['ArtworkDesign']): ArtworkDesign {
  const { layout, colours, display_font: displayFont, text_font: textFont, ...others } = artwork;
  const { illustration = null, pattern = null, brand = '', image_crops: imageCrops, ...rest } = others;
  expectNothingLeft(rest);
  const design = { layout, colours, displayFont, textFont, illustration, pattern, brand };
  return imageCrops && Object.keys(imageCrops).length > 0 ? { ...design, imageCrops } : design;
}
