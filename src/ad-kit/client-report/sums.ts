import type { Results } from '../reports/derivedFigures';
import { metricValues, type MetricValues } from '../reports/metrics';

/** The sum of results, with the figures that follow from it; null where there are none. */
export const sumOf = (all: readonly (MetricValues | null)[]): MetricValues | null => {
  const some = all.filter((each) => each !== null);
  if (some.length === 0) return null;
  const sum = (name: keyof Results) => sumOfKnown(some.map((each) => each[name]));
  return metricValues({
    impressions: sum('impressions') ?? 0,
    clicks: sum('clicks') ?? 0,
    conversions: sum('conversions'),
    spent: sum('spent') ?? 0,
    revenue: sum('revenue'),
    days_without_conversions: sum('days_without_conversions') ?? 0,
    days_without_revenue: sum('days_without_revenue') ?? 0,
  });
};

/** Null where none is known. Hundredths add up without a trace of binary fractions. */
function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;
}
