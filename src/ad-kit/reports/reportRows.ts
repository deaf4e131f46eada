import { adMarkOf, type AdMark, type FoundAdColumns, keyOfMark } from './adMarks';
import { type DateOrder, readDay } from './reportDates';
import {
  differenceOf,
  excessesOf,
  type FigureField,
  type RawFigures,
  readRaw,
  type ReportFigures,
  roundedOf,
  sumOf,
} from './reportFigures';
import type { ReportLine } from './reportTable';
import type { DecimalSign } from './reportValues';
import { longestCell, type ReportField } from './reportWords';

/** Columns in use, counted from 0. */
export type ReportColumns = Partial<Record<ReportField, number>>;

/** A line of a report as far as it could be read. */
export type ReadLine = ReportLine & {
  /** '' where the file has no column for it. */
  campaign: string;
  /** What its results are; '' where the file does not say. */
  kind: string;
  figures: RawFigures;
  /** What it says of its ad; `null` where it says nothing. */
  ad: AdMark | null;
  /** What is wrong with the figures. */
  problems: string[];
};

/** A day that is brought in, or the sentence that says why it is not. */
export type DailyReportRow = {
  /** The day's first line in the file, counted from 1. */
  line: number;
  /** How many lines of the file it adds up. */
  lines: number;
  /** YYYY-MM-DD; `null` where the day cannot be read. */
  date: string | null;
  /** What the file has of the day; figures without a column are left out. */
  metrics: ReportFigures | null;
  /** How it divides between the ads that the file tells apart; together at most all of it. */
  ads: AdPart[];
  message: string | null;
};

/** What an ad of a file has of a day; figures without a column are left out. */
type AdPart = { mark: AdMark; metrics: ReportFigures };

/** Ads are named at length; longer names than this are taken for a broken file. */
export const longestName = 400;

type Reading = {
  columns: ReportColumns;
  adColumns: FoundAdColumns;
  kind: number | undefined;
  fields: FigureField[];
  decimal: DecimalSign;
};

export function readLine(line: ReportLine, { columns, adColumns, kind, fields, decimal }: Reading): ReadLine {
  const cell = (index: number | undefined) => (index === undefined ? '' : (line.cells[index] ?? ''));
  const figures: RawFigures = {};
  const problems: string[] = [];
  const others = [columns.date, kind].map(cell);
  const isTooLong = cell(columns.campaign).length > longestName || others.some((text) => text.length > longestCell);
  if (isTooLong || fields.some((field) => cell(columns[field]).length > longestCell)) {
    problems.push(`A cell has more than ${longestCell} characters, which is too long for a date or number.`);
  } else {
    for (const field of fields) {
      const read = readRaw(field, cell(columns[field]), decimal);
      if ('value' in read) figures[field] = read.value;
      else problems.push(read.problem);
    }
  }
  const campaign = cell(columns.campaign).slice(0, longestName);
  const ad = adMarkOf(line.cells, adColumns);
  return { ...line, campaign, kind: cell(kind).slice(0, longestCell), figures, ad, problems };
}

type Adding = { columns: ReportColumns; fields: FigureField[]; order: DateOrder; today: string; rate: number };

/**
 * Adds the lines of each day up, in the order in which days first occur. A day with a line that cannot be read is
 * refused as a whole: a part of it would look like all of it.
 */
export function addUpDays(
  lines: readonly ReadLine[],
  { columns, fields, order, today, rate }: Adding,
): DailyReportRow[] {
  const rows: DailyReportRow[] = [];
  const days = new Map<string, { row: number; lines: ReadLine[] }>();
  for (const line of lines) {
    const text = line.cells[columns.date ?? -1] ?? '';
    const day = text.length > longestCell ? { problem: '' } : readDay(text, today, order);
    if ('problem' in day) {
      const message = [day.problem, ...line.problems].filter(Boolean).join(' ');
      rows.push({ line: line.line, lines: 1, date: null, metrics: null, ads: [], message });
      continue;
    }
    const known = days.get(day.value);
    if (known) known.lines.push(line);
    else {
      days.set(day.value, { row: rows.length, lines: [line] });
      rows.push({ line: line.line, lines: 1, date: day.value, metrics: null, ads: [], message: null });
    }
  }
  for (const [date, { row, lines: ofDay }] of days) {
    rows[row] = { line: ofDay[0]?.line ?? 1, lines: ofDay.length, date, ...dayOf(ofDay, fields, rate) };
  }
  return rows;
}

function dayOf(
  lines: ReadLine[],
  fields: FigureField[],
  rate: number,
): Pick<DailyReportRow, 'metrics' | 'ads' | 'message'> {
  const broken = lines.find(({ problems }) => problems.length > 0);
  if (broken) {
    const where = lines.length > 1 ? `Line ${broken.line}: ` : '';
    return { metrics: null, ads: [], message: where + broken.problems.join(' ') };
  }
  const metrics = roundedOf(
    sumOf(
      lines.map(({ figures }) => figures),
      fields,
    ),
    rate,
  );
  const message = excessesOf(metrics);
  return message === ''
    ? { metrics, ads: adPartsOf(lines, fields, rate), message: null }
    : { metrics: null, ads: [], message };
}

/**
 * The day by ads. Each is rounded together with those before it, so that halves of a cent never make the ads more than
 * the day.
 */
function adPartsOf(lines: ReadLine[], fields: FigureField[], rate: number): AdPart[] {
  const byMark = new Map<string, { mark: AdMark; figures: RawFigures[] }>();
  for (const { ad: mark, figures } of lines) {
    if (!mark) continue;
    const known = byMark.get(keyOfMark(mark));
    if (known) known.figures.push(figures);
    else byMark.set(keyOfMark(mark), { mark, figures: [figures] });
  }
  let sums: RawFigures = {};
  let soFar = roundedOf(sumOf([], fields), rate);
  return [...byMark.values()].map(({ mark, figures }) => {
    sums = sumOf([sums, ...figures], fields);
    const before = soFar;
    soFar = roundedOf(sums, rate);
    return { mark, metrics: differenceOf(soFar, before) };
  });
}
