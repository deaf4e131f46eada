import type { ClientReport } from '../../../ad-kit/client-report/clientReport';
import type { ReportDocument, ReportDrawing } from '../../modules/analytics/reportDrawing.port';
import { drawCover } from './pdfCover';
import { pdfDocument } from './pdfDocument';
import { drawTiles, drawTrend, drawWords } from './pdfFigures';
import { drawFeet } from './pdfFlow';
import { smallLogo } from './pdfLogo';
import { drawTable } from './pdfTable';

/** Lays reports out. */
export const createReportDrawing = (): ReportDrawing => ({
  async drawReport({ report, brand, logo, paper }: ReportDocument): Promise<Uint8Array> {
    const { title, period, compared, scope } = report;
    const mark = { brand: brand.name, logo: await smallLogo(logo) };
    return pdfDocument({ title, brand, paper, texts: textsIn(report) }, (flow) => {
      drawCover(flow, { title, about: [`${period}${compared && `, compared with ${compared}`}`, scope] }, mark);
      drawWords(flow, report);
      drawTiles(flow, report.tiles);
      drawTrend(flow, report.trend);
      for (const table of report.tables) drawTable(flow, table);
      drawFeet(flow, [brand.name, title, period].filter(Boolean).join(' · '));
    });
  },
});

/** Everything that is written with letters that people chose. */
const textsIn = ({ scope, note, summary, tables, trend, tiles, period, compared }: ClientReport): string[] => [
  scope,
  period,
  compared,
  ...note,
  ...summary,
  ...(trend ? [trend.title, trend.highest] : []),
  ...tiles.flatMap(({ label, value, change }) => [label, value, change]),
  ...tables.flatMap(({ rows }) => rows.flatMap(({ name, cells }) => [name, ...cells])),
];
