import type { CanvasId } from '../../../ad-kit/canvases';
import type { ArtworkDesign } from '../../lib/artworkDesign';
import type { ImageFile } from '../images/images.types';

/** All that drawings of an ad depend on but their size. */
export interface AdPicture {
  headline: string;
  subheadline: string;
  body: string;
  cta: string;
  design: ArtworkDesign;
  /** As they are stored; a drawing holds what of them it can show. */
  image: ImageFile | null;
  logo: ImageFile | null;
}

/** Draws saved ads. Each call may take a processor for seconds and a hundred megabytes of memory. */
export interface AdDrawing {
  /** An SVG document without any reference to the outside. */
  drawAdSvg(picture: AdPicture, canvas: CanvasId): Promise<string>;
  /** The same drawing in the canvas's pixels. */
  drawAdPng(picture: AdPicture, canvas: CanvasId): Promise<Uint8Array>;
  /** The drawing in the pixels of several canvases, in their order. */
  drawAdPngs(picture: AdPicture, canvases: readonly CanvasId[]): Promise<Uint8Array[]>;
}
