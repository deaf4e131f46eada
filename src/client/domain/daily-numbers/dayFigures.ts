import type { DailyMetrics } from '../../api/api';
import { formatConversions } from '../../../ad-kit/reports/figureFormats';
import { formatMoney } from '../../lib/money';
import { formatCount, noFigure } from '../../lib/numbers';

/** The figures of a day. */
export type NumberField = Exclude<keyof DailyMetrics, 'date'>;

export const dayFieldLabels: Record<NumberField, string> = {
  impressions: 'Impressions',
  clicks: 'Clicks',
  conversions: 'Conversions',
  spent: 'Spend',
  revenue: 'Revenue',
};

export const isMoneyField = (field: NumberField): field is 'spent' | 'revenue' =>
  field === 'spent' || field === 'revenue';

/** Whether a number may have two decimals: money may, and conversions, of which platforms credit parts. */
export const hasDecimals = (field: NumberField): boolean => isMoneyField(field) || field === 'conversions';

/** A number of a day as people read it; a dash for one that isn't reported. Conversions have a table's decimals in one. */
export function formatFigure(field: NumberField, value: number | null, decimals?: number): string {
  if (value === null) return noFigure;
  if (isMoneyField(field)) return formatMoney(value);
  return field === 'conversions' ? formatConversions(value, decimals) : formatCount(value);
}
