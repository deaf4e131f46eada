import type { Campaign, CampaignTotals } from '../../api/campaignsApi';
import { formatConversions } from '../../../ad-kit/reports/figureFormats';
import { formatDay } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { formatCount, formatRate, formatTimes, noFigure, orDash } from '../../lib/numbers';

type Figures = Pick<
  Campaign,
  'budget' | 'spent' | 'impressions' | 'clicks' | 'conversions' | 'revenue' | 'conversion_rate' | 'cpa' | 'roas'
> & { [Field in 'ctr' | 'cpc']: number | null };

type ColumnLooks = {
  label: string;
  /** What an abbreviation stands for, and how the figure is worked out. */
  explanation?: string;
};

/** A column that is a sum, or follows from sums: it has a total. */
type FigureColumn = ColumnLooks & {
  /** With the decimals of a table's conversions, where it stands in one. */
  figure: (of: Figures, decimals?: number) => string;
};
type FactColumn = ColumnLooks & { fact: (campaign: Campaign) => string };

const day = (date: string | null) => (date ? formatDay(date) : noFigure);

/** The columns that can be chosen, by the field that each sorts by, from left to right. */
const columns = {
  status: { label: 'Status', fact: ({ status }) => status },
  platform: { label: 'Platform', fact: ({ platform }) => platform },
  budget: { label: 'Budget', figure: ({ budget }) => orDash(formatMoney, budget) },
  spent: { label: 'Spent', figure: ({ spent }) => orDash(formatMoney, spent) },
  impressions: { label: 'Impressions', figure: ({ impressions }) => formatCount(impressions) },
  clicks: { label: 'Clicks', figure: ({ clicks }) => formatCount(clicks) },
  ctr: {
    label: 'CTR',
    explanation: 'Click-through rate: clicks ÷ impressions',
    figure: ({ ctr, impressions }) => (impressions === 0 ? noFigure : orDash(formatRate, ctr)),
  },
  cpc: {
    label: 'CPC',
    explanation: 'Cost per click: spent ÷ clicks',
    figure: ({ cpc, clicks }) => (clicks === 0 ? noFigure : orDash(formatMoney, cpc)),
  },
  conversions: {
    label: 'Conversions',
    figure: ({ conversions }, decimals) => orDash((value) => formatConversions(value, decimals), conversions),
  },
  conversion_rate: {
    label: 'Conv. rate',
    explanation: 'Conversion rate: conversions ÷ clicks',
    figure: ({ conversion_rate: conversionRate }) => orDash(formatRate, conversionRate),
  },
  cpa: {
    label: 'CPA',
    explanation: 'Cost per conversion: spent ÷ conversions',
    figure: ({ cpa }) => orDash(formatMoney, cpa),
  },
  revenue: { label: 'Revenue', figure: ({ revenue }) => orDash(formatMoney, revenue) },
  roas: {
    label: 'ROAS',
    explanation: 'Return on ad spend: revenue ÷ spent',
    figure: ({ roas }) => orDash(formatTimes, roas),
  },
  start_date: { label: 'Start', fact: ({ start_date: date }) => day(date) },
  end_date: { label: 'End', fact: ({ end_date: date }) => day(date) },
} as const satisfies Record<string, FigureColumn | FactColumn>;

export type ColumnKey = keyof typeof columns;

export const allColumns = Object.keys(columns) as ColumnKey[];

/** What the list shows until somebody chooses otherwise. */
export const defaultColumns: readonly ColumnKey[] = [
  'status',
  'platform',
  'budget',
  'spent',
  'impressions',
  'ctr',
  'cpc',
  'conversions',
  'cpa',
  'roas',
];

export const columnOf = (key: ColumnKey): FigureColumn | FactColumn => columns[key];

/** Whether a column has numbers, which stand at its right. */
export const isFigure = (key: ColumnKey): boolean => 'figure' in columns[key];

export function cellOf(key: ColumnKey, campaign: Campaign, decimals?: number): string {
  const column = columnOf(key);
  return 'figure' in column ? column.figure(campaign, decimals) : column.fact(campaign);
}

/** What a column adds up to; nothing for one that adds up to nothing. */
export function totalOf(key: ColumnKey, totals: CampaignTotals, decimals?: number): string {
  const column = columnOf(key);
  return 'figure' in column ? column.figure(totals, decimals) : '';
}

/** The columns that are wanted, in the order of the table. */
export const inOrder = (wanted: readonly string[]): ColumnKey[] => allColumns.filter((key) => wanted.includes(key));

/** The columns that were kept as text; the usual ones where nothing was, or nothing that can be read. */
export function parseColumns(kept: string | null): readonly ColumnKey[] {
  return kept === null ? defaultColumns : inOrder(kept.split(','));
}
