import type { ClientReport } from '../../../ad-kit/client-report/clientReport';
import type { BrandKit } from '../brand/brandKit.types';
import type { ImageFile } from '../images/images.types';

export type Paper = 'a4' | 'letter';

/** A report with all that its look takes. */
export interface ReportDocument {
  report: ClientReport;
  brand: BrandKit;
  logo: ImageFile | null;
  paper: Paper;
}

/** Lays a report out as a PDF file. */
export interface ReportDrawing {
  drawReport(document: ReportDocument): Promise<Uint8Array>;
}
