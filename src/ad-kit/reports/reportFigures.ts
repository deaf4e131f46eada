import { excessOf, figureOf, type FigureRule, type Read, readFigure, type DecimalSign } from './reportValues';
import type { ReportField } from './reportWords';

export type FigureField = Exclude<ReportField, 'date' | 'campaign' | 'ad'>;

/** Figures of a day or of a campaign; what the file has no column for is left out. Money in cents. */
export type ReportFigures = {
  impressions?: number;
  clicks?: number;
  /** Conversions × 100. */
  conversionHundredths?: number;
  spentCents?: number;
  revenueCents?: number;
};

/** Sums as they are read, not yet rounded. */
export type RawFigures = Partial<Record<FigureField, number>>;

const rules: Record<FigureField, FigureRule & { name: keyof ReportFigures; isMoney: boolean }> = {
  impressions: { name: 'impressions', label: 'Impressions', max: 1_000_000_000, hasDecimals: false, isMoney: false },
  clicks: { name: 'clicks', label: 'Clicks', max: 1_000_000_000, hasDecimals: false, isMoney: false },
  conversions: {
    name: 'conversionHundredths',
    label: 'Conversions',
    max: 1_000_000_000,
    hasDecimals: true,
    isMoney: false,
  },
  spend: { name: 'spentCents', label: 'Spend', max: 10_000_000, hasDecimals: true, isMoney: true },
  revenue: { name: 'revenueCents', label: 'Revenue', max: 100_000_000, hasDecimals: true, isMoney: true },
};

export const figureFields = Object.keys(rules) as FigureField[];

export const moneyFields = figureFields.filter((field) => rules[field].isMoney);

export const readRaw = (field: FigureField, text: string, decimal: DecimalSign): Read<number> =>
  readFigure(rules[field], text, decimal);

/** Adds the figures of rows up; `fields` are those that the file has. */
export function sumOf(rows: readonly RawFigures[], fields: readonly FigureField[]): RawFigures {
  return Object.fromEntries(
    fields.map((field) => [field, rows.reduce((sum, figures) => sum + (figures[field] ?? 0), 0)]),
  );
}

/** Rounds sums to what is stored; `rate` multiplies the amounts of money. */
export function roundedOf(sums: RawFigures, rate: number): ReportFigures {
  const rounded: ReportFigures = {};
  for (const field of figureFields) {
    const sum = sums[field];
    const { name, isMoney } = rules[field];
    if (sum !== undefined) rounded[name] = figureOf(rules[field], sum, isMoney ? rate : 1);
  }
  return rounded;
}

/** Why figures of a day cannot be stored; empty where they can. */
export function excessesOf(figures: ReportFigures): string {
  return figureFields.flatMap((field) => excessOf(rules[field], figures[rules[field].name] ?? 0) ?? []).join(' ');
}

/** What figures have more than others that are in each at most as many; in both the same are left out. */
export function differenceOf(figures: ReportFigures, less: ReportFigures): ReportFigures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, figure - (less[name as keyof ReportFigures] ?? 0)]),
  );
}
