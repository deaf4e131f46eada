import { isClosedWorkbook, isWorkbook } from '../../../ad-kit/reports/workbookBytes';
import { bounds } from '../../api/bounds';
import { toProblem } from '../../api/problem';
import { formatCount } from '../../lib/numbers';

/** How long a file may be, and what is said of longer ones. */
export type FileLength = { characters: number; tooLarge: string };

/** What one request takes. */
const ofOneRequest: FileLength = {
  characters: bounds.MetricsImport.csv.maxLength,
  tooLarge: `This file is too large (max ${formatCount(bounds.MetricsImport.csv.maxLength)} characters). Split it by date and import each part.`,
};

/**
 * Reads a report file as text: UTF-8, or UTF-16 where its byte-order mark says so, as Google's downloads have it. Of an
 * Excel workbook it is the CSV of its report.
 */
export async function readReportFile(
  file: File,
  { characters, tooLarge }: FileLength = ofOneRequest,
): Promise<{ text: string } | { problem: string }> {
  if (file.size === 0) return { problem: 'The file is empty.' };
  // No encoding has more bytes than two for each character that reports have.
  if (file.size > characters * 2) return { problem: tooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isClosedWorkbook(bytes)) return { problem: closedWorkbook };
  const text = isWorkbook(bytes) ? await workbookText(bytes) : decode(bytes);
  if (typeof text === 'object') return text;
  if (text === undefined) return { problem: 'This isn’t a report. Choose a CSV or Excel (.xlsx) file.' };
  return text.length > characters ? { problem: tooLarge } : { text };
}

/** The code that reads workbooks is loaded with the first one. */
async function workbookText(bytes: Uint8Array): Promise<string | { problem: string }> {
  try {
    const { csvOfWorkbook } = await import(/* webpackChunkName: "workbook" */ '../../../ad-kit/reports/workbook');
    const read = await csvOfWorkbook(bytes);
    return 'csv' in read ? read.csv : read;
  } catch (error) {
    return { problem: toProblem(error).detail };
  }
}

const closedWorkbook =
  'This is an old Excel file (.xls), or one with a password. Save it as .xlsx or CSV and choose that file.';

const cutOff = 'The file is cut off. Export it again.';

function decode(bytes: Uint8Array): string | { problem: string } | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  const isWide = encoding !== 'utf-8';
  if (isWide && bytes.length % 2 === 1) return { problem: cutOff };
  const text = inEncoding(bytes, encoding) ?? (isWide ? undefined : lineByLine(bytes));
  // In Windows-1252 every byte means something, so a binary file is caught by its NULs.
  return text === undefined || text.includes('\0') ? undefined : text;
}

/** `undefined` where it is not in that encoding. */
function inEncoding(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Spreadsheets still write Windows-1252, and people put files together: each line is read as it is written. */
function lineByLine(bytes: Uint8Array): string {
  const oneByte = new TextDecoder('windows-1252');
  const texts: string[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(lineFeed, start) + 1 || bytes.length;
    const line = bytes.subarray(start, end);
    texts.push(inEncoding(line, 'utf-8') ?? oneByte.decode(line));
    start = end;
  }
  return texts.join('');
}

const lineFeed = 10;
