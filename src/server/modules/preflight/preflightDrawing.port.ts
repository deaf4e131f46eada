import type { PreflightReport } from '../../../ad-kit/preflight/preflightReport';
import type { Paper } from '../analytics/reportDrawing.port';
import type { BrandKit } from '../brand/brandKit.types';
import type { ImageFile } from '../images/images.types';

/** A picture as a document shows it. */
export interface SmallPicture {
  /** A `data:` address. */
  href: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A preflight with all that its look takes. */
export interface PreflightDocument {
  report: PreflightReport;
  /** By the keys of the report's pictures. */
  pictures: ReadonlyMap<string, SmallPicture>;
  brand: BrandKit;
  logo: ImageFile | null;
  paper: Paper;
}

/** Lays a preflight out as a PDF file. */
export interface PreflightDrawing {
  /** A picture as small as the document shows it, on white. */
  shrunk(picture: Uint8Array): Promise<SmallPicture>;
  drawPreflight(document: PreflightDocument): Promise<Uint8Array>;
}
