import type { Ad } from '../ad';
import { type ArtworkFinding, artworkFinding } from '../preflight/finding';
import type { ColourScheme } from './colourSchemes';
import type { Colour } from './contrast';
import { isLogoClear, type LogoPlate, type LookOfLogo, plateFor } from './logoContrast';

type Size = { width: number; height: number };

/** A file of the logo that a responsive display ad takes. */
export type GoogleLogo = Size & {
  name: string;
  /** "Logo (1:1)". */
  label: string;
  /** How wide Google takes it at least, in pixels. */
  leastWidth: number;
};

/** Source: developers.google.com/google-ads/api/reference/rpc/latest/ResponsiveDisplayAdInfo (A), looked at in 2026-11. */
export const googleLogos: readonly GoogleLogo[] = [
  { name: 'logo-1x1.png', label: 'Logo (1:1)', width: 1200, height: 1200, leastWidth: 128 },
  { name: 'logo-4x1.png', label: 'Logo (4:1)', width: 1200, height: 300, leastWidth: 512 },
];

/** Google shows the logo by itself on it. */
const white: Colour = '#ffffff';

/** Of a side: what stays free at each edge. */
const margin = 0.1;

/** Whether an ad's files have its logo by itself. */
export const hasGoogleLogos = (contents: readonly Ad[], logo: unknown): boolean =>
  logo !== null && contents.some(({ format }) => format === 'google_display');

/** How large the logo is in one of the files, in whole pixels: within the margins, and within a circle where Google cuts one. */
export function logoSizeIn(file: Size, logo: Size): Size {
  const free = 2 * margin * file.height;
  const [width, height] = [file.width - free, file.height - free];
  const round = file.width === file.height ? (file.width * 0.96) / Math.hypot(logo.width, logo.height) : Infinity;
  const scale = Math.min(width / logo.width, height / logo.height, round);
  return { width: Math.max(1, Math.round(logo.width * scale)), height: Math.max(1, Math.round(logo.height * scale)) };
}

/** What lies behind the logo: nothing where it stands out on white, as Google shows it, else the plate of its artwork. */
export const googleLogoGround = (
  logo: LookOfLogo,
  scheme: ColourScheme,
  wish: LogoPlate | undefined,
): Colour | undefined => plateFor(logo, [white], scheme, wish);

/**
 * Where a logo has fewer pixels than the smallest file that Google takes would show of it, and where it is lost on white
 * because no plate may lie behind it.
 */
export function googleLogoFindings(
  contents: readonly Ad[],
  logo: (Size & LookOfLogo) | undefined,
  wish: LogoPlate | undefined,
): ArtworkFinding[] {
  if (!logo || !hasGoogleLogos(contents, logo)) return [];
  return [...sizeFindings(logo), ...(wish === 'none' && !isLogoClear(logo, [white]) ? [lostOnWhite] : [])];
}

const lostOnWhite = artworkFinding(
  'logo',
  'logo',
  'google_white',
  'The logo is hard to see on white, where Google’s ads show it by itself. Allow a plate behind it, or use a darker version of the logo.',
);

function sizeFindings(logo: Size): ArtworkFinding[] {
  const isTooSmall = googleLogos.some((file) => {
    const shown = logoSizeIn(file, logo).width * (file.leastWidth / file.width);
    return logo.width < Math.floor(shown);
  });
  if (!isTooSmall) return [];
  const sentence = `The logo is ${logo.width} × ${logo.height} pixels, too small to look sharp as a logo in Google’s ads. Upload a larger one.`;
  return [artworkFinding('files', 'logo', 'google_size', sentence)];
}
