import { type Colour, contrastOf } from '../artwork/contrast';

/** A colour of a picture, and how much of what can be seen of it has it, 0 to 1. */
export type ColourShare = { colour: Colour; share: number };

export type LogoColours = {
  colours: readonly ColourShare[];
  /** A part of the picture is see-through, so what it stands on surrounds its letters. */
  isTransparent: boolean;
};

/** A logo against its ground has at least this ratio: WCAG 2.2, 1.4.11. */
const minLogoContrast = 3;

/** Of letters without a ground of their own more than half has to be clear; in a filled box, the letters alone do. */
const [minShareOfLetters, minShareOfBox] = [0.5, 0.05];

/** Whether a logo can be told from everything that it stands on. */
export function isLogoClear({ colours, isTransparent }: LogoColours, on: readonly Colour[]): boolean {
  const clear = colours
    .filter(({ colour }) => on.every((ground) => contrastOf(colour, ground) >= minLogoContrast))
    .reduce((sum, { share }) => sum + share, 0);
  return clear >= (isTransparent ? minShareOfLetters : minShareOfBox);
}

/** So many steps has each channel; finer ones would make a thousand colours of a soft edge. */
const steps = 16;

/** The colours of a picture's pixels, four numbers each; those that can hardly be seen are left out. */
export function colourShares(pixels: ArrayLike<number>): ColourShare[] {
  const counts = new Map<Colour, number>();
  let seen = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const colour = `#${[0, 1, 2].map((channel) => hexOf(pixels[at + channel] ?? 0)).join('')}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    seen += 1;
  }
  return [...counts].map(([colour, count]) => ({ colour, share: count / seen }));
}

function hexOf(value: number): string {
  const step = Math.round((value * (steps - 1)) / 255);
  return Math.round((step * 255) / (steps - 1))
    .toString(16)
    .padStart(2, '0');
}
