import { grouped } from '../../../ad-kit/grouped';
import { listed } from '../../../ad-kit/listed';
import type { ReportAds, ReportCampaign, ReportFile } from '../../api/metricsApi';
import { formatConversions } from '../../../ad-kit/reports/figureFormats';
import { formatMoney } from '../../lib/money';
import { formatCount } from '../../lib/numbers';
import { countOf } from '../../lib/text';

const figureNames = {
  spend: 'spend',
  impressions: 'impressions',
  clicks: 'clicks',
  conversions: 'conversions',
  revenue: 'revenue',
} as const;

type FigureName = keyof typeof figureNames;

/** What every day has: a day that lacks conversions or revenue doesn't report them. */
const delivery: ReadonlySet<FigureName> = new Set(['spend', 'impressions', 'clicks']);

const missingIn = ({ columns }: Pick<ReportFile, 'columns'>): FigureName[] =>
  (Object.keys(figureNames) as FigureName[]).filter((field) => !columns[field]);

/** What every day has and this file has no column for: "impressions or clicks"; `undefined` where it has all. */
export function missingDelivery(file: Pick<ReportFile, 'columns'>): string | undefined {
  const missing = missingIn(file).filter((field) => delivery.has(field));
  return missing.length === 0 ? undefined : listed(missing, 'or');
}

/** What of a day the file has no column for, and what becomes of it; `undefined` where it has all. */
export function missingSentence(file: Pick<ReportFile, 'columns'>): string | undefined {
  const missing = missingIn(file);
  if (missing.length === 0) return undefined;
  const names = namesOf(missing);
  const isOne = missing.length === 1 && (names === 'spend' || names === 'revenue');
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${isOne ? 'isn’t' : 'aren’t'} in this file, so current values stay.`;
}

const namesOf = (fields: readonly FigureName[]): string => listed(fields.map((field) => figureNames[field]));

/** Whether amounts are in another currency than the account's. */
export const isForeign = (currency: string | null): currency is string => currency !== null && currency !== 'USD';

/** A campaign's totals in a line: `$220.08 spend · 4,535 impressions · 3 rows`. Amounts in the file's currency. */
export function totalsOf(campaign: ReportCampaign, currency: string | null): string {
  const { spent, impressions, clicks, conversions, revenue, rows } = campaign;
  const amount = (value: number) => (isForeign(currency) ? `${grouped(value, 2)} ${currency}` : formatMoney(value));
  return [
    ...(spent === null ? [] : [`${amount(spent)} spend`]),
    ...(impressions === null ? [] : [`${formatCount(impressions)} impressions`]),
    ...(clicks === null ? [] : [`${formatCount(clicks)} clicks`]),
    ...(conversions === null ? [] : [`${formatConversions(conversions)} conversions`]),
    ...(revenue === null ? [] : [`${amount(revenue)} revenue`]),
    countOf(rows, 'row'),
  ].join(' · ');
}

/** How many ads of a file get numbers of their own: `3 ads, 2 not recognized`. */
export function adsText({ recognized, not_recognized: unknown }: ReportAds): string {
  if (recognized === 0) return `${countOf(unknown, 'ad')} not recognized`;
  return unknown === 0 ? countOf(recognized, 'ad') : `${countOf(recognized, 'ad')}, ${unknown} not recognized`;
}

/** Meta's name of a kind of results without its technical beginning: `purchase` for `offsite_conversion.fb_pixel_purchase`. */
export function kindName(kind: string): string {
  return kind.replace(/^(actions:)?([a-z]+_conversion\.)?(fb_pixel_)?/, '').replace(/[_.]/g, ' ');
}

/** Whether two names are the same but for case and blanks. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(one) === plain(other);
}
