import fc from 'fast-check';
import { processorMs } from '../testing/processorMs';
import { readDailyReport } from './dailyReport';
import type { ReportChoices } from './reportFile';
import { maxReportRows } from './reportTable';

const today = '2026-11-21';
const read = (text: string, choices: ReportChoices = {}) =>
  readDailyReport(text, { today, campaignName: 'Spring Sale', choices });
const heading = 'date,impressions,clicks,conversions,spend,revenue';

describe('readDailyReport', () => {
  it('reads a plain file', () => {
    expect(read(`${heading}\n2026-11-01,1200,34,5,12.50,99\n`)).toMatchObject({
      problem: null,
      rows: [
        {
          line: 2,
          lines: 1,
          date: '2026-11-01',
          message: null,
          metrics: {
            impressions: 1200,
            clicks: 34,
            conversionHundredths: 500,
            spentCents: 1250,
            revenueCents: 9900,
          },
        },
      ],
    });
  });

  it.each([
    ['a byte-order mark', `\uFEFF${heading}\n2026-11-01,1250,34,5,12.50,1250.50`],
    ['quoted thousands', `${heading}\n2026-11-01,"1,250",34,5,12.50,"1,250.50"`],
    ['semicolons and decimal commas', `${heading.replaceAll(',', ';')}\r\n2026-11-01;1.250;34;5;12,50;1.250,50`],
    ['semicolons and decimal points', `${heading.replaceAll(',', ';')}\n2026-11-01;1250;34;5;12.50;1250.50`],
    ['tabs', `${heading.replaceAll(',', '\t')}\n2026-11-01\t1 250\t34\t5\t12.5\t1250.5`],
    ['another order', 'spend,revenue,date,clicks,impressions,conversions\n12.5,1250.5,2026-11-01,34,1250,5'],
    ['other words', 'Day,Impr.,Clicks,Conv.,Cost,Conv. value\n2026-11-01,1250,34,5,$12.50,1250.5'],
    [
      'a currency in the heading',
      'Day,Impressions,Link clicks,Conversions,Amount spent (USD),Revenue\n2026/11/01,1250,34,5,12.5,1250.5',
    ],
    [
      'lines above the heading and totals below',
      `Campaign report\nNovember 2026\n${heading}\n01.11.2026,1250,34,5,12.5,1250.5\nTotal: Account,1,1,1,1,1`,
    ],
  ])('reads %s', (_what, text) => {
    const { rows, problem } = read(text);
    expect(problem).toBeNull();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.metrics).toEqual({
      impressions: 1250,
      clicks: 34,
      conversionHundredths: 500,
      spentCents: 1250,
      revenueCents: 125050,
    });
  });

  it.each([
    ['2026-02-30,1,1,1,1,1', '"2026-02-30" isn’t a valid date. Use the format 2026-11-01.'],
    [',1,1,1,1,1', 'The date is missing.'],
    ['1999-12-31,1,1,1,1,1', '1999-12-31 is before 2000-01-01.'],
    ['2026-11-23,1,1,1,1,1', '2026-11-23 is in the future.'],
    ['2026-11-01,-1,1,1,1,1', 'Impressions can’t be negative.'],
    ['2026-11-01,1.5,1,1,1,1', 'Impressions must be a whole number.'],
    ['2026-11-01,1,1,1,10000000.01,1', 'Spend must be at most 10,000,000.'],
    ['2026-11-01,1,1,1,=1+1,1', 'Spend: "=1+1" isn’t a valid number.'],
    ['2026-11-01,1,1,1,1e30,NaN', 'Spend: "1e30" isn’t a valid number. Revenue: "NaN" isn’t a valid number.'],
    ['2026-11-01,1,many,1,1,1', 'Clicks: "many" isn’t a valid number.'],
  ])('refuses the row %s and says why', (row, message) => {
    expect(read(`${heading}\n${row}\n`).rows).toEqual([expect.objectContaining({ metrics: null, message })]);
  });

  it.each([
    ['12.345', 1235],
    ['0.333333', 33],
    ['1.005', 101],
    ['3', 300],
    [' --', 0],
  ])('reads %s conversions as %d hundredths, half up', (written, hundredths) => {
    const [row] = read(`date,conversions,spend\n2026-11-01,${written},1.50`).rows;
    expect(row?.metrics?.conversionHundredths).toBe(hundredths);
  });

  it('takes tomorrow, for people ahead of UTC', () => {
    expect(read(`${heading}\n2026-11-22,1,1,1,1,1`).rows[0]?.message).toBeNull();
  });

  it('adds rows of the same day up, as ad sets and ads have them', () => {
    const { rows } = read(
      `${heading}\n2026-11-01,1,1,0.333,1.10,1\n\n2026-11-01,2,2,0.333,2.20,2\n2026-11-01,4,4,0.333,0,0`,
    );
    expect(rows).toEqual([
      {
        line: 2,
        lines: 3,
        date: '2026-11-01',
        metrics: { impressions: 7, clicks: 7, conversionHundredths: 100, spentCents: 330, revenueCents: 300 },
        ads: [],
        message: null,
      },
    ]);
  });

  it('refuses a day whole if one of its rows cannot be read', () => {
    const { rows } = read(`${heading}\n2026-11-01,1,1,1,1,1\n2026-11-01,x,2,2,2,2\n2026-11-02,3,3,3,3,3`);
    expect(rows).toMatchObject([
      { date: '2026-11-01', metrics: null, message: 'Line 3: Impressions: "x" isn’t a valid number.' },
      { date: '2026-11-02', message: null },
    ]);
  });

  it('refuses a day whose rows add up to too much', () => {
    const { rows } = read('date,spend\n2026-11-01,6000000\n2026-11-01,6000000');
    expect(rows[0]).toMatchObject({ metrics: null, message: 'Spend must be at most 10,000,000.' });
  });

  it('leaves out what the file has no column for', () => {
    expect(read('date,spend\n2026-11-01,2').rows[0]?.metrics).toEqual({ spentCents: 200 });
  });

  it.each([
    ['', /header row with a date column/],
    ['hello', /header row with a date column/],
    ['date\n2026-11-01', /column with numbers/],
    [
      'date|clicks|spend\n2026-11-01|3|1.50',
      /^The columns of this file are separated by “\|”\. Save it with commas, semicolons, or tabs\.$/,
    ],
    ['Report\nDay: Clicks: Cost\n2026-11-01: 3: 1.50', /^The columns of this file are separated by “:”/],
    [heading, /no rows below its header row/],
    [`${heading}\n${'2026-11-01,1,1,1,1,1\n'.repeat(maxReportRows + 1)}`, /5,001 rows; at most 5,000/],
    [`${heading}\n2026-11-01,1,1,1,1,1\n2026-11-02,1,1,1,105.8`, /^The file is cut off at line 3\. Export it again\.$/],
    [`${heading}\n2026-11-01,1,1,1,1,1\n2026-11-02,"2,1`, /^The file is cut off at line 3/],
  ])('says why the file as a whole cannot be read', (text, problem) => {
    expect(read(text)).toMatchObject({ rows: [], problem: expect.stringMatching(problem) });
  });

  it.each([
    ['ends with a line break', `${heading}\n2026-11-01,1,1,1,1,1\n2026-11-02,1,1\n`],
    ['has others like it', `${heading}\n2026-11-01,1,1\n2026-11-01,1,1,1,1,1\n2026-11-02,1,1`],
    ['is a notice', `${heading}\n2026-11-01,1,1,1,1,1\n2026-11-02,1,1,1,1,1\n©2026 Northfold`],
    ['is the only one', `${heading}\n2026-11-02,1,1`],
  ])('takes a short last line that %s', (_what, text) => {
    expect(read(text).problem).toBeNull();
  });

  it('reads any amount of cents back, however it is written', () => {
    const written = fc.constantFrom<(cents: number) => string>(
      (cents) => (cents / 100).toFixed(2),
      (cents) => `"${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}"`,
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), written, (cents, write) => {
        expect(read(`date,spend\n2026-11-01,${write(cents)}`).rows[0]?.metrics?.spentCents).toBe(cents);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void read(text)));
    fc.assert(fc.property(fc.string(), (text) => void read(`${heading}\n${text}`)));
  });

  it('refuses a row with a cell that no number could be, and reads the others', () => {
    const { rows } = read(`${heading}\n2026-11-01,1,1,1,${'9'.repeat(201)},1\n2026-11-02,1,1,1,1,1`);
    expect(rows.map(({ message }) => message)).toEqual([expect.stringContaining('more than 200 characters'), null]);
  });

  it('does not mind long texts in columns that it does not need', () => {
    expect(read(`Ad text,date,clicks\n${'word '.repeat(100)},2026-11-01,3`).rows[0]?.message).toBeNull();
  });

  it('takes no column whose heading is a novel', () => {
    expect(read(`date,clicks,${'spend'.padEnd(300)}x\n2026-11-01,3,7`).rows[0]?.metrics).toEqual({ clicks: 3 });
  });

  it('stops at 20,000 lines, however short', () => {
    expect(read(`${heading}${'\n'.repeat(20_001)}`).problem).toContain('over 20,000 lines');
  });

  // As long as the contract lets a file be. Reading these took from seconds to hours when time grew with the square.
  it.each([
    ['a heading of blanks', `date,a${' '.repeat(800_000)}b`],
    ['an amount of blanks', `${heading}\n2026-11-01,1,1,1,$${' '.repeat(800_000)}b,1`],
    ['nothing but separators', ','.repeat(800_000)],
    ['nothing but line breaks', '\r\n'.repeat(400_000)],
    ['nothing but quotation marks', `${heading}\n${'"'.repeat(800_000)}`],
    ['rows without a campaign', `date,campaign,spend\n${',,\n'.repeat(19_990)}`],
    ['dates of words', `${heading}\n${`${'nov '.repeat(49)},1\n`.repeat(4_000)}`],
    ['accents', `${'e\u0301'.repeat(100)},`.repeat(4_000)],
    ['amounts with a currency in front', `date,spend\n${`2026-11-01,EUR${'1'.repeat(150)}\n`.repeat(4_990)}`],
    [
      'as many campaigns as rows',
      `date,campaign,spend\n${Array.from({ length: 4_990 }, (_, row) => `2026-11-01,${row},1`).join('\n')}`,
    ],
    ['digits and separators', `${heading}\n${'1,1.'.repeat(200_000)}`],
  ])('reads %s in no time', (_name, text) => {
    expect(processorMs(() => void read(text))).toBeLessThan(1_000);
  });
});
