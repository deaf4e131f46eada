import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { aFeedAd, aSearchAd } from '../../../ad-kit/testing/adBuilders';
import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, anAd, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

type Cells = Record<string, string>;

const rowsOf = (csv: string) => Papa.parse<Cells>(csv.replace(/^\uFEFF/, '').trim(), { header: true }).data;

async function fileFor(token: string, manager: WireTypes['AdsManager']): Promise<Cells[]> {
  const answer = await server.call('GET', `/bulk-file?manager=${manager}`, { token });
  expect(answer.statusCode).toBe(200);
  if (manager === 'google_ads_editor') return rowsOf(answer.body);
  return rowsOf(Buffer.from(unzipSync(answer.rawPayload)['ads.csv'] ?? []).toString('utf8'));
}

/** Clicks that tell ads apart: the second ad of the file has ten times those of the first, and so on. */
const clicksOf = (index: number) => String(10 ** index);

/** The report that a platform would write of the ads of a file that was imported there. */
const reports: Record<WireTypes['AdsManager'], (rows: Cells[]) => string> = {
  google_ads_editor: (rows) =>
    Papa.unparse([
      ['Ad report'],
      ['November 1, 2026 - November 30, 2026'],
      ['Day', 'Campaign', 'Ad group', 'Ad final URL', 'Currency code', 'Impr.', 'Clicks', 'Cost'],
      ...rows
        .filter((row) => row['Ad type'] !== undefined && row['Ad type'] !== '')
        .map((row, index) => [
          '2026-11-02',
          row['Campaign'],
          row['Ad Group'],
          row['Final URL'],
          'USD',
          '2000',
          clicksOf(index),
          '1.50',
        ]),
      ['Total: Account', ' --', ' --', ' --', ' --', '4000', '11', '3.00'],
    ]),
  // As people rename ads over there, the link tells them apart.
  meta_ads_manager: (rows) =>
    Papa.unparse([
      ['Day', 'Campaign name', 'Ad name', 'Link (ad settings)', 'Impressions', 'Link clicks', 'Amount spent (USD)'],
      ...rows.map((row, index) => [
        '2026-11-02',
        row['Campaign Name'],
        `Ad ${index + 1} - Copy`,
        row['Link'],
        '2000',
        clicksOf(index),
        '1.50',
      ]),
    ]),
};

it.each(['google_ads_editor', 'meta_ads_manager'] as const)(
  'knows its ads again in the report of what went to %s',
  async (manager) => {
    const { token } = await signUp(server);
    const platform = manager === 'google_ads_editor' ? 'google' : 'facebook';
    const campaign = await addCampaign(server, token, { name: 'Spring launch, “early”', platform });
    const add = (name: string) =>
      addAd(server, token, {
        name,
        campaign_id: campaign.id,
        contents: [aSearchAd(), aFeedAd()],
        artwork: { ...anAd().artwork, brand: '' },
      });
    // Two of one name, which only what the file adds to it tells apart.
    const ads = [await add('Fresh beans'), await add('Fresh beans'), await add('Été, -10 %')];
    // And variants of one of them, of the same name too.
    for (const variant_name of ['Bold', '大胆']) {
      const variant = await server.call('POST', `/ads/${ads[0]?.id}/variants`, { token, body: { variant_name } });
      ads.push(variant.json<WireTypes['SavedAd']>());
    }
    const rows = await fileFor(token, manager);
    const csv = reports[manager](rows);
    const imported = await server.call('POST', '/reports/import', { token, body: { csv } });
    expect(imported.json<WireTypes['ReportImportResult']>().campaigns).toMatchObject([
      { ads: { recognized: 5, not_recognized: 0 } },
    ]);
    const results = await server.call('GET', `/campaigns/${campaign.id}/ad-results`, { token });
    const named = results.json<WireTypes['AdResults']>().ads.map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining(['Fresh beans · A', 'Fresh beans · Bold', 'Fresh beans · 大胆']));
    const clicks = results.json<WireTypes['AdResults']>().ads.map(({ ad_id: id, clicks: count }) => [id, count]);
    // Files have the last changed ad first.
    expect(Object.fromEntries(clicks)).toEqual(
      Object.fromEntries([...ads].reverse().map(({ id }, index) => [id, Number(clicksOf(index))])),
    );
  },
);
