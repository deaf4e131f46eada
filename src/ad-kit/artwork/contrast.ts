/** A colour as `#rrggbb`. */
export type Colour = string;

/** Text against its ground has at least this ratio: WCAG 2.2, 1.4.3 for text of any size. */
export const minTextContrast = 4.5;

/** Each from 0 to 255. */
export type Channels = [red: number, green: number, blue: number];

export function channelsOf(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminanceOf(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratioOf = (light: number, dark: number): number => (light + 0.05) / (dark + 0.05);

/** The contrast ratio of WCAG 2.2, 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [light, dark] = [one, other].map((colour) => luminanceOf(channelsOf(colour))).sort((a, b) => b - a) as [
    number,
    number,
  ];
  return ratioOf(light, dark);
}

/** The contrast ratio with black. */
export const contrastWithBlack = (channels: Channels): number => ratioOf(luminanceOf(channels), 0);

/** How unlike two colours look, 0 to about 765: two hues of one lightness have no contrast but are told apart. */
export function differenceOf(one: Colour, other: Colour): number {
  const [red, green, blue] = channelsOf(one);
  const [otherRed, otherGreen, otherBlue] = channelsOf(other);
  // The "redmean" distance, a close and cheap stand-in for one in a perceptual space.
  const mean = (red + otherRed) / 2;
  return Math.sqrt(
    (2 + mean / 256) * (red - otherRed) ** 2 +
      4 * (green - otherGreen) ** 2 +
      (2 + (255 - mean) / 256) * (blue - otherBlue) ** 2,
  );
}

/** The colour with a share, 0 to 1, of the other one in it. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const others = channelsOf(other);
  const mixed = channelsOf(colour).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The first of the wished colours that text can have on all of these grounds; else black or white, whichever is
 * clearer. `undefined` when the grounds are so unlike that no ink is clear on all: then the text needs a panel.
 */
export function inkOn(grounds: readonly Colour[], wished: readonly Colour[]): Colour | undefined {
  const isClear = (ink: Colour) => grounds.every((ground) => contrastOf(ink, ground) >= minTextContrast);
  return [...wished, '#111111', '#ffffff', '#000000'].find(isClear);
}
