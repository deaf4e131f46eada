import type { CanvasId } from '../../../ad-kit/formats';
import type { ArtworkDesign } from '../../lib/artworkDesign';
import type { ImageFile } from '../images/images.types';

/** All that a drawing of an ad depends on. */
export interface AdPicture {
  headline: string;
  subheadline: string;
  body: string;
  cta: string;
  design: ArtworkDesign;
  canvas: CanvasId;
  image: ImageFile | null;
  logo: ImageFile | null;
}

/** Draws saved ads. */
export interface AdDrawing {
  /** An SVG document without any reference to the outside. */
  drawAdSvg(picture: AdPicture): Promise<string>;
  /** The same drawing in the canvas's pixels. */
  drawAdPng(picture: AdPicture): Promise<Buffer>;
}
