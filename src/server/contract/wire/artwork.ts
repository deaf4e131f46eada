import type { SizePoses } from '../../../ad-kit/artwork/objectPose';
import type { ArtworkDesign } from '../../lib/artworkDesign';
import type { WireTypes } from '../handlers';
import { invalidField } from '../../lib/refusal';
import { fromWireBrandColors } from './brand';
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
  brand_colors: artwork.brandColours,
  text_sizes: artwork.textSizes,
  object_pose: artwork.objectPose,
  size_poses: artwork.sizePoses,
  logo_plate: artwork.logoPlate,
  logo_size: artwork.logoSize,
  cut_out_shadow: artwork.cutOutShadow,
  suggested_illustrations: artwork.suggestedIllustrations,
});

/**
 * `field` is where it stands in the body. Throws `Refusal('validation_failed')` where it is to be drawn in the brand's
 * colors and has none.
 */
export function fromWireArtwork(artwork: WireTypes['ArtworkDesign'], field = 'artwork'): ArtworkDesign {
  const { layout, colours, display_font: displayFont, text_font: textFont, ...others } = artwork;
  const { illustration = null, pattern = null, brand = '', ...optional } = others;
  const {
    image_crops: imageCrops,
    brand_colors: brandColors,
    text_sizes,
    object_pose,
    size_poses = {},
    logo_plate: logoPlate,
    logo_size: logoSize,
    cut_out_shadow: cutOutShadow,
    suggested_illustrations: suggestedIllustrations = [],
    ...rest
  } = optional;
  const [textSizes, objectPose] = [changedIn(text_sizes), changedIn(object_pose)];
  expectNothingLeft(rest);
  if (colours === 'brand' && !brandColors) {
    throw invalidField(`${field}.brand_colors`, 'Please send the brand’s colors with the “brand” color scheme.');
  }
  const design = { layout, colours, displayFont, textFont, illustration, pattern, brand };
  return {
    ...design,
    ...(imageCrops && Object.keys(imageCrops).length > 0 && { imageCrops }),
    ...(brandColors && { brandColours: fromWireBrandColors(brandColors) }),
    ...(textSizes && { textSizes }),
    ...(objectPose && { objectPose }),
    ...(Object.keys(size_poses).length > 0 && { sizePoses: posesIn(size_poses) }),
    ...(logoPlate && { logoPlate }),
    ...(logoSize && { logoSize }),
    ...(cutOutShadow && { cutOutShadow }),
    ...(suggestedIllustrations.length > 0 && { suggestedIllustrations }),
  };
}

/** An empty pose stays: in that size alone, the illustration is as in the layout. */
const posesIn = (poses: WireTypes['SizePoses']): SizePoses =>
  Object.fromEntries(Object.entries(poses).map(([canvas, pose]) => [canvas, changedIn(pose) ?? {}]));

/** What isn't as in the layout, which has 0 steps of everything; none where all of it is. */
function changedIn<Steps extends object>(steps: Partial<Steps> = {}): Partial<Steps> | undefined {
  const changed = Object.entries(steps).filter(([, value]) => Boolean(value));
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Steps>) : undefined;
}
