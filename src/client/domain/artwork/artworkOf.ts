import type { Artwork, ArtworkImage } from '../../../ad-kit/artwork/artwork';
import { schemeOf } from '../../../ad-kit/artwork/brandScheme';
import { picturedBody } from '../../../ad-kit/artwork/picturedBody';
import type { ArtworkDesign, ArtworkFormat } from '../../api/adsApi';

export type DrawnTexts = { headline: string; subheadline: string; body: string; cta: string };

/** Pictures of the advertiser's own in a drawing. */
export type DrawnImages = { image?: ArtworkImage | undefined; logo?: ArtworkImage | undefined };

/** What the ad kit draws from an ad's or template's texts and looks. */
export function artworkOf(
  design: ArtworkDesign,
  format: ArtworkFormat,
  texts: DrawnTexts,
  images: DrawnImages = {},
): Artwork {
  const crop = design.image_crops?.[format];
  return {
    content: {
      headline: texts.headline,
      subheadline: texts.subheadline,
      body: picturedBody(design.layout, texts.body),
      call_to_action: texts.cta,
      brand: design.brand ?? '',
    },
    layout: design.layout,
    canvas: format,
    colours: schemeOf(design.colours, design.brand_colors),
    displayFont: design.display_font,
    textFont: design.text_font,
    ...(design.illustration && { illustration: design.illustration }),
    ...(design.pattern && { pattern: design.pattern }),
    ...(images.image && { image: { ...images.image, ...(crop && { crop }) } }),
    ...(images.logo && { logo: images.logo }),
    ...(design.text_sizes && { textSizes: design.text_sizes }),
    ...(design.logo_plate && { logoPlate: design.logo_plate }),
    ...(design.logo_size && { logoSize: design.logo_size }),
    ...(design.cut_out_shadow && { cutOutShadow: design.cut_out_shadow }),
    ...(design.object_pose && { objectPose: design.object_pose }),
    ...(design.size_poses && { sizePoses: design.size_poses }),
  };
}
