import { readCampaignReports, readDailyReport } from './dailyReport';
import { readReportInParts } from './reportParts';

const read = (csv: string) => readDailyReport(csv, { today: '2026-11-22', campaignName: 'Brand' }).rows;

/** What ads of a file have, by what the file says of each. */
const told = (csv: string) =>
  read(csv).flatMap(({ ads }) =>
    ads.map(({ mark, metrics }) => [mark.name, mark.group, mark.content, metrics.clicks, metrics.spentCents]),
  );

it('tells ads apart by what Meta, Google, and others call them', () => {
  const meta = 'Day,Ad name,Link (ad settings),Link clicks,Amount spent (USD)\n';
  expect(told(`${meta}2026-11-01,Beans,https://a.example/?utm_content=beans_1,3,1.50`)).toEqual([
    ['Beans', '', 'beans_1', 3, 150],
  ]);
  const google = 'Day,Ad group,Ad name,Final URL,Clicks,Cost\n';
  expect(told(`${google}2026-11-01,Beans, --,https://a.example/?a=b&utm_content=x,3,1.50`)).toEqual([
    ['', 'Beans', 'x', 3, 150],
  ]);
  expect(told('Tag,Name der Anzeige,Klicks,Kosten\n2026-11-01,Bohnen,3,1.5')).toEqual([['Bohnen', '', '', 3, 150]]);
  expect(told('date,utm_content,clicks,spend\n2026-11-01,beans,3,1.5')).toEqual([['', '', 'beans', 3, 150]]);
});

it('has the ads of the column that is chosen by hand, or of none', () => {
  const csv = 'Day,Campaign,Annonce,Ad name,Clicks\n2026-11-01,Tea,Leaves,Other,3';
  const marksOf = (ad: number | null | undefined) => {
    const { reports } = readCampaignReports(csv, { today: '2026-11-22', choices: { columns: { ad } } });
    return reports[0]?.rows[0]?.ads.map(({ mark }) => mark.name);
  };
  expect([marksOf(2), marksOf(3), marksOf(null), marksOf(9)]).toEqual([['Leaves'], ['Other'], [], []]);
  const parts = readReportInParts(csv, { today: '2026-11-22', choices: { columns: { ad: 2 } } });
  expect(parts.file?.columns).toMatchObject({ campaign: 1, ad: 2 });
  expect(parts.parts[0]?.csv).toContain('Leaves');
});

it('tells nothing apart where no row names an ad', () => {
  expect(told('date,ad name,clicks,spend\n2026-11-01,,3,1.50\n2026-11-01,--,3,1.50')).toEqual([]);
  expect(told('date,clicks,spend\n2026-11-01,3,1.50')).toEqual([]);
});

it('rounds each ad together with those before it, so that they are never more than the day', () => {
  const thirds = ['One', 'Two', 'Three'].map((name) => `2026-11-01,${name},0,0.005`);
  const csv = ['date,ad name,clicks,spend', ...thirds].join('\n');
  expect(read(csv)[0]?.metrics).toEqual({ clicks: 0, spentCents: 2 });
  expect(told(csv).map((ad) => ad[4])).toEqual([1, 0, 1]);
});

it('says which utm_campaign all addresses of a campaign have', () => {
  const row = (campaign: string, value: string) => `2026-11-01,${campaign},https://a.example/?utm_campaign=${value},1`;
  const csv = [
    'date,campaign,final url,clicks',
    row('A', 'sale'),
    row('A', 'sale'),
    row('B', 'sale'),
    row('B', 'other'),
  ];
  const { reports } = readCampaignReports([...csv, '2026-11-01,C,,1'].join('\n'), { today: '2026-11-22' });
  expect(Object.fromEntries(reports.map(({ name, utmCampaign }) => [name, utmCampaign]))).toEqual({
    A: 'sale',
    B: '',
    C: '',
  });
});
