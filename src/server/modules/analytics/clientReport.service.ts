import { clientReport, type ReportWishes } from '../../../ad-kit/client-report/clientReport';
import { fileNameOf, type FileToSave } from '../../lib/fileToSave';
import type { Scope } from '../../lib/scope';
import type { Turns } from '../../lib/turns';
import type { BrandKitService } from '../brand/brandKit.service';
import type { ImagesService } from '../images/images.service';
import { brokenDownOf } from './brokenDown';
import type { ReportService, ReportWish } from './report.service';
import type { Paper, ReportDrawing } from './reportDrawing.port';

/** A report for a client: which results, and what a person chose for it. */
export interface ClientReportWish {
  results: Omit<ReportWish, 'by'>;
  words: ReportWishes;
  paper: Paper;
}

interface ClientReportDeps {
  reports: ReportService;
  brandKits: Pick<BrandKitService, 'kit'>;
  images: Pick<ImagesService, 'file'>;
  drawing: ReportDrawing;
  /** A large logo takes some hundred megabytes while it is made small. */
  pictureTurns: Turns;
  heavyTurns: Turns;
}

export type ClientReportService = ReturnType<typeof createClientReportService>;

/** Results as a file to hand on. Rule: docs/product-rules.md, "Client report". */
export function createClientReportService(deps: ClientReportDeps) {
  const { reports, brandKits, images, drawing, pictureTurns, heavyTurns } = deps;

  const numbersFor = async (scope: Scope, { results, words: { without } }: ClientReportWish) => {
    const by = async (part: ReportWish['by']) => brokenDownOf(await reports.report(scope, { ...results, by: part }));
    const [byDay, byCampaign, byPlatform, byLabel] = await Promise.all([
      by('day'),
      by('campaign'),
      without.includes('platforms') ? undefined : by('platform'),
      without.includes('labels') ? undefined : by('label'),
    ]);
    return { byDay, byCampaign, byPlatform, byLabel };
  };

  return {
    /** A PDF file. Throws as a report does, and `Refusal('busy')` when too much waits to be drawn. */
    async pdf(scope: Scope, wish: ClientReportWish, signal: AbortSignal): Promise<FileToSave> {
      const numbers = await numbersFor(scope, wish);
      const brand = await brandKits.kit(scope);
      const { from, to } = numbers.byDay;
      const draw = async (): Promise<FileToSave> => ({
        name: `${fileNameOf(wish.words.title || 'report')}-${from}-to-${to}.pdf`,
        type: 'application/pdf',
        contents: await drawing.drawReport({
          report: clientReport(numbers, wish.words),
          brand,
          logo: brand.logoId === null ? null : await images.file(scope, brand.logoId),
          paper: wish.paper,
        }),
      });
      const take = () => heavyTurns.take(scope.actorId, draw, signal);
      return brand.logoId === null ? take() : pictureTurns.take(scope.actorId, take, signal);
    },
  };
}
