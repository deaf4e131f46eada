import { aWorkbook } from '../../../ad-kit/testing/aWorkbook';
import { readReportFile } from './reportFile';

const csv = 'date,spend\n2026-11-01,12.50\n';
const fileOf = (...parts: BlobPart[]) => new File(parts, 'report.csv');

describe('reading a report file', () => {
  it('reads UTF-8', async () => {
    expect(await readReportFile(fileOf(csv))).toEqual({ text: csv });
  });

  it('reads UTF-16, as Google writes it', async () => {
    const units = Uint16Array.from(`\uFEFF${csv}`, (character) => character.charCodeAt(0));
    expect(await readReportFile(fileOf(units))).toEqual({ text: csv });
  });

  it('reads the one-byte text that spreadsheets write', async () => {
    expect(await readReportFile(fileOf(Uint8Array.from([0x43, 0x6f, 0xfb, 0x74])))).toEqual({ text: 'Coût' });
  });

  it('reads each line as it is written where lines of two encodings were put together', async () => {
    const utf8 = new TextEncoder().encode('Day,Été\r\n1,Coût\r\n');
    const oneByte = Uint8Array.from('2,Coût\n3,Ab', (character) => character.charCodeAt(0));
    expect(await readReportFile(fileOf(utf8, oneByte))).toEqual({ text: 'Day,Été\r\n1,Coût\r\n2,Coût\n3,Ab' });
  });

  it('reads the report of a workbook', async () => {
    const workbook = aWorkbook([
      ['date', 'spend'],
      [{ day: '2026-11-01' }, 12.5],
    ]);
    expect(await readReportFile(fileOf(workbook))).toEqual({ text: 'date,spend\r\n2026-11-01,12.5' });
  });

  it.each([
    ['an empty file', [], 'The file is empty.'],
    [
      'a picture',
      [Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0])],
      'This isn’t a report. Choose a CSV or Excel (.xlsx) file.',
    ],
    [
      'a UTF-16 text that ends in the middle of a character',
      [Uint8Array.from([0xff, 0xfe, 0x64, 0x00, 0x61])],
      'The file is cut off. Export it again.',
    ],
    [
      'an old workbook',
      [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
      'This is an old Excel file (.xls), or one with a password. Save it as .xlsx or CSV and choose that file.',
    ],
    [
      'a broken workbook',
      [aWorkbook([['date', 'spend']]).slice(0, 200)],
      'This workbook can’t be read. Save the report as CSV and choose that file.',
    ],
    ['a huge file', [new Uint8Array(1_800_001)], expect.stringMatching(/^This file is too large/)],
    ['a text over the limit', ['x'.repeat(900_001)], expect.stringMatching(/^This file is too large/)],
  ])('refuses %s', async (_what, parts, problem) => {
    expect(await readReportFile(fileOf(...parts))).toEqual({ problem });
  });
});
