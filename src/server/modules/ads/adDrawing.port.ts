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

/** What goes into an archive, by the files' names. */
export interface AdArchive {
  drawings: { name: string; canvas: CanvasId }[];
  texts: { name: string; text: string }[];
}

/** Draws saved ads. Each call may take a processor for seconds and a hundred megabytes of memory. */
export interface AdDrawing {
  /** An SVG document without any reference to the outside. */
  drawAdSvg(picture: AdPicture, canvas: CanvasId): Promise<string>;
  /** The same drawing in the canvas's pixels. */
  drawAdPng(picture: AdPicture, canvas: CanvasId): Promise<Uint8Array>;
  /** A ZIP file of drawings as PNG and of texts; the same ad is the same file. */
  drawAdArchive(picture: AdPicture, archive: AdArchive): Promise<Uint8Array>;
}
