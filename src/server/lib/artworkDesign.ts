import type { SizeSteps, TextSizes } from '../../ad-kit/artwork/artwork';
import type { CutOutShadow } from '../../ad-kit/artwork/cutOutShadow';
import type { ImageCrop } from '../../ad-kit/artwork/crop';
import type { LogoPlate } from '../../ad-kit/artwork/logoContrast';
import type { ObjectPose, SizePoses } from '../../ad-kit/artwork/objectPose';
import type { BrandColours } from '../../ad-kit/artwork/brandScheme';
import type {
  ArtworkColours,
  DisplayFontId,
  IllustrationId,
  LayoutId,
  PatternId,
  TextFontId,
} from '../../ad-kit/artwork/names';
import type { CanvasId } from '../../ad-kit/canvases';

/** How a drawing looks, as it is stored; its texts are those of the ad or template. */
export interface ArtworkDesign {
  layout: LayoutId;
  colours: ArtworkColours;
  displayFont: DisplayFontId;
  textFont: TextFontId;
  illustration: IllustrationId | null;
  pattern: PatternId | null;
  /** The name that signs the drawing; empty for none. */
  brand: string;
  /** Which part of the ad's image each size shows; the middle where there is none. */
  imageCrops?: Partial<Record<CanvasId, ImageCrop>>;
  /** What a `brand` scheme is made of. They stay with the design, so that it looks alike when the brand kit changes. */
  brandColours?: BrandColours;
  /** The texts that are larger or smaller than their layout sets them. */
  textSizes?: TextSizes;
  /** How the illustration stands other than its layout puts it. */
  objectPose?: ObjectPose;
  /** The sizes in which it stands in another way; an empty pose is the layout's. */
  sizePoses?: SizePoses;
  /** Whether a plate lies behind the logo; one does where the logo needs it unless this is set. */
  logoPlate?: LogoPlate;
  /** By how many steps the logo is larger than its layout sets it; never 0. */
  logoSize?: SizeSteps;
  /** Behind an image that has an outline of its own. */
  cutOutShadow?: CutOutShadow;
  /**
   * The illustrations that say what its template's texts say, the template's own first. An ad keeps them, because it
   * outlives what it was made from.
   */
  suggestedIllustrations?: IllustrationId[];
}

/** What an ad is for, in the order in which it is shown. */
export const templateCategories = ['Product', 'Service', 'Event', 'Brand', 'Sale', 'App'] as const;
export type TemplateCategory = (typeof templateCategories)[number];
