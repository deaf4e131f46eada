import type { AdPlatform } from '../../../ad-kit/ad';

/** What a colour is for in every platform's look. */
type SkinRole = 'ground' | 'soft' | 'text' | 'text2' | 'line' | 'link' | 'button' | 'buttonText';
type SkinColours = Record<SkinRole, string>;

/** A platform's look: the fonts and colours of its own pages, so that previews look like the real thing. */
type PlatformSkin = { fontFamily: string; radius: number; light: SkinColours; dark: SkinColours };

/** Where a system has none of a platform's fonts, ours is nearer to them than what such systems fall back to. */
const otherwise = "Arial, 'Geist Variable', sans-serif";
const system = `-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', ${otherwise}`;

const colours = (values: string): SkinColours => {
  const [ground = '', soft = '', text = '', text2 = '', line = '', link = '', button = '', buttonText = ''] =
    values.split(' ');
  return { ground, soft, text, text2, line, link, button, buttonText };
};

/**
 * Small texts are 4.5:1 or better even where the platform's own are paler: Instagram's and X's second text and blue are
 * a shade darker here.
 */
export const skins: Record<AdPlatform, PlatformSkin> = {
  google: {
    fontFamily: `Roboto, ${otherwise}`,
    radius: 12,
    light: colours('#ffffff #f1f3f4 #1f1f1f #4d5156 #dadce0 #1a0dab #0b57d0 #ffffff'),
    dark: colours('#1f1f1f #303134 #e8eaed #bdc1c6 #3c4043 #99c3ff #a8c7fa #062e6f'),
  },
  facebook: {
    fontFamily: `'Segoe UI Historic', 'Segoe UI', Helvetica, ${otherwise}`,
    radius: 8,
    light: colours('#ffffff #f0f2f5 #080809 #65676b #dfe1e5 #0064d1 #d8dadf #080809'),
    dark: colours('#242526 #3a3b3c #e4e6eb #b0b3b8 #3e4042 #75b6ff #56575a #ffffff'),
  },
  instagram: {
    fontFamily: system,
    radius: 8,
    light: colours('#ffffff #f3f3f3 #000000 #696969 #dbdbdb #00376b #4150f7 #ffffff'),
    dark: colours('#0c1014 #25292e #f5f5f5 #a8a8a8 #2b3036 #e0f1ff #4a5df9 #ffffff'),
  },
  linkedin: {
    fontFamily: system,
    radius: 8,
    light: colours('#ffffff #edf3f8 #191919 #666666 #e0dfdc #0a66c2 #0a66c2 #0a66c2'),
    dark: colours('#1b1f23 #293138 #f1f2f2 #b0b2b4 #38434f #71b7fb #71b7fb #71b7fb'),
  },
  twitter: {
    fontFamily: `TwitterChirp, ${system}`,
    radius: 16,
    light: colours('#ffffff #f7f9f9 #0f1419 #536471 #dce3e7 #006fd6 #0f1419 #ffffff'),
    dark: colours('#000000 #16181c #e7e9ea #80868b #2f3336 #1d9bf0 #eff3f4 #0f1419'),
  },
};

const roles = Object.keys(skins.google.light) as SkinRole[];

/** Each colour of the skin around it as a CSS variable: `skin.text2` is `var(--skin-text2)`. */
export const skin = Object.fromEntries(roles.map((role) => [role, `var(--skin-${role})`])) as SkinColours;

/** The declarations behind `skin`. */
export function skinDeclarations(platform: AdPlatform, scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(roles.map((role) => [`--skin-${role}`, skins[platform][scheme][role]]));
}
