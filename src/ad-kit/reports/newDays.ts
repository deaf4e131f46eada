import { listed } from '../listed';
import type { DailyReportRow } from './reportRows';
import type { ReportFigures } from './reportFigures';

/** What becomes of days without numbers whose delivery a file doesn't tell. */
export type NewDays = 'leave_out' | 'zero';

/** What a day always has; conversions and revenue may be unknown. */
const delivery = { spentCents: 'spend', impressions: 'impressions', clicks: 'clicks' } as const;

/**
 * The rows of a campaign, of which those are refused that would begin a day without its impressions, clicks, or spend:
 * 0 would be a number that nobody measured.
 */
export const withoutHalfDays = (
  rows: readonly DailyReportRow[],
  hasNumbers: (date: string) => boolean,
): DailyReportRow[] =>
  rows.map((row) => {
    const missing = row.metrics ? missingIn(row.metrics) : [];
    if (missing.length === 0 || row.date === null || hasNumbers(row.date)) return row;
    const message = `This day has no numbers yet, and the file doesn’t have its ${listed(missing)}.`;
    return { ...row, metrics: null, ads: [], message };
  });

const missingIn = (metrics: ReportFigures): string[] =>
  Object.entries(delivery).flatMap(([field, name]) =>
    metrics[field as keyof typeof delivery] === undefined ? [name] : [],
  );
