import type { CutOutShadow } from './cutOutShadow';
import { fontFilesFor, type NeededFile } from '../type-setting/fontFaces';
import type { ColourScheme } from './colourSchemes';
import type { ImageCrop } from './crop';
import type { LogoPlate } from './logoContrast';
import type { DisplayFontId, IllustrationId, LayoutId, PatternId, TextFontId } from './names';
import type { CanvasId } from '../canvases';
import type { ObjectPose, SizePoses } from './objectPose';
import { displayTypes, textTypes } from './typefaces';

/** The texts of an ad's picture. Absent and blank are alike; a line break in `body` starts a new point. */
export type ArtworkContent = {
  headline: string;
  subheadline?: string;
  body?: string;
  call_to_action?: string;
  /** The short name that a product's label can carry. */
  brand?: string;
};

/** By how many steps something is larger than its layout sets it, or smaller where it is below 0. */
export type SizeSteps = -2 | -1 | 0 | 1 | 2;

/** How much larger each text is; `cta` is the call. */
export type TextSizes = Partial<Record<'brand' | 'headline' | 'subheadline' | 'cta' | 'body', SizeSteps>>;

/** A picture of the advertiser. `href` is a data URL where the drawing must stand alone; sizes in its own pixels. */
export type ArtworkImage = {
  href: string;
  width: number;
  height: number;
  /** Its subject has an outline of its own: a part of the picture is see-through. */
  isTransparent?: boolean;
  /** The middle of the whole unless given. */
  crop?: ImageCrop;
  /** How many thousandths of what can be seen of it have each tone, the darkest first; empty where that isn't known. */
  tones?: readonly number[];
};

/** All that a drawing depends on. */
export type Artwork = {
  content: ArtworkContent;
  layout: LayoutId;
  canvas: CanvasId;
  colours: ColourScheme;
  displayFont: DisplayFontId;
  textFont: TextFontId;
  /** The drawn subject; none draws the layout's plain shapes. */
  illustration?: IllustrationId;
  /** Takes the subject's place. */
  image?: ArtworkImage;
  /** Behind an image that has an outline of its own; none unless given. */
  cutOutShadow?: CutOutShadow;
  /** Takes the written brand's place. */
  logo?: ArtworkImage;
  logoPlate?: LogoPlate;
  logoSize?: SizeSteps;
  /** Fills the ground or the subject's panel, whichever the layout has. */
  pattern?: PatternId;
  textSizes?: TextSizes;
  /** How the drawn subject is set by hand. */
  objectPose?: ObjectPose;
  /** In place of that, in single sizes. */
  sizePoses?: SizePoses;
};

/** A text of the drawing, with its blanks evened out; empty when absent. */
export const contentText = ({ content }: Artwork, part: keyof ArtworkContent): string => (content[part] ?? '').trim();

/** The illustration that the drawing shows: an image takes its place. */
export const drawnIllustration = ({ image, illustration }: Artwork): IllustrationId | undefined =>
  image ? undefined : illustration;

/** How the drawn subject is set by hand in the artwork's size; none where it isn't. */
export const objectPoseOf = ({ objectPose, sizePoses, canvas }: Artwork): ObjectPose | undefined =>
  sizePoses?.[canvas] ?? objectPose;

/** By how many steps the text is larger than its layout sets it. */
export const textStepsOf = ({ textSizes }: Artwork, part: keyof ArtworkContent): number =>
  textSizes?.[part === 'call_to_action' ? 'cta' : part] ?? 0;

/** Everything but the characters of XML 1.0: one of them, even written as a reference, makes a document unreadable. */
const outsideXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** What someone who cannot see the drawing is told: its texts in reading order. */
export function accessibleName(artwork: Artwork): string {
  const parts = (['brand', 'headline', 'subheadline', 'body', 'call_to_action'] as const)
    .map((part) => contentText(artwork, part).replace(outsideXml, '').replace(/\s+/g, ' '))
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`));
  return parts.join(' ');
}

/** The files that drawing the artwork's texts asks for, each once. */
export function fontFilesOf(artwork: Artwork): NeededFile[] {
  const texts = Object.values(artwork.content).join(' ');
  // Capitals for texts that a layout sets in them, the ellipsis for one that is cut, the marks around a quotation.
  const text = `${texts}${texts.toLocaleUpperCase('en')}H …“”`;
  const { regular, bold } = textTypes[artwork.textFont];
  const faces = [displayTypes[artwork.displayFont].face, regular, bold];
  return [...new Set(faces.flatMap((face) => fontFilesFor(face, text)))];
}
