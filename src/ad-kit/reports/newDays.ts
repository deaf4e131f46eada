import { listed } from '../listed';
import type { DailyReportRow } from './reportRows';
import type { ReportFigures } from './reportFigures';

/** What becomes of days, and ads of a day, that have no numbers yet and whose delivery a file doesn't tell. */
export type NewDays = 'leave_out' | 'zero';

/** What a day always has; conversions and revenue may be unknown. */
const delivery = { spentCents: 'spend', impressions: 'impressions', clicks: 'clicks' } as const;

/**
 * The rows of a campaign. A row that would be the first of its day and lacks impressions, clicks, or spend is refused,
 * because the day would get a 0 that nobody measured.
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

/** Whether a day, or an ad of it, can begin with these numbers and no 0 that nobody measured. */
export const hasDelivery = (metrics: ReportFigures): boolean => missingIn(metrics).length === 0;

const missingIn = (metrics: ReportFigures): string[] =>
  Object.entries(delivery).flatMap(([field, name]) =>
    metrics[field as keyof typeof delivery] === undefined ? [name] : [],
  );
