import Papa from 'papaparse';
import { grouped } from '../grouped';
import { type DecimalSign, decimalSignOf, readCount, readDay, readHundredths } from './reportValues';

/** One day's numbers of a report. Money in cents. */
export type DailyReportMetrics = {
  /** YYYY-MM-DD. */
  date: string;
  impressions: number;
  clicks: number;
  /** Conversions × 100. */
  conversionHundredths: number;
  spentCents: number;
  revenueCents: number;
};

/** One data row of a report: either its numbers, or the sentence that says why it is refused. */
export type DailyReportRow = {
  /** Line in the file, counted from 1. */
  line: number;
  /** `null` where the day cannot be read. */
  date: string | null;
  metrics: DailyReportMetrics | null;
  message: string | null;
};

export type DailyReport = {
  rows: DailyReportRow[];
  /** Why the file as a whole cannot be read; `null` if it can. */
  problem: string | null;
};

/** A file with more data rows than this is refused as a whole. */
export const maxReportRows = 5000;

const synonyms = {
  date: ['date', 'day'],
  impressions: ['impressions', 'impr', 'impr.'],
  clicks: ['clicks', 'link clicks', 'clicks (all)'],
  conversions: ['conversions', 'conv', 'conv.'],
  spend: ['spend', 'spent', 'cost', 'amount spent', 'total spent'],
  revenue: ['revenue', 'conv. value', 'conversion value', 'purchases conversion value'],
} as const;

type Column = keyof typeof synonyms;
type Columns = Partial<Record<Column, number>>;

/** No number and no heading has more characters; what has is refused before it is matched against anything. */
const longestCell = 200;

/** Columns further right are not looked at: the widest export of a platform has about a hundred. */
const mostColumns = 300;

/** Platform exports put a title and a date range above the heading line; it is looked for in this many lines. */
const headingSearchLines = 10;

/**
 * Reads a CSV of daily numbers.
 *
 * Columns are found by their headings, in any order; a missing one counts as 0, except the date. The separator may be
 * comma, semicolon or tab, the decimal sign point or comma; a byte-order mark is skipped. A day that stands in the
 * file twice is refused the second time, and so is a row with more than 200 characters where a number belongs. The time
 * it takes grows with the length of the text and no faster. Does not throw.
 */
export function readDailyReport(text: string, options: { today: string }): DailyReport {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const lines = splitLines(source, separator);
  if (!lines) {
    return unreadable(
      `The file has over ${grouped(mostLines)} lines; at most ${maxReportRows} rows can be brought in at once.`,
    );
  }
  const heading = lines.slice(0, headingSearchLines).findIndex(({ cells }) => findColumns(cells).date !== undefined);
  if (heading < 0) {
    return unreadable(
      'No heading line with a date column was found. Name the columns date, impressions, clicks, conversions, spend and revenue.',
    );
  }
  const columns = findColumns(lines[heading]?.cells ?? []);
  if (Object.keys(columns).length === 1) {
    return unreadable(
      'No column with numbers was found. Name the columns date, impressions, clicks, conversions, spend and revenue.',
    );
  }
  const data = lines.slice(heading + 1).filter(({ cells }) => !isTotal(cells));
  if (data.length === 0) return unreadable('The file has no rows below its heading line.');
  if (data.length > maxReportRows) {
    return unreadable(`The file has ${data.length} rows; at most ${maxReportRows} can be brought in at once.`);
  }
  const decimal = decimalSignOf(numberCells(data, columns), separator === ';' ? ',' : '.');
  const rows = data.map((row) =>
    isTooLong(row, columns) ? refuseTooLong(row) : readRow(row, columns, decimal, options.today),
  );
  return { rows: refuseRepeatedDays(rows), problem: null };
}

type Line = { line: number; cells: string[] };

function unreadable(problem: string): DailyReport {
  return { rows: [], problem };
}

/** Rows and the blank lines among them; reading on would only find out how much too long the file is. */
const mostLines = 4 * maxReportRows;

/**
 * The non-blank lines with their numbers; `undefined` where there are more than anybody needs. A cell that spans lines
 * keeps the count right: Papa reports positions.
 */
function splitLines(source: string, delimiter: string): Line[] | undefined {
  const lines: Line[] = [];
  let rows = 0;
  let line = 1;
  let readTo = 0;
  Papa.parse<string[]>(source, {
    delimiter,
    step: ({ data, meta }, parser) => {
      rows += 1;
      if (rows > mostLines) return parser.abort();
      if (data.some((cell) => cell.trim() !== '')) lines.push({ line, cells: data.map((cell) => cell.trim()) });
      line += countLineBreaks(source.slice(readTo, meta.cursor));
      readTo = meta.cursor;
    },
  });
  return rows > mostLines ? undefined : lines;
}

function countLineBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/**
 * The separator that splits some early line into a heading with a date. A file of one column has none and is read
 * with a comma. Guessing by frequency would take the decimal commas of a semicolon file for separators.
 */
function separatorOf(text: string): string {
  const early = text.slice(0, longestBeginning).split(/\r\n|\r|\n/, headingSearchLines);
  const widest = ['\t', ';', ','].map((separator) => ({
    separator,
    columns: Math.max(...early.map((line) => Object.keys(findColumns(splitHeading(line, separator))).length)),
  }));
  return widest.reduce((best, candidate) => (candidate.columns > best.columns ? candidate : best)).separator;
}

/** In which the heading line stands: its columns and the lines above it, each as long as they may be. */
const longestBeginning = (mostColumns + headingSearchLines) * longestCell;

function splitHeading(line: string, separator: string): string[] {
  return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

function findColumns(cells: readonly string[]): Columns {
  const columns: Columns = {};
  cells.slice(0, mostColumns).forEach((cell, index) => {
    if (cell.length > longestCell) return;
    const heading = cell
      .toLowerCase()
      .replace(/\([a-z]{3}\)$/, '')
      .replace(/[_\s]+/g, ' ')
      .trim();
    for (const column of Object.keys(synonyms) as Column[]) {
      if ((synonyms[column] as readonly string[]).includes(heading)) columns[column] ??= index;
    }
  });
  return columns;
}

/** Google's exports end with rows such as "Total: Account". A campaign may be called "Total Wine", hence the colon. */
function isTotal(cells: readonly string[]): boolean {
  return /^(grand )?total(:|$)/i.test(cells[0] ?? '');
}

function numberCells(lines: readonly Line[], { date: _date, ...numbers }: Columns): string[] {
  const cellsIn = (line: Line) => Object.values(numbers).map((index) => line.cells[index] ?? '');
  return lines.filter((line) => !isTooLong(line, numbers)).flatMap(cellsIn);
}

const isTooLong = ({ cells }: Line, columns: Columns): boolean =>
  Object.values(columns).some((index) => (cells[index]?.length ?? 0) > longestCell);

const refuseTooLong = ({ line }: Line): DailyReportRow => ({
  line,
  date: null,
  metrics: null,
  message: `A cell has more than ${longestCell} characters, too long for a date or a number.`,
});

function readRow({ line, cells }: Line, columns: Columns, decimal: DecimalSign, today: string): DailyReportRow {
  const cell = (column: Column) => cells[columns[column] ?? -1] ?? '';
  const day = readDay(cell('date'), today);
  const read = {
    impressions: readCount('Impressions', cell('impressions'), decimal),
    clicks: readCount('Clicks', cell('clicks'), decimal),
    conversionHundredths: readHundredths('Conversions', cell('conversions'), decimal, 1_000_000_000),
    spentCents: readHundredths('Spend', cell('spend'), decimal, 10_000_000),
    revenueCents: readHundredths('Revenue', cell('revenue'), decimal, 100_000_000),
  };
  const messages = [day, ...Object.values(read)].flatMap((value) => ('problem' in value ? [value.problem] : []));
  const date = 'value' in day ? day.value : null;
  if (messages.length > 0 || date === null) return { line, date, metrics: null, message: messages.join(' ') };
  const number = (key: keyof typeof read) => ('value' in read[key] ? read[key].value : 0);
  return {
    line,
    date,
    metrics: {
      date,
      impressions: number('impressions'),
      clicks: number('clicks'),
      conversionHundredths: number('conversionHundredths'),
      spentCents: number('spentCents'),
      revenueCents: number('revenueCents'),
    },
    message: null,
  };
}

function refuseRepeatedDays(rows: DailyReportRow[]): DailyReportRow[] {
  const firstLines = new Map<string, number>();
  return rows.map((row) => {
    if (!row.metrics) return row;
    const first = firstLines.get(row.metrics.date);
    if (first === undefined) {
      firstLines.set(row.metrics.date, row.line);
      return row;
    }
    return { ...row, metrics: null, message: `${row.metrics.date} is already on line ${first}.` };
  });
}
