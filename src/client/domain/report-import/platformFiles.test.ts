import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCampaignReports } from '../../../ad-kit/reports/dailyReport';
import { platformOfReport, type ReportPlatform } from '../../../ad-kit/reports/reportPlatform';
import { readReportFile } from './reportFile';

/** Files as the platforms write them: their languages, encodings, lines above the headings, and totals below. */
const folder = path.join(__dirname, '../../testing/report-files');

/** Conversions, spend, and revenue are exact to the hundredth; null where the file has no revenue. */
type Day = [
  campaign: string,
  date: string,
  impressions: number,
  clicks: number,
  conversions: number,
  spent: number,
  revenue: number | null,
];

const brandSearch: Day[] = [
  ['Brand Search', '2026-11-16', 1204, 96, 4, 40.32, 312],
  ['Brand Search', '2026-11-17', 1377, 110, 5.5, 45.1, 418.25],
];

const twoDaysOf = (campaign: string, revenues: [number, number] | null, firstSpent = 74.38): Day[] => [
  [campaign, '2026-11-16', 10_006, 148, 4, firstSpent, revenues ? revenues[0] : null],
  [campaign, '2026-11-17', 10_474, 153, 6, 77.02, revenues ? revenues[1] : null],
];

const sale = (campaign: string): Day[] => [
  [campaign, '2026-11-16', 12_480, 301, 7.33, 291.97, 1099.5],
  [campaign, '2026-11-17', 11_020, 288, 6, 280.05, 900],
];

const webinar = (revenues: [number, number] | null): Day[] => [
  ['Webinar signups', '2026-11-16', 3102, 27, 1, 81.45, revenues ? revenues[0] : null],
  ['Webinar signups', '2026-11-17', 2977, 25, 2, 77.12, revenues ? revenues[1] : null],
];

const podcast: Day[] = [
  ['Podcast launch', '2026-11-16', 40_120, 412, 3, 88.2, null],
  ['Podcast launch', '2026-11-17', 38_907, 390, 2, 81.75, null],
];

/** The platform is `undefined` where the headings could be anybody's. */
const expected: Record<string, [platform: ReportPlatform | undefined, days: Day[]]> = {
  // Segmented by device: a day's rows add up.
  'google-english-devices.csv': ['google', brandSearch.slice(0, 1)],
  'google-english-utf16.csv': ['google', brandSearch],
  // A campaign that begins with "Total", and a day without clicks.
  'google-english.csv': [
    'google',
    [
      ['Total Wine', '2026-11-16', 12_480, 301, 7.33, 291.97, 1099.5],
      ['Total Wine', '2026-11-18', 0, 0, 0, 0, 0],
      ...brandSearch,
    ],
  ],
  'google-english.xlsx': ['google', brandSearch],
  'google-french-utf16.csv': ['google', sale('Soldes d’hiver')],
  'google-german-utf16.csv': [
    'google',
    [
      ['Frühjahrsaktion', '2026-11-16', 8204, 96, 4, 140.32, 312],
      ['Frühjahrsaktion', '2026-11-17', 7377, 110, 5.5, 145.1, 1418.25],
    ],
  ],
  'google-german.csv': [
    'google',
    [
      ['Markensuche', '2026-11-16', 12_480, 1042, 33.25, 1204.56, 2660],
      ['Markensuche', '2026-11-17', 11_005, 980, 21.5, 1058.4, 1720.5],
    ],
  ],
  'google-spanish.csv': ['google', sale('Rebajas de otoño')],
  'linkedin-english-creatives.csv': [
    'linkedin',
    [
      ['Webinar signups', '2026-11-16', 3102, 27, 1, 81.45, 240],
      ['Hiring', '2026-11-16', 655, 4, 0, 12.08, 0],
    ],
  ],
  'linkedin-english-utf16.csv': ['linkedin', webinar([240, 480])],
  'linkedin-english-utf16be.csv': ['linkedin', webinar([240, 480])],
  'linkedin-english.csv': ['linkedin', webinar([240, 480])],
  'linkedin-english.xlsx': ['linkedin', webinar(null)],
  // One row for each ad.
  'meta-english-ads.csv': [
    'facebook',
    [
      ['Holiday Gift Guide', '2026-11-16', 10_006, 148, 4, 74.38, 330.25],
      ['Retargeting', '2026-11-16', 1250, 31, 2, 12.5, 160],
    ],
  ],
  // Without a breakdown by day, of one day, with thousands separated.
  'meta-english-thousands.csv': [
    'facebook',
    [['Holiday Gift Guide', '2026-11-16', 1_210_006, 14_801, 42, 1250.5, 3330.25]],
  ],
  'meta-english.csv': ['facebook', twoDaysOf('Holiday Gift Guide', [330.25, 482.25])],
  'meta-english.xlsx': ['facebook', twoDaysOf('Holiday Gift Guide', [330.25, 482.25])],
  'meta-french.csv': ['facebook', twoDaysOf('Idées cadeaux', [330.25, 482.25])],
  // As a spreadsheet saved it, with one byte for each letter.
  'meta-german-windows-1252.csv': ['facebook', twoDaysOf('Früchtetee für alle', null)],
  'meta-german.csv': ['facebook', twoDaysOf('Weihnachtsaktion', null, 1074.38)],
  'meta-spanish.csv': ['facebook', twoDaysOf('Ideas para regalar', [330.25, 482.25])],
  'microsoft-english.csv': [
    undefined,
    [
      ['Brand Search', '2026-11-16', 1204, 31, 2, 27.28, 158],
      ['Brand Search', '2026-11-17', 1377, 40, 3, 34, 237],
    ],
  ],
  'own-tracking.csv': [
    undefined,
    [
      ['Newsletter', '2026-11-16', 1000, 40, 3, 20.5, 150.25],
      ['Newsletter', '2026-11-17', 1100, 44, 2, 1020.5, 99],
    ],
  ],
  'x-english.csv': [undefined, [...podcast, ['Q&A, live', '2026-11-17', 1200, 12, 0, 5.05, null]]],
  'x-english.xlsx': [undefined, podcast],
};

const inHundredths = (hundredths: number | undefined) => (hundredths === undefined ? null : hundredths / 100);

it.each(Object.entries(expected))('%s gives exactly its numbers', async (name, [expectedPlatform, expectedDays]) => {
  const read = await readReportFile(new File([readFileSync(path.join(folder, name))], name));
  const text = 'text' in read ? read.text : read.problem;
  const { reports, problem, file } = readCampaignReports(text, { today: '2026-11-20' });
  const days = reports.flatMap(({ name: campaign, rows }) =>
    rows.map(({ date, metrics, message }) => {
      expect(message).toBeNull();
      const { impressions, clicks, conversionHundredths, spentCents, revenueCents } = metrics ?? {};
      const [conversions, spent, revenue] = [conversionHundredths, spentCents, revenueCents].map(inHundredths);
      return [campaign, date, impressions, clicks, conversions, spent, revenue];
    }),
  );
  const platform = platformOfReport(file?.headings.map((heading) => heading.name) ?? []);
  expect({ problem, questions: file?.questions, platform, days }).toEqual({
    problem: null,
    questions: [],
    platform: expectedPlatform,
    days: expectedDays,
  });
});
