import fc from 'fast-check';
import {
  frenchMetaReport,
  germanGoogleReport,
  googleSearchReport,
  linkedinReport,
  metaAdSetsReport,
  microsoftReport,
} from '../testing/reportFiles';
import { type CampaignReport, readCampaignReports } from './dailyReport';
import type { ReportChoices } from './reportFile';
import { maxFileRows, readReportInParts } from './reportParts';
import { maxReportRows } from './reportTable';

const today = '2026-11-21';

/** What all parts of a file give, by campaign and day. */
function readParts(text: string, choices: ReportChoices = {}) {
  const { parts, reading } = readReportInParts(text, { today, choices });
  const reports = parts.flatMap((part) => {
    const read = readCampaignReports(part.csv, { today, choices: reading });
    expect([read.problem, read.file?.questions]).toEqual([null, []]);
    expect(read.reports.map(({ name }) => name).sort()).toEqual([...part.campaigns].sort());
    return read.reports;
  });
  return numbersOf(reports);
}

const readWhole = (text: string, choices: ReportChoices = {}) =>
  numbersOf(readCampaignReports(text, { today, choices }).reports);

/** Each day of each campaign, sorted. */
const numbersOf = (reports: CampaignReport[]) =>
  reports.flatMap(({ name, utmCampaign, rows }) => rows.map((row) => JSON.stringify([name, utmCampaign, row]))).sort();

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

describe('a long report', () => {
  const names = Array.from({ length: 120 }, (_, index) => `Campaign ${index}`);
  // Days first, as platforms sort: every campaign is all over the file.
  const rows = Array.from({ length: 100 }, (_, index) => names.map((name, at) => `${day(index)},${name},${at},1.255`));
  const parts = () => readReportInParts(`Day,Campaign,Clicks,Cost\n${rows.flat().join('\n')}`, { today }).parts;

  it('is divided by campaigns into parts that can be sent', () => {
    expect(parts().reduce((sum, part) => sum + part.rows, 0)).toBe(12_000);
    expect(parts().every((part) => part.rows <= 1_500 && part.campaigns.length <= 50)).toBe(true);
    expect(new Set(parts().flatMap(({ campaigns }) => campaigns)).size).toBe(120);
    expect(parts().flatMap(({ campaigns }) => campaigns)).toHaveLength(120);
  });

  it('gives each day as a part what it gives as a whole', () => {
    const days = parts().flatMap(({ csv }) => readCampaignReports(csv, { today }).reports);
    expect(days.reduce((sum, one) => sum + one.rows.length, 0)).toBe(12_000);
    expect(days.find(({ name }) => name === 'Campaign 7')?.rows[99]).toMatchObject({
      date: day(99),
      metrics: { clicks: 7, spentCents: 126 },
      line: 1 + 99 * 120 + 8,
    });
  });

  it('of one campaign is divided by days, each whole', () => {
    const ads = Array.from({ length: 40 }, (_, ad) => `Ad ${ad}`);
    const lines = ads.flatMap((ad) => Array.from({ length: 150 }, (_, index) => `${day(index)},One,${ad},2`));
    const divided = readReportInParts(`Day,Campaign,Ad name,Clicks\n${lines.join('\n')}`, { today }).parts;
    expect(divided.map(({ rows: count }) => count)).toEqual([1480, 1480, 1480, 1480, 80]);
    const [first] = readCampaignReports(divided[0]?.csv ?? '', { today }).reports;
    expect(first?.rows[0]).toMatchObject({ date: day(0), lines: 40, metrics: { clicks: 80 } });
    expect(first?.rows[0]?.ads).toHaveLength(40);
  });

  it('with more of a day than can be sent says how to get less', () => {
    const text = `Day,Campaign,Clicks\n${`${day(0)},One,2\n`.repeat(maxReportRows + 1)}`;
    expect(readReportInParts(text, { today })).toMatchObject({
      parts: [],
      problem: 'One day of “One” has over 5,000 rows. Use fewer breakdowns and export it again.',
    });
  });

  it('is refused where it is longer than anybody needs', () => {
    const text = `Day,Campaign,Clicks\n${`${day(0)},One,2\n`.repeat(maxFileRows + 1)}`;
    expect(readReportInParts(text, { today }).problem).toBe(
      'The file has 200,001 rows; at most 200,000 can be imported at once.',
    );
  });
});

describe('a part is read as the whole is', () => {
  it.each([
    ['of Google', googleSearchReport, {}],
    ['of Google, in German', germanGoogleReport, { rate: 1.1 }],
    ['of Meta, of one kind of results', metaAdSetsReport, { resultKind: 'profile_visit_view' }],
    ['of Meta, in French', frenchMetaReport, { rate: 1 }],
    ['of LinkedIn', linkedinReport, {}],
    ['of Microsoft', microsoftReport, { dateOrder: 'day_first' }],
  ] as const)('%s', (_whose, text, choices) => {
    expect(readWhole(text, choices)).not.toEqual([]);
    expect(readParts(text, choices)).toEqual(readWhole(text, choices));
  });

  it('where only another campaign proves the decimal sign, the order of dates, or the kind of results', () => {
    const some = `${'13/02/2026,Proof,"1,5",2,lead\n'.repeat(4_000)}${'03/02/2026,Proof,"1.000,25",1,sale\n'.repeat(4_000)}`;
    const text = `Day,Campaign,Cost,Results,Result type\n04/02/2026,Open,"1,250",3,lead\n${some}`;
    const { parts, reading } = readReportInParts(text, { today, choices: { resultKind: 'sale' } });
    expect(reading).toMatchObject({ decimalSign: ',', dateOrder: 'day_first' });
    const open = parts.flatMap(({ csv }) => readCampaignReports(csv, { today, choices: reading }).reports);
    expect(open.find(({ name }) => name === 'Open')?.rows).toMatchObject([
      { date: '2026-02-04', metrics: { spentCents: 125, conversionHundredths: 0 }, line: 2 },
    ]);
  });

  it('with all its faults, called by their lines in the whole file', () => {
    const text = [
      'Day,Campaign,Ad name,Clicks,Cost',
      '2026-11-01,One,A,3,1.5',
      '2026-11-01,One,B,x,1.5',
      `2026-11-02,One,A,${'9'.repeat(300)},1`,
      'yesterday,One,A,1,1',
      `2026-11-02,${'n'.repeat(500)},A,1,1`,
      '2026-11-03,One,---,4,2',
      'Total: Account,,,9,9',
    ].join('\n');
    expect(readParts(text)).toEqual(readWhole(text));
    expect(readParts(text).join()).toContain('Line 3: Clicks');
  });

  it('whatever stands in it', () => {
    const cell = fc.oneof(
      fc.constantFrom('1', '1.255', '2,5', '1.000', '-', '--', 'x', '', '€3', '7"', 'a,b', '=1+1'),
      fc.string({ maxLength: 8 }),
    );
    const date = fc.constantFrom('2026-11-01', '2026-11-02', '11/03/2026', '13/11/2026', 'soon');
    const row = fc.tuple(date, fc.constantFrom('One', 'Two', 'one '), cell, cell, cell);
    const quoted = (cells: string[]) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (some) => {
        const text = ['date,campaign,ad name,clicks,spend', ...some.map(quoted)].join('\n');
        const choices = { dateOrder: 'day_first', rate: 1 } as const;
        expect(readParts(text, choices)).toEqual(readWhole(text, choices));
      }),
    );
  });
});

it.each([
  ['', 'We couldn’t find a header row', null],
  ['Day,Clicks\n2026-11-01,3', 'This file doesn’t name its campaigns', []],
  ['Day,Campaign,Cost (EUR)\n2026-11-01,One,3', null, ['currency']],
])('leaves %j open', (text, problem, questions) => {
  const read = readReportInParts(text, { today });
  expect(read.parts).toEqual([]);
  expect(read.problem).toEqual(problem === null ? null : expect.stringContaining(problem));
  expect(read.file?.questions ?? null).toEqual(questions);
});
