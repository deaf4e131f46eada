import { strToU8, zipSync } from 'fflate';

/** What a cell holds; a day is written `{ day: 'YYYY-MM-DD' }`, a formula with the value that it had. */
type Cell = string | number | null | { day: string } | { formula: string; value: number };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Days since the end of 1899, as workbooks count them. */
const serialOf = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;

function cellXml(cell: Cell, name: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${name}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
  if ('day' in cell) return `<c r="${name}" s="1"><v>${serialOf(cell.day)}</v></c>`;
  return `<c r="${name}"><f>${escape(cell.formula)}</f><v>${cell.value}</v></c>`;
}

function sheetXml(rows: Cell[][]): string {
  const body = rows.map((row, line) => {
    const cells = row.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${line + 1}`));
    return `<row r="${line + 1}">${cells.join('')}</row>`;
  });
  return `<worksheet ${main}><sheetData>${body.join('')}</sheetData></worksheet>`;
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An .xlsx workbook of these sheets, as spreadsheets save them. */
export function aWorkbook(...sheets: Cell[][][]): Uint8Array<ArrayBuffer> {
  const named = sheets.map(
    (_rows, index) => `<sheet name="Sheet${index + 1}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  );
  const linked = sheets.map(
    (_rows, index) =>
      `<Relationship Id="r${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const styles = `<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships ${relations}><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${relations}>${linked.join('')}${styles}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  sheets.forEach((rows, index) => (parts[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(rows)));
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}
