import {
  frenchMetaReport,
  germanGoogleReport,
  googleSearchReport,
  linkedinReport,
  metaAdSetsReport,
  microsoftReport,
} from '../testing/reportFiles';
import { readDailyReport } from './dailyReport';
import type { ReportChoices } from './reportFile';

const read = (text: string, choices: ReportChoices = {}, campaignName = 'Spring Sale') =>
  readDailyReport(text, { today: '2026-11-21', campaignName, choices });

/** What comes out: date, impressions, clicks, hundredths of conversions, cents of spend and of revenue. */
const numbersOf = (text: string, choices?: ReportChoices) => {
  const { rows, problem, file } = read(text, choices);
  expect([problem, file?.questions]).toEqual([null, []]);
  return rows.map(({ date, metrics, message }) => {
    const { impressions, clicks, conversionHundredths, spentCents, revenueCents } = metrics ?? {};
    return [date, impressions, clicks, conversionHundredths, spentCents, revenueCents, ...(message ? [message] : [])];
  });
};

describe('a report of Google Ads', () => {
  it('has parts of conversions, and only the rows of the campaign of that name', () => {
    expect(numbersOf(googleSearchReport)).toEqual([
      ['2026-11-01', 2418, 112, 333, 11424, 26640],
      ['2026-11-02', 2105, 98, 217, 10584, 17360],
      ['2026-11-03', 12, 0, 0, 0, 0],
    ]);
  });

  it('says which campaigns it has, with their totals', () => {
    expect(read(googleSearchReport).file).toMatchObject({
      campaign: 'Spring Sale',
      currency: 'USD',
      campaigns: [
        {
          name: 'Spring Sale',
          rows: 3,
          impressions: 4535,
          clicks: 210,
          conversionHundredths: 550,
          spentCents: 22008,
          revenueCents: 44000,
        },
        { name: 'Brand', rows: 2, impressions: 779, clicks: 116, conversionHundredths: 1750, spentCents: 3706 },
      ],
    });
  });

  it('gives the numbers of another campaign where that is chosen', () => {
    expect(numbersOf(googleSearchReport, { campaign: 'Brand' })).toEqual([
      ['2026-11-01', 402, 61, 950, 1891, 71250],
      ['2026-11-02', 377, 55, 800, 1815, 60000],
    ]);
  });

  it('asks which campaign it is where none has the name', () => {
    const { rows, file } = read(googleSearchReport, {}, 'Autumn');
    expect([rows, file?.campaign, file?.questions]).toEqual([[], null, ['campaign']]);
  });

  it('asks anew where the answer names nothing that the file has', () => {
    expect(read(googleSearchReport, { campaign: 'Autumn' }).file?.questions).toEqual(['campaign']);
    expect(read(frenchMetaReport, { rate: 1, resultKind: 'actions:purchase' }).file?.questions).toEqual([
      'result_kind',
    ]);
  });

  it('is read in German, with its dates, numbers and currency', () => {
    expect(read(germanGoogleReport)).toMatchObject({ rows: [], file: { currency: 'EUR', questions: ['currency'] } });
    expect(numbersOf(germanGoogleReport, { rate: 1 })).toEqual([
      ['2026-11-01', 24180, 1112, 3325, 123456, 266000],
      ['2026-11-02', 21050, 980, 2150, 105840, 172050],
    ]);
  });

  it('has its amounts, and nothing else, multiplied by a rate', () => {
    expect(numbersOf(germanGoogleReport, { rate: 1.1 })).toEqual([
      ['2026-11-01', 24180, 1112, 3325, 135802, 292600],
      ['2026-11-02', 21050, 980, 2150, 116424, 189255],
    ]);
  });
});

describe('a report of Meta', () => {
  it('asks which kind of results counts where it has several', () => {
    expect(read(metaAdSetsReport)).toMatchObject({
      rows: [],
      file: {
        questions: ['result_kind'],
        resultKinds: [
          { name: 'profile_visit_view', hundredths: 5800 },
          { name: 'actions:offsite_conversion.fb_pixel_purchase', hundredths: 1000 },
        ],
      },
    });
  });

  it('adds its ad sets up, counts the kind that was chosen, and has no revenue', () => {
    const resultKind = 'actions:offsite_conversion.fb_pixel_purchase';
    expect(numbersOf(metaAdSetsReport, { resultKind })).toEqual([
      ['2026-11-01', 10006, 148, 400, 7338, undefined],
      ['2026-11-02', 10474, 153, 600, 7802, undefined],
    ]);
  });

  it('is read in French, with its dates in words and its currency', () => {
    expect(read(frenchMetaReport).file).toMatchObject({
      campaign: 'Soldes de printemps',
      currency: 'EUR',
      resultKind: 'actions:lead',
      questions: ['currency'],
    });
    expect(numbersOf(frenchMetaReport, { rate: 1 })).toEqual([
      ['2026-11-01', 12480, 201, 300, 9550, undefined],
      ['2026-11-02', 13002, 214, 500, 10275, undefined],
    ]);
  });

  it.each([
    [
      'a range in two columns',
      'Campaign name,Amount spent (USD),Reporting starts,Reporting ends\nA,9,2026-11-01,2026-11-30',
    ],
    ['a range in one column', 'Time period,Spend\n2026-11-01 - 2026-11-30,9'],
    ['no dates', 'Campaign name,Amount spent (USD),Impressions\nA,9,1'],
  ])('without days, with %s, says how to get them', (_what, text) => {
    expect(read(text)).toMatchObject({
      rows: [],
      problem: 'This report has no daily breakdown. Break it down by day and export it again.',
    });
  });

  it('of one day needs no breakdown', () => {
    const text = 'Campaign name,Amount spent (USD),Reporting starts,Reporting ends\nA,9,2026-11-01,2026-11-01';
    expect(numbersOf(text)).toEqual([['2026-11-01', undefined, undefined, undefined, 900, undefined]]);
  });
});

it('a report of LinkedIn has its own heading for days, adds up before it rounds, and matches names loosely', () => {
  expect(read(linkedinReport).file).toMatchObject({ campaign: 'Spring  sale', dateOrder: null, questions: [] });
  expect(numbersOf(linkedinReport)).toEqual([
    ['2026-11-13', 3757, 31, 100, 9354, 24000],
    ['2026-11-14', 2977, 25, 200, 7712, 48000],
  ]);
});

describe('a report of Microsoft Advertising', () => {
  it('asks which way round its dates are where they leave it open', () => {
    expect(read(microsoftReport)).toMatchObject({
      rows: [],
      file: { isDateOrderOpen: true, dateOrder: null, questions: ['date_order'] },
    });
  });

  it('is read as was answered', () => {
    expect(numbersOf(microsoftReport, { dateOrder: 'month_first' })).toEqual([
      ['2026-11-01', 1204, 31, 200, 2728, 15800],
      ['2026-11-02', 1377, 40, 300, 3400, 23700],
    ]);
    const [first, second] = numbersOf(microsoftReport, { dateOrder: 'day_first' });
    expect([first?.[0], second?.[0]]).toEqual(['2026-01-11', '2026-02-11']);
  });

  it('asks nothing where one date shows the order of all', () => {
    expect(numbersOf(microsoftReport.replace('11/2/2026,', '11/13/2026,')).map(([date]) => date)).toEqual([
      '2026-11-01',
      '2026-11-13',
    ]);
  });
});

describe('columns', () => {
  const text = 'When,Campaign,Money out,Orders\n2026-11-01,Spring Sale,12.5,3';

  it('are chosen by hand where their headings say nothing, from headings with a sample', () => {
    expect(read(text)).toMatchObject({
      problem: 'Choose the date column.',
      file: {
        headings: [
          { name: 'When', sample: '2026-11-01' },
          { name: 'Campaign', sample: 'Spring Sale' },
          { name: 'Money out', sample: '12.5' },
          { name: 'Orders', sample: '3' },
        ],
        columns: { campaign: 1 },
      },
    });
    expect(numbersOf(text, { columns: { date: 0, spend: 2, conversions: 3 } })).toEqual([
      ['2026-11-01', undefined, undefined, 300, 1250, undefined],
    ]);
  });

  it('can be left out by hand', () => {
    expect(numbersOf('date,clicks,cost\n2026-11-01,3,5', { columns: { clicks: null } })).toEqual([
      ['2026-11-01', undefined, undefined, undefined, 500, undefined],
    ]);
  });

  it('that the file does not have count as none', () => {
    expect(read('date,clicks\n2026-11-01,3', { columns: { date: 299 } }).problem).toBe('Choose the date column.');
  });
});

describe('currencies', () => {
  it.each([
    ['in a heading', 'Day,Cost (EUR)\n2026-11-01,5', 'EUR'],
    ['in a column', 'Day,Cost,Currency\n2026-11-01,5,CAD', 'CAD'],
    ['at the amounts', 'Day,Cost\n2026-11-01,£5.00', 'GBP'],
    ['after the amounts', 'Day;Kosten\n2026-11-01;5,00 €', 'EUR'],
  ])('are noticed %s', (_where, text, currency) => {
    expect(read(text).file).toMatchObject({ currency, questions: ['currency'] });
    expect(numbersOf(text, { rate: 2 })).toEqual([['2026-11-01', undefined, undefined, undefined, 1000, undefined]]);
  });

  it('are of no interest where no amount is read', () => {
    expect(read('Day,Clicks,Currency\n2026-11-01,5,EUR').file?.questions).toEqual([]);
  });

  it('must not be mixed', () => {
    expect(read('Day,Cost,Currency\n2026-11-01,5,CAD\n2026-11-02,5,EUR').problem).toBe(
      'The rows are in CAD and EUR. Export one currency at a time.',
    );
  });
});

describe('dates', () => {
  it.each([
    'Nov 1, 2026',
    '1 Nov 2026',
    'Sunday, November 1, 2026',
    '1. November 2026',
    '1er novembre 2026',
    '1 de noviembre de 2026',
    '01-Nov-2026',
    '01.11.26',
    '20261101',
    '2026/11/1',
    '2026-11-01T00:00:00Z',
  ])('can be written as %s', (written) => {
    expect(read(`date;clicks\n${written};1`).rows[0]).toMatchObject({ date: '2026-11-01', message: null });
  });

  it.each(['Nov 2026', 'Smarch 1, 2026', 'No 1, 2026', '31/31/2026', '202611', '1 2 Nov 2026'])(
    'cannot be written as %s',
    (written) => {
      expect(read(`date;clicks\n${written};1`, { dateOrder: 'day_first' }).rows[0]?.message).toContain(
        'isn’t a valid date',
      );
    },
  );

  it('that can be read one way only are, whatever was answered for the others', () => {
    const text = 'date,clicks\n11/13/2026,1\n14/11/2026,1\n10/11/2026,1';
    expect(read(text).file?.questions).toEqual(['date_order']);
    expect(numbersOf(text, { dateOrder: 'day_first' }).map(([date]) => date)).toEqual([
      '2026-11-13',
      '2026-11-14',
      '2026-11-10',
    ]);
  });
});
