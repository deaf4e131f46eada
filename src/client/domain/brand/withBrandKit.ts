import type { ArtworkDesign } from '../../api/adsApi';
import type { BrandKit } from '../../api/brandApi';

/** A design in the brand's colors and fonts, as far as the kit has them. Its name and logo are the ad's own. */
export function withBrandKit(design: ArtworkDesign, kit: BrandKit | undefined): ArtworkDesign {
  if (!kit) return design;
  return {
    ...design,
    ...(kit.colors && { colours: 'brand' as const, brand_colors: kit.colors }),
    ...(kit.display_font && { display_font: kit.display_font }),
    ...(kit.text_font && { text_font: kit.text_font }),
  };
}
