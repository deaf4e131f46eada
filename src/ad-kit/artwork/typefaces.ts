import type { FontFaceId } from '../type-setting/fontFaces';
import type { DisplayFontId, TextFontId } from './names';

/** How a display face is set. `scale` evens out how large faces look at one size. */
export type DisplayType = { face: FontFaceId; scale: number; tracking: number; lineHeight: number };

export const displayTypes: Record<DisplayFontId, DisplayType> = {
  fraunces: { face: 'fraunces-600', scale: 0.96, tracking: -0.035, lineHeight: 1 },
  'playfair-display': { face: 'playfair-display-600', scale: 0.98, tracking: -0.025, lineHeight: 1.02 },
  'playfair-display-italic': { face: 'playfair-display-500-italic', scale: 1.04, tracking: -0.02, lineHeight: 1.04 },
  'dm-serif-display': { face: 'dm-serif-display-400', scale: 1, tracking: -0.02, lineHeight: 1.02 },
  'instrument-serif': { face: 'instrument-serif-400', scale: 1.2, tracking: -0.025, lineHeight: 0.96 },
  'instrument-serif-italic': { face: 'instrument-serif-400-italic', scale: 1.2, tracking: -0.02, lineHeight: 0.98 },
  archivo: { face: 'archivo-900', scale: 0.94, tracking: -0.04, lineHeight: 0.96 },
  anton: { face: 'anton-400', scale: 1.06, tracking: -0.005, lineHeight: 1.08 },
  'bowlby-one': { face: 'bowlby-one-400', scale: 0.76, tracking: -0.02, lineHeight: 1.04 },
  'space-grotesk': { face: 'space-grotesk-700', scale: 0.94, tracking: -0.045, lineHeight: 1 },
  'bricolage-grotesque': { face: 'bricolage-grotesque-800', scale: 0.98, tracking: -0.04, lineHeight: 0.96 },
};

/** Running text and what stands out in it. */
export type TextType = { regular: FontFaceId; bold: FontFaceId };

export const textTypes: Record<TextFontId, TextType> = {
  archivo: { regular: 'archivo-500', bold: 'archivo-700' },
  'space-grotesk': { regular: 'space-grotesk-500', bold: 'space-grotesk-700' },
  'bricolage-grotesque': { regular: 'bricolage-grotesque-500', bold: 'bricolage-grotesque-700' },
  'noto-sans': { regular: 'noto-sans-500', bold: 'noto-sans-700' },
  fraunces: { regular: 'fraunces-400', bold: 'fraunces-600' },
  'playfair-display': { regular: 'playfair-display-400', bold: 'playfair-display-600' },
};
