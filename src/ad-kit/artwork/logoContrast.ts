import type { ColourScheme } from './colourSchemes';
import { channelsOf, contrastWithBlack, differenceOf, type Channels, type Colour } from './contrast';

/** Whether a plate lies behind the logo. Unless this is set, one does where the logo doesn't stand out without it. */
export type LogoPlate = 'always' | 'none';

/** What an image says of a logo's looks. */
export type LookOfLogo = { tones?: readonly number[]; isTransparent?: boolean };

/** From black to white; each has the same contrast with the next. */
const toneCount = 24;

/** White on black. */
const widestContrast = 21;

/** A logo against its ground has at least this ratio: WCAG 2.2, 1.4.11. */
const minLogoContrast = 3;

/** Of letters without a ground of their own more than half has to be clear; in a filled box, the letters alone do. */
const [minShareOfLetters, minShareOfBox] = [0.5, 0.05];

/** A plate that looks more like its ground isn't seen. */
const minDifference = 40;

const stepsOf = (contrast: number): number => Math.log(contrast) / Math.log(widestContrast);

/** How light a colour is, from 0 for black to 1 for white. */
const lightnessOf = (channels: Channels): number => stepsOf(contrastWithBlack(channels));

/**
 * How many thousandths of what can be seen of a picture have each tone, the darkest first. Pixels are four numbers each;
 * those that can hardly be seen are left out.
 */
export function tonesOf(pixels: ArrayLike<number>): number[] {
  const counts = Array.from({ length: toneCount }, () => 0);
  let seen = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const lightness = lightnessOf([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    const tone = Math.round(lightness * (toneCount - 1));
    counts[tone] = (counts[tone] ?? 0) + 1;
    seen += 1;
  }
  return counts.map((count) => (seen === 0 ? 0 : Math.round((count / seen) * 1000)));
}

/** How much of the logo can be told from everything that it stands on, 0 to 1. */
function clearShare(tones: readonly number[], on: readonly Colour[]): number {
  const grounds = on.map((colour) => lightnessOf(channelsOf(colour)));
  const isClear = (tone: number) =>
    grounds.every((ground) => Math.abs(tone / (toneCount - 1) - ground) >= stepsOf(minLogoContrast));
  return tones.reduce((sum, thousandths, tone) => (isClear(tone) ? sum + thousandths : sum), 0) / 1000;
}

/** Whether the logo can be told from all that lies behind it. One whose tones aren’t known counts as clear. */
export function isLogoClear({ tones = [], isTransparent }: LookOfLogo, on: readonly Colour[]): boolean {
  return tones.length === 0 || clearShare(tones, on) >= (isTransparent ? minShareOfLetters : minShareOfBox);
}

/** The plate that lies behind a logo on these grounds; none where it isn't needed, or no color would help or be seen. */
export function plateFor(
  logo: LookOfLogo,
  on: readonly Colour[],
  { light, dark }: ColourScheme,
  wish: LogoPlate | undefined,
): Colour | undefined {
  if (wish === 'none' || (!wish && isLogoClear(logo, on))) return undefined;
  const { tones = [] } = logo;
  const shareOn = (colour: Colour) => clearShare(tones, [colour]);
  const plates = [light, dark, '#ffffff', '#111111'].sort((one, other) => shareOn(other) - shareOn(one));
  const isSeen = (plate: Colour) => on.some((ground) => differenceOf(plate, ground) >= minDifference);
  return plates.find((plate) => isSeen(plate) && isLogoClear(logo, [plate]));
}
