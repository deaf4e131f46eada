import { unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/universal';
import { headingSearchLines, knownHeadings } from './reportTable';

/** What a workbook may take once it is unpacked, in bytes: far more than 5,000 rows need. */
const longestUnpacked = 40_000_000;

type Cell = string | number | boolean | Date | null;

/**
 * The sheet of an .xlsx workbook that holds a report, as CSV text with commas and decimal points. Of several sheets it
 * is the one with the most known headings, then the fullest one: Meta's workbook shows the same rows twice, once with
 * merged cells. Formulas count as the value they had when the file was saved. Days are written as YYYY-MM-DD. Does not
 * throw.
 */
export async function csvOfWorkbook(bytes: Uint8Array): Promise<{ csv: string } | { problem: string }> {
  try {
    const unpacked = unpack(bytes);
    if (!unpacked) return { problem: tooLarge };
    const sheets = await readWorkbook(unpacked);
    const best = sheets
      .map(({ data }) => {
        const rows = data as unknown as Cell[][];
        return { rows, known: knownIn(rows), filled: rows.flat().filter((cell) => cell !== null).length };
      })
      .toSorted((one, other) => other.known - one.known || other.filled - one.filled)[0];
    if (!best || best.filled === 0) return { problem: 'The workbook is empty.' };
    return { csv: Papa.unparse(best.rows.map((row) => row.map(textOf))) };
  } catch {
    return { problem: 'This workbook can’t be read. Save the report as CSV and choose that file.' };
  }
}

const tooLarge = 'This workbook is too large. Split it by date and import each part.';

/**
 * The workbook as a ZIP that is not compressed; `undefined` where it would be too large. The reader unpacks large parts
 * in a worker made of a blob, which the page's policy forbids, and has no bound of its own.
 */
function unpack(bytes: Uint8Array): ArrayBuffer | undefined {
  let length = 0;
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.(xml|rels)$/.test(name)) return false;
    length += originalSize;
    return length <= longestUnpacked;
  };
  const parts = unzipSync(bytes, { filter: isWanted });
  return length <= longestUnpacked ? zipSync(parts, { level: 0 }).buffer : undefined;
}

const knownIn = (rows: Cell[][]): number =>
  Math.max(0, ...rows.slice(0, headingSearchLines).map((row) => knownHeadings(row.map(textOf))));

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // Sums in a workbook have the noise of binary fractions: 0.30000000000000004.
  return typeof cell === 'number' ? String(Math.round(cell * 1e6) / 1e6) : String(cell);
}
