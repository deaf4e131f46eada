import { type ChosenColumns, eachColumn } from './chosenColumns';
import { type ReportTable, headingSearchText, maxReportRows, readReportTable } from './reportTable';
import { plainHeading } from './reportWords';

/** The header row of a file; empty where it has none. Reads no more of the file than the row can stand in. */
export function headerRowOf(text: string): ReportTable['headings'] {
  const read = readReportTable(headingSearchText(text), maxReportRows);
  return 'problem' in read ? [] : read.headings;
}

/** The columns of a header row in an order that is the same for the same titles. Equal titles keep theirs. */
const sorted = (headings: readonly string[]): { title: string; index: number }[] =>
  headings
    .map((heading, index) => ({ title: plainHeading(heading), index }))
    .sort((one, other) => (one.title === other.title ? one.index - other.index : one.title < other.title ? -1 : 1));

/** What two header rows have in common if they have the same titles, in whatever order. */
export const titlesOf = (headings: readonly string[]): string[] => sorted(headings).map(({ title }) => title);

/** Columns of a file as places among its sorted titles, where the next file's are found again. */
export function placesOf(headings: readonly string[], columns: ChosenColumns): ChosenColumns {
  const order = sorted(headings);
  return eachColumn(columns, (column) => order.findIndex(({ index }) => index === column));
}

/** Places among sorted titles as columns of a file with those titles. */
export function columnsAt(headings: readonly string[], places: ChosenColumns): ChosenColumns {
  const order = sorted(headings);
  return eachColumn(places, (place) => order[place]?.index ?? null);
}
