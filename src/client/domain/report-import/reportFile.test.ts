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

  it.each([
    ['an empty file', [], 'The file is empty.'],
    [
      'a picture',
      [Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0])],
      'This isn’t a text file. Save the report as CSV and choose that file.',
    ],
    ['a huge file', [new Uint8Array(1_800_001)], expect.stringMatching(/^This file is too large/)],
    ['a text over the limit', ['x'.repeat(900_001)], expect.stringMatching(/^This file is too large/)],
  ])('refuses %s', async (_what, parts, problem) => {
    expect(await readReportFile(fileOf(...parts))).toEqual({ problem });
  });
});
