import { conversionDecimals } from '../reports/figureFormats';
import { figureIn, type Metric, metricOf, type MetricValues } from '../reports/metrics';
import { type Breakdown, partName } from '../reports/partNames';
import type { BrokenDown } from './reportNumbers';
import { sumOf } from './sums';
import { hasNumbers } from './periodSums';

/** The most campaigns or labels that have a row of their own. */
const mostTableRows = 20;

/** A table of so many rows or fewer isn't torn apart by a page's end. */
export const mostRowsTogether = 14;

export interface ReportTable {
  title: string;
  /** What its rows are. */
  by: string;
  columns: readonly string[];
  rows: readonly ReportTableRow[];
  /** What has to be known to read it; empty where nothing has. */
  note: string;
}

export interface ReportTableRow {
  kind: 'part' | 'rest' | 'total';
  name: string;
  /** One for each column. */
  cells: readonly string[];
}

const columns: readonly Metric[] = ['spent', 'impressions', 'clicks', 'ctr', 'conversions', 'cpa', 'roas'];

interface Words {
  by: Extract<Breakdown, 'platform' | 'campaign' | 'label'>;
  title: string;
  column: string;
}

/** A breakdown with a row for each of the largest parts, one for all others, and the sums; `undefined` without any. */
export function tableOf(brokenDown: BrokenDown | undefined, words: Words): ReportTable | undefined {
  if (!brokenDown?.total) return undefined;
  const { total, total_before: before, rest } = brokenDown;
  const { by, title, column } = words;
  const parts = brokenDown.rows.flatMap(({ key, name, results }) =>
    results ? [{ key, name: partName({ key, name }, by), results }] : [],
  );
  // Without labels, everything has none.
  if (by === 'label' && parts.every(({ key }) => key === '')) return undefined;
  const shown = parts.slice(0, mostTableRows);
  const measured = columns.filter((metric) => hasNumbers(metric, { now: total, before }));
  const hidden = parts.slice(mostTableRows);
  const others = sumOf([...hidden.map(({ results }) => results), rest && rest.results]);
  const decimals = conversionDecimals([...shown.map(({ results }) => results), others, total]);
  const row = (kind: ReportTableRow['kind'], name: string, results: MetricValues): ReportTableRow => ({
    kind,
    name,
    cells: measured.map((metric) => figureIn(results, metric, decimals)),
  });
  return {
    title,
    by: column,
    columns: measured.map((metric) => metricOf(metric).label),
    rows: [
      ...shown.map(({ name, results }) => row('part', name, results)),
      // Of labels there is no rest: a campaign may have several.
      ...(by === 'label' || others === null ? [] : [row('rest', `All other ${by}s`, others)]),
      row('total', 'Total', total),
    ],
    note:
      by === 'label'
        ? `A campaign counts in each of its labels, in the total once.${hidden.length > 0 ? ` ${hidden.length} more with less spend aren’t listed.` : ''}`
        : '',
  };
}
