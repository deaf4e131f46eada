import { derivedFigures } from '../../../ad-kit/reports/derivedFigures';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import { csvFile } from '../../lib/csv';
import { resultsOf } from '../../lib/results';
import type { Numbers } from '../campaigns/campaigns.types';
import type { Report, ReportRow } from './report.types';
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

const partNames: Record<ReportWish['by'], string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  weekday: 'Weekday',
  platform: 'Platform',
  campaign: 'Campaign',
  label: 'Label',
};

/** The rows of a report and its sums as a CSV file; beside each figure, what it was before, where that is compared with. */
export function reportCsv({ rows, rest, total, totalBefore, before }: Report, by: ReportWish['by']): string {
  const lines = [
    ...rows.map((row) => ({ name: nameOf(row, by), now: row.now, before: row.before })),
    ...(rest ? [{ name: `${rest.campaigns} more campaigns`, now: rest.now, before: rest.before }] : []),
    { name: 'Total', now: total, before: totalBefore },
  ];
  const isCompared = before !== undefined;
  const headings = [partNames[by], ...figures.flatMap((name) => (isCompared ? [name, `${name} before`] : [name]))];
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
      return Object.fromEntries([[partNames[by], line.name], ...cells]);
    }),
  );
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function nameOf({ key, name }: ReportRow, by: ReportWish['by']): string {
  if (by === 'weekday') return weekdays[Number(key) - 1] ?? key;
  if (by === 'platform') return platformNameOf(key);
  if (by === 'label' && key === '') return 'No label';
  return name ?? key;
}

const platformNameOf = (key: string): string =>
  Object.entries(campaignPlatformNames).find(([platform]) => platform === key)?.[1] ?? key;

/** Empty where there are no numbers, or nothing to divide by. */
function cellsOf(numbers: Numbers | null): Record<Figure, string | number> {
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
    Conversions: results.conversions,
    'Conversion rate': decimals(conversionRate),
    CPA: decimals(cpa),
    Revenue: results.revenue.toFixed(2),
    ROAS: decimals(roas),
  };
}
