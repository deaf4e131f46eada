import type { Results } from '../../reports/derivedFigures';
import { metricValues, type MetricValues } from '../../reports/metrics';
import { unitsOf } from '../../reports/periods';
import type { BrokenDown, BrokenDownRow, ReportNumbers } from '../reportNumbers';

/** Results with what follows from them. */
export function values(some: Partial<Results>): MetricValues {
  const nothing = { impressions: 0, clicks: 0, conversions: 0, spent: 0, revenue: 0 };
  return metricValues({ ...nothing, days_without_conversions: 0, days_without_revenue: 0, ...some });
}

export const aRow = (
  key: string,
  results: Partial<Results> | null,
  before: Partial<Results> | null = null,
): BrokenDownRow => ({ key, name: null, results: results && values(results), before: before && values(before) });

/** November 2026 against October, by anything. */
export const aBreakdown = (some: Partial<BrokenDown>): BrokenDown => ({
  from: '2026-11-01',
  to: '2026-11-30',
  before_from: '2026-10-02',
  before_to: '2026-10-31',
  total: null,
  total_before: null,
  rows: [],
  rest: null,
  ...some,
});

/** What a report is made of that has these sums, with numbers on every day. */
export function someNumbers(sums: Partial<BrokenDown>, others: Partial<ReportNumbers> = {}): ReportNumbers {
  const { total = null, total_before: before = null } = sums;
  const byDay = aBreakdown(sums);
  const rows = unitsOf(byDay, 'day').map((key) => ({ key, name: null, results: total, before }));
  return {
    byDay: { ...byDay, rows },
    byCampaign: aBreakdown(sums),
    byPlatform: undefined,
    byLabel: undefined,
    ...others,
  };
}
