import type { CanvasId } from '../../../ad-kit/canvases';
import type { ArtworkFinding } from '../../../ad-kit/preflight/finding';
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

/** An ad as it was drawn. */
interface DrawnAd {
  /** In the pixels of the canvases, in their order. */
  pngs: Uint8Array[];
  /** What the drawings can't show as it is meant. */
  findings: ArtworkFinding[];
}

/** Draws saved ads. Each call may take a processor for seconds and a hundred megabytes of memory. */
export interface AdDrawing {
  /** An SVG document without any reference to the outside. */
  drawAdSvg(picture: AdPicture, canvas: CanvasId): Promise<string>;
  /** The same drawing in the canvas's pixels. */
  drawAdPng(picture: AdPicture, canvas: CanvasId): Promise<Uint8Array>;
  /** The same on several canvases; `hasCardTitle` if X lays a title over it. */
  drawAdPngs(picture: AdPicture, canvases: readonly CanvasId[], hasCardTitle: boolean): Promise<DrawnAd>;
  /** The logo by itself, as PNG files in the order of `googleLogos`; on a plate where it needs one. */
  drawGoogleLogos(ad: { logo: ImageFile; design: ArtworkDesign }): Promise<Uint8Array[]>;
  /** A drawn PNG as a JPEG, in the highest quality that has at most so many bytes. */
  jpegOf(png: Uint8Array, mostBytes: number): Promise<Uint8Array>;
}
