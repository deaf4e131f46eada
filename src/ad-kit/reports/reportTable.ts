import Papa from 'papaparse';
import { grouped } from '../grouped';
import { findColumns, longestCell, mostColumns } from './reportWords';

/** A line of the file; lines are counted from 1. */
export type ReportLine = { line: number; cells: string[] };

/** What stands in a file: its headings and the lines below them, blank ones left out. */
export type ReportTable = {
  separator: string;
  headings: string[];
  lines: ReportLine[];
  /** Whether a line break ends the last line. */
  isEnded: boolean;
};

/** How many data rows are read at once by default. */
export const maxReportRows = 5000;

/** Rows and the blank lines among them; reading on would only find out how much too long the file is. */
const mostLinesFor = (maxRows: number): number => 4 * maxRows;

/** Platforms put a title, a date range and notes above the heading line; it is looked for in this many lines. */
export const headingSearchLines = 15;

/** In which the heading line stands: its columns and the lines above it, each as long as they may be. */
const longestBeginning = (mostColumns + headingSearchLines) * longestCell;

/** How much of a file is searched for its heading line. */
export const headingSearchText = (text: string): string => text.slice(0, longestBeginning);

/**
 * Takes a CSV apart. The heading line is the one with the most headings that are known; where none is, the widest line.
 * The time it takes grows with the length of the text and no faster. Does not throw.
 */
export function readReportTable(text: string, maxRows: number): ReportTable | { problem: string } {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const mostLines = mostLinesFor(maxRows);
  const lines = splitLines(source, separator, mostLines);
  if (!lines) {
    return {
      problem: `The file has over ${grouped(mostLines)} lines; at most ${grouped(maxRows)} rows can be imported at once.`,
    };
  }
  const heading = headingOf(lines.slice(0, headingSearchLines).map(({ cells }) => cells));
  if (heading === undefined) return { problem: otherSeparator(source) ?? noHeading };
  const headings = (lines[heading]?.cells ?? []).slice(0, mostColumns);
  return { separator, headings, lines: lines.slice(heading + 1), isEnded: /[\r\n]$/.test(source) };
}

const noHeading =
  'We couldn’t find a header row with a date column. Name the columns date, impressions, clicks, conversions, spend, and revenue.';

/** What is said of a file whose columns are separated by something else than the signs that are understood. */
function otherSeparator(source: string): string | undefined {
  const sign = ['|', ':', '^', '~'].find((separator) => mostKnown(earlyLines(source), separator) > 1);
  return sign && `The columns of this file are separated by “${sign}”. Save it with commas, semicolons, or tabs.`;
}

/** How many columns are known by these headings. */
export const knownHeadings = (cells: readonly string[]): number => Object.keys(findColumns(cells)).length;

function headingOf(early: readonly string[][]): number | undefined {
  const most = Math.max(0, ...early.map(knownHeadings));
  if (most > 0) return early.findIndex((cells) => knownHeadings(cells) === most);
  const filled = early.map((cells) => cells.filter((cell) => cell !== '').length);
  const widest = Math.max(0, ...filled);
  return widest > 1 ? filled.indexOf(widest) : undefined;
}

/**
 * The lines that are not blank; `undefined` where there are more than anybody needs. A cell that spans lines keeps the
 * count right: Papa reports positions.
 */
function splitLines(source: string, delimiter: string, mostLines: number): ReportLine[] | undefined {
  const lines: ReportLine[] = [];
  let rows = 0;
  let line = 1;
  let readTo = 0;
  Papa.parse<string[]>(source, {
    delimiter,
    step: ({ data, meta }, parser) => {
      rows += 1;
      if (rows > mostLines) return parser.abort();
      const cells = data.slice(0, mostColumns).map((cell) => cell.trim());
      if (cells.some((cell) => cell !== '')) lines.push({ line, cells });
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
 * The separator that splits some early line into the most known headings; where none are known, the one that splits the
 * first line the most. Guessing by frequency would take the decimal commas of a semicolon file for separators.
 */
function separatorOf(text: string): string {
  const early = earlyLines(text);
  const scores = [',', ';', '\t'].map((separator) => ({
    separator,
    known: mostKnown(early, separator),
    columns: early.find((line) => line.trim() !== '')?.split(separator).length ?? 1,
  }));
  return scores.reduce((best, score) =>
    score.known > best.known || (score.known === best.known && score.columns > best.columns) ? score : best,
  ).separator;
}

const earlyLines = (text: string): string[] => headingSearchText(text).split(/\r\n|\r|\n/, headingSearchLines);

const mostKnown = (lines: readonly string[], separator: string): number =>
  Math.max(...lines.map((line) => knownHeadings(splitHeading(line, separator))));

function splitHeading(line: string, separator: string): string[] {
  return line.split(separator, mostColumns).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
