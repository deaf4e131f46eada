import { derivedFigures } from '../../../ad-kit/reports/derivedFigures';
import { breakdownLabels, partName } from '../../../ad-kit/reports/partNames';
import { csvFile } from '../../lib/csv';
import { resultsOf, type StoredSums } from '../../lib/results';
import type { Report } from './report.types';
import type { ReportWish } from './report.service';

const figures = [
  'Spend',
  'Impressions',
  'Clicks',
  'CTR',
  'CPC',
  'CPM',
  'Conversions',
  'Conversion rate',
  'CPA',
  'Revenue',
  'ROAS',
] as const;

type Figure = (typeof figures)[number];

/** The rows of a report and its sums as a CSV file; beside each figure, what it was before, where that is compared with. */
export function reportCsv({ rows, rest, total, totalBefore, before }: Report, by: ReportWish['by']): string {
  const lines = [
    ...rows.map((row) => ({ name: partName(row, by), campaign: row.campaignName, now: row.now, before: row.before })),
    ...(rest ? [{ name: `${rest.campaigns} more ${by}s`, campaign: null, now: rest.now, before: rest.before }] : []),
    { name: 'Total', campaign: null, now: total, before: totalBefore },
  ];
  const isCompared = before !== undefined;
  const headings = [
    breakdownLabels[by],
    ...(by === 'ad' ? ['Campaign'] : []),
    ...figures.flatMap((name) => (isCompared ? [name, `${name} before`] : [name])),
  ];
  return csvFile(
    headings,
    lines.map((line) => {
      const [now, earlier] = [cellsOf(line.now), cellsOf(line.before)];
      const cells = figures.flatMap((name): [string, string | number][] =>
        isCompared
          ? [
              [name, now[name]],
              [`${name} before`, earlier[name]],
            ]
          : [[name, now[name]]],
      );
      return Object.fromEntries([['Campaign', line.campaign ?? ''], [breakdownLabels[by], line.name], ...cells]);
    }),
  );
}

/** Empty where there are no numbers, nothing is reported, or there is nothing to divide by. */
function cellsOf(numbers: StoredSums | null): Record<Figure, string | number> {
  if (!numbers) return Object.fromEntries(figures.map((name) => [name, ''])) as Record<Figure, string>;
  const results = resultsOf(numbers);
  const { ctr, cpc, cpm, conversionRate, cpa, roas } = derivedFigures(results);
  const decimals = (value: number | null): string => value?.toFixed(2) ?? '';
  return {
    Spend: results.spent.toFixed(2),
    Impressions: results.impressions,
    Clicks: results.clicks,
    CTR: decimals(ctr),
    CPC: decimals(cpc),
    CPM: decimals(cpm),
    Conversions: results.conversions ?? '',
    'Conversion rate': decimals(conversionRate),
    CPA: decimals(cpa),
    Revenue: decimals(results.revenue),
    ROAS: decimals(roas),
  };
}
