import type { ArtworkPart } from '../../../../ad-kit/preflight/finding';

/** The control of each part that is chosen with the design. */
const ofDesign: Partial<Record<ArtworkPart, string>> = {
  image: 'button',
  illustration: 'select',
  colors: 'input:checked',
};

/** The control of each part that isn't a text. */
const controls: typeof ofDesign = { ...ofDesign, logo: 'button' };

/** Whether it belongs to the design, not to the texts and the brand. */
export const isOfDesign = (part: ArtworkPart): boolean => part in ofDesign;

/** Finds all that a part is written or chosen with. */
export const artworkFieldsSelector = (part: ArtworkPart) => `[data-artwork-part="${part}"]`;

/** Finds where a part is written or chosen. */
export const artworkFieldSelector = (part: ArtworkPart) =>
  `${artworkFieldsSelector(part)} ${controls[part] ?? ':is(input, textarea)'}`;

/** Finds a part on the artwork; the artwork itself where it doesn't show the part any more. */
export const touchedSelectors = (part: ArtworkPart) => [`[data-touch-part="${part}"]`, '[data-touch-parts]'];
