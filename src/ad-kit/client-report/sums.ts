import type { Results } from '../reports/derivedFigures';
import { metricValues, type MetricValues } from '../reports/metrics';

/** Hundredths add up without a trace of binary fractions. */
export const inHundredths = (value: number): number => Math.round(value * 100);

/** Results from the hundredths of each, with the figures that follow from them. */
export function combined(hundredthsOf: (name: keyof Results) => number): MetricValues {
  const value = (name: keyof Results) => hundredthsOf(name) / 100;
  return metricValues({
    impressions: value('impressions'),
    clicks: value('clicks'),
    conversions: value('conversions'),
    spent: value('spent'),
    revenue: value('revenue'),
  });
}

/** The sum of results; null where there are none. */
export const sumOf = (all: readonly (MetricValues | null)[]): MetricValues | null => {
  const some = all.filter((each) => each !== null);
  if (some.length === 0) return null;
  return combined((name) => some.reduce((sum, each) => sum + inHundredths(each[name]), 0));
};
