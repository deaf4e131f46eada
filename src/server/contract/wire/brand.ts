import type { BrandColours } from '../../../ad-kit/artwork/brandScheme';
import type { BrandKit } from '../../modules/brand/brandKit.types';
import type { WireTypes } from '../handlers';
import { type Every, expectNothingLeft } from './everyField';

export const toWireBrandKit = (kit: BrandKit): Every<WireTypes['BrandKit']> => ({
  name: kit.name,
  logo_id: kit.logoId,
  colors: kit.colors,
  display_font: kit.displayFont,
  text_font: kit.textFont,
});

export function fromWireBrandKit(kit: WireTypes['BrandKit']): BrandKit {
  const { name, logo_id: logoId, colors, display_font: displayFont, text_font: textFont, ...rest } = kit;
  expectNothingLeft(rest);
  return { name, logoId, colors: colors && fromWireBrandColors(colors), displayFont, textFont };
}

/** In lower case, so that the same colors are the same text. */
export function fromWireBrandColors(colors: WireTypes['BrandColors']): BrandColours {
  const { background, primary, accent, light, dark, ...rest } = colors;
  expectNothingLeft(rest);
  return {
    background: background.toLowerCase(),
    primary: primary.toLowerCase(),
    accent: accent.toLowerCase(),
    light: light.toLowerCase(),
    dark: dark.toLowerCase(),
  };
}
