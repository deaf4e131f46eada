import Papa from 'papaparse';

const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take for the beginning of a formula (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n]/;

/** A number without a sign, or nothing. */
const number = /^\d*(\.\d+)?$/;

/**
 * A CSV file that spreadsheets open rightly: UTF-8 with a byte-order mark, one heading line. Every text is quoted:
 * where semicolons separate, as in half of Europe, a text with one would otherwise go on as a cell of its own, and could
 * begin a formula there. Texts that begin like a formula get an apostrophe before them, unless `guardsFormulas` is off.
 */
export function csvFile<Heading extends string>(
  fields: readonly Heading[],
  data: Record<NoInfer<Heading>, string | number>[],
  { guardsFormulas = true } = {},
): string {
  const settings = {
    quotes: (value: unknown) => !number.test(String(value)),
    escapeFormulae: guardsFormulas && formulaStart,
    newline: '\r\n',
  };
  return `${byteOrderMark}${Papa.unparse({ fields: [...fields], data }, settings)}\r\n`;
}
