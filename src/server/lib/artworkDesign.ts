import type {
  ColourSchemeId,
  DisplayFontId,
  IllustrationId,
  LayoutId,
  PatternId,
  TextFontId,
} from '../../ad-kit/artwork/names';

/** How a drawing looks, as it is stored; its texts are those of the ad or template. */
export interface ArtworkDesign {
  layout: LayoutId;
  colours: ColourSchemeId;
  displayFont: DisplayFontId;
  textFont: TextFontId;
  illustration: IllustrationId | null;
  pattern: PatternId | null;
  /** The name that signs the drawing; empty for none. */
  brand: string;
}

/** What an ad is for, in the order in which it is shown. */
export const templateCategories = ['Product', 'Service', 'Event', 'Brand', 'Sale', 'App'] as const;
export type TemplateCategory = (typeof templateCategories)[number];
