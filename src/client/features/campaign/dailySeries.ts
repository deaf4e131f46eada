import type { DailyMetrics } from '../../api/api';

/** What the chart of a campaign can show; money in dollars. */
export const seriesChoices = {
  spent: 'Spend',
  impressions: 'Impressions',
  clicks: 'Clicks',
  conversions: 'Conversions',
  revenue: 'Revenue',
} as const satisfies Partial<Record<keyof DailyMetrics, string>>;

export type SeriesField = keyof typeof seriesChoices;

const dayMs = 86_400_000;

/** The day that lies `count` days before another; both `YYYY-MM-DD`. */
export function daysBefore(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - count * dayMs).toISOString().slice(0, 10);
}

/**
 * Every day from `from` to `to`, oldest first, with one figure of it; `null` for a day without numbers, so that a
 * gap in the reports is not drawn as a day on which nothing happened.
 */
export function dailySeries(
  rows: readonly DailyMetrics[],
  field: SeriesField,
  { from, to }: { from: string; to: string },
): { date: string; value: number | null }[] {
  const byDate = new Map(rows.map((row) => [row.date, row[field]]));
  const length = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length }, (_, index) => {
    const date = daysBefore(to, length - 1 - index);
    return { date, value: byDate.get(date) ?? null };
  });
}
