import { type FigureField, moneyFields, type ReportFigures, roundedOf, sumOf } from './reportFigures';
import type { ReadLine, ReportColumns } from './reportRows';
import { currencyOfAmount } from './reportValues';
import { currencyOfHeading, longestCell } from './reportWords';

/** A campaign of a file with its totals. */
export type ReportCampaign = ReportFigures & {
  name: string;
  /** Rows of the file. */
  rows: number;
};

/** A kind of result with how many there are, × 100. */
export type ReportResultKind = { name: string; hundredths: number };

/** A file with more is refused: nobody finds one among them. */
export const mostCampaigns = 500;

/** Names are compared without case and with single blanks. */
export const nameKey = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();

export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** The campaigns of a file: the one called `wanted` first, then by spend. `undefined` where there are too many. */
export function campaignsOf(
  lines: readonly ReadLine[],
  fields: FigureField[],
  wanted: string,
): ReportCampaign[] | undefined {
  const byName = new Map<string, ReadLine[]>();
  for (const line of lines) {
    const known = byName.get(line.campaign);
    if (known) known.push(line);
    else byName.set(line.campaign, [line]);
    if (byName.size > mostCampaigns) return undefined;
  }
  const campaigns = [...byName].map(([name, rows]) => ({
    name,
    rows: rows.length,
    ...roundedOf(
      sumOf(
        rows.map(({ figures }) => figures),
        fields,
      ),
      1,
    ),
  }));
  const size = (campaign: ReportCampaign) => campaign.spentCents ?? campaign.impressions ?? campaign.rows;
  return campaigns.sort(
    (one, other) =>
      Number(isSameName(other.name, wanted)) - Number(isSameName(one.name, wanted)) || size(other) - size(one),
  );
}

/** The kinds of results that lines have, most first. Lines without results say nothing about what counts. */
export function resultKindsOf(lines: readonly ReadLine[]): ReportResultKind[] {
  const byName = new Map<string, number>();
  for (const { kind, figures } of lines) {
    const count = figures.conversions ?? 0;
    if (kind !== '' && count > 0) byName.set(kind, (byName.get(kind) ?? 0) + count);
  }
  return [...byName]
    .map(([name, count]) => ({ name, hundredths: Math.round(count / 10_000) }))
    .sort((one, other) => other.hundredths - one.hundredths);
}

type Money = { headings: readonly string[]; columns: ReportColumns; currency: number | undefined };

/**
 * The currencies that a file names, without doubles: in a column of its own, else in the headings of amounts, else at
 * the amounts themselves.
 */
export function currenciesOf(lines: readonly ReadLine[], { headings, columns, currency }: Money): string[] {
  const amounts = moneyFields.flatMap((field) => columns[field] ?? []);
  if (amounts.length === 0) return [];
  const inColumn = currency === undefined ? [] : codesOf(lines.map(({ cells }) => cells[currency] ?? ''));
  if (inColumn.length > 0) return inColumn;
  const inHeadings = new Set(amounts.flatMap((index) => currencyOfHeading(headings[index] ?? '') ?? []));
  if (inHeadings.size > 0) return [...inHeadings];
  const cells = lines.flatMap((line) => amounts.map((index) => line.cells[index] ?? ''));
  return [...new Set(cells.flatMap((cell) => (cell.length > longestCell ? [] : (currencyOfAmount(cell) ?? []))))];
}

function codesOf(cells: readonly string[]): string[] {
  const codes = cells.filter((cell) => cell.length === 3).map((cell) => cell.toUpperCase());
  return [...new Set(codes.filter((code) => /^[A-Z]{3}$/.test(code)))];
}
