import { strToU8, zipSync } from 'fflate';
import { aWorkbook } from '../testing/aWorkbook';
import { readCampaignReports } from './dailyReport';
import { csvOfWorkbook } from './workbook';

const headings = ['Day', 'Campaign', 'Impr.', 'Clicks', 'Cost'];

it('reads text, days, numbers, and the values of formulas', async () => {
  const read = await csvOfWorkbook(
    aWorkbook([
      ['Campaign report'],
      headings,
      [{ day: '2026-11-01' }, 'Brand, "Search"', 1000, 50, 0.1 + 0.2],
      [{ day: '2024-02-29' }, 'A & <b>', null, 3, { formula: '2*25.5', value: 51 }],
    ]),
  );
  expect(read).toEqual({
    csv: [
      'Campaign report,,,,',
      'Day,Campaign,Impr.,Clicks,Cost',
      '2026-11-01,"Brand, ""Search""",1000,50,0.3',
      '2024-02-29,A & <b>,,3,51',
    ].join('\r\n'),
  });
});

it('has the numbers that the workbook has', async () => {
  const read = await csvOfWorkbook(
    aWorkbook([headings, [{ day: '2026-11-01' }, 'Brand', 1234567, 1234, 1234.567], ['2026-11-02', 'Brand', 1, 1, 1]]),
  );
  const { reports } = readCampaignReports('csv' in read ? read.csv : '', { today: '2026-11-26' });
  expect(reports[0]?.rows.map(({ date, metrics }) => [date, metrics])).toEqual([
    ['2026-11-01', { impressions: 1_234_567, clicks: 1_234, spentCents: 123_457 }],
    ['2026-11-02', { impressions: 1, clicks: 1, spentCents: 100 }],
  ]);
});

it('takes the sheet with the known headings, and of two the fuller one', async () => {
  const formatted = [headings, [{ day: '2026-11-01' }, 'Brand', 10, 1, 1], [{ day: '2026-11-02' }, null, 20, 2, 2]];
  const raw = [headings, [{ day: '2026-11-01' }, 'Brand', 10, 1, 1], [{ day: '2026-11-02' }, 'Brand', 20, 2, 2]];
  const notes = [
    ['Notes', 'by', 'nobody', 'in', 'particular', 'but', 'many'],
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  ];
  expect(await csvOfWorkbook(aWorkbook(notes, formatted, raw))).toEqual(await csvOfWorkbook(aWorkbook(raw)));
});

const unreadable = { problem: 'This workbook can’t be read. Save the report as CSV and choose that file.' };
const notAWorkbook = zipSync({ 'readme.txt': strToU8('hello') });
const brokenXml = zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets>') });
/** 100 MB of spaces in 100 KB. */
const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(100_000_000).fill(32) }, { level: 9 });

it.each([
  ['a ZIP of something else', notAWorkbook, unreadable],
  ['broken XML', brokenXml, unreadable],
  ['a truncated file', aWorkbook([headings]).slice(0, 300), unreadable],
  ['noise', new Uint8Array(1000).fill(7), unreadable],
  ['an empty sheet', aWorkbook([[]]), { problem: 'The workbook is empty.' }],
  ['a bomb', bomb, { problem: 'This workbook is too large. Split it by date and import each part.' }],
])('says what is wrong with %s', async (_what, bytes, expected) => {
  expect(await csvOfWorkbook(bytes)).toEqual(expected);
});
