import { utmValueIn } from '../linkBuilder';
import type { AdColumn } from './reportWords';

/** What a row of a report says of its ad; '' for what it does not. */
export type AdMark = {
  name: string;
  group: string;
  /** The `utm_content` of its address. */
  content: string;
};

/** Where a file has what, counted from 0. */
export type FoundAdColumns = Partial<Record<AdColumn, number>> & { ad?: number | undefined };

/** Longer names and addresses are taken for a broken file. */
const longest = 2_000;

/** `null` where the row says nothing of an ad. */
export function adMarkOf(cells: readonly string[], columns: FoundAdColumns): AdMark | null {
  const mark = {
    name: textOf(cells, columns.ad),
    group: textOf(cells, columns.adGroup),
    content: utmOf(cells, columns, 'content'),
  };
  return mark.name === '' && mark.group === '' && mark.content === '' ? null : mark;
}

/** The `utm_campaign` of a row; '' where it has none. */
export const utmCampaignOf = (cells: readonly string[], columns: FoundAdColumns): string =>
  utmOf(cells, columns, 'campaign');

/** The same for marks that say the same. */
export const keyOfMark = ({ name, group, content }: AdMark): string => JSON.stringify([name, group, content]);

/** What people know an ad of a file by. */
export const nameOfMark = ({ name, group, content }: AdMark): string => name || group || content;

/** In a column of its own, else in an address. */
function utmOf(cells: readonly string[], columns: FoundAdColumns, field: 'content' | 'campaign'): string {
  const own = textOf(cells, field === 'content' ? columns.utmContent : columns.utmCampaign);
  if (own !== '') return own;
  return utmValueIn(textOf(cells, columns.address), field);
}

/** Platforms write dashes where there is no value. */
function textOf(cells: readonly string[], column: number | undefined): string {
  const text = column === undefined ? '' : (cells[column] ?? '');
  return text.length > longest || /^-+$/.test(text) ? '' : text;
}
