import { derivedFigures, type Results } from '../../reports/derivedFigures';
import type { MetricValues } from '../../reports/metrics';
import type { BrokenDown, BrokenDownRow, ReportNumbers } from '../reportNumbers';

/** Results with what follows from them. */
export function values(some: Partial<Results>): MetricValues {
  const results = { impressions: 0, clicks: 0, conversions: 0, spent: 0, revenue: 0, ...some };
  const { conversionRate, ...derived } = derivedFigures(results);
  return { ...results, ...derived, conversion_rate: conversionRate };
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

/** What a report is made of that has these sums. */
export function someNumbers(sums: Partial<BrokenDown>, others: Partial<ReportNumbers> = {}): ReportNumbers {
  const { rows: _, ...withoutRows } = sums;
  return {
    unit: 'week',
    byTime: aBreakdown(sums),
    byCampaign: aBreakdown(withoutRows),
    byPlatform: undefined,
    byLabel: undefined,
    ...others,
  };
}
