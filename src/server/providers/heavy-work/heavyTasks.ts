import type { AdDrawing } from '../../modules/ads/adDrawing.port';
import type { ReportDrawing } from '../../modules/analytics/reportDrawing.port';
import type { CampaignJudge } from '../../modules/insights/campaignJudge.port';
import type { PreflightDrawing } from '../../modules/preflight/preflightDrawing.port';
import type { ImageCodec } from '../../modules/images/imageCodec.port';
import type { ArtworkDrawing } from '../../modules/template-library/artworkDrawing.port';
import { createArtworkDrawing } from '../artwork/artworkDrawing';
import { createPreflightDrawing } from '../report-pdf/preflightPdf';
import { createReportDrawing } from '../report-pdf/reportPdf';
import { createSharpCodec } from '../sharp/sharpCodec';
import { createCampaignJudge } from '../statistics/campaignJudge';

/** What takes a processor for so long that requests would have to wait for it. */
export type HeavyTasks = ArtworkDrawing & AdDrawing & ReportDrawing & PreflightDrawing & ImageCodec & CampaignJudge;

/** Does the tasks in the calling thread. */
export const createHeavyTasks = (): HeavyTasks => ({
  ...createArtworkDrawing(),
  ...createReportDrawing(),
  ...createPreflightDrawing(),
  ...createSharpCodec(),
  ...createCampaignJudge(),
});

/** A task as it travels to a worker. */
export type HeavyCall = {
  [Name in keyof HeavyTasks]: { name: Name; args: Parameters<HeavyTasks[Name]> };
}[keyof HeavyTasks];
