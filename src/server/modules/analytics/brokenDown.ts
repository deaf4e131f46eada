import type { BrokenDown } from '../../../ad-kit/client-report/reportNumbers';
import { metricValuesOf } from '../../lib/results';
import type { Report } from './report.types';

/** A report as the kit makes documents of it. */
export const brokenDownOf = ({ from, to, before, total, totalBefore, rows, rest }: Report): BrokenDown => ({
  from,
  to,
  before_from: before?.from ?? null,
  before_to: before?.to ?? null,
  total: total && metricValuesOf(total),
  total_before: totalBefore && metricValuesOf(totalBefore),
  rows: rows.map((row) => ({
    key: row.key,
    name: row.name,
    results: row.now && metricValuesOf(row.now),
    before: row.before && metricValuesOf(row.before),
  })),
  rest: rest && { results: metricValuesOf(rest.now), before: metricValuesOf(rest.before) },
});
