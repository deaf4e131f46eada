import { adKey } from '../../ad-kit/bulk-files/adKey';
import type { WireTypes } from '../contract/handlers';
import { addAd, addCampaign, signUp } from './builders';
import { useTestServer } from './testServer';

const heading = 'date,campaign,ad name,ad group,final url,impressions,clicks,conversions,spend,revenue';

/** A row of a report; the numbers are impressions, clicks, conversions, spend, and revenue. */
export const row = (date: string, numbers: string, { name = '', group = '', url = '', campaign = 'Brand' } = {}) =>
  [date, campaign, name, group, url, numbers.replaceAll(' ', ',')].join(',');

export const file = (...rows: string[]) => [heading, ...rows].join('\n');

/** Two ads, and a row of neither, on one day. */
export const firstDay = file(
  row('2026-11-01', '1000 50 2 25.50 80', { name: 'Fresh beans' }),
  row('2026-11-01', '500 10 0 10.25 0', { name: 'warm  mugs' }),
  row('2026-11-01', '100 1 1 5 20', { name: 'Somebody else’s' }),
);
export const firstNumbers = {
  'Fresh beans': '1000 50 2 25.5 80',
  'Warm mugs': '500 10 0 10.25 0',
  rest: '100 1 1 5 20',
};

/** Impressions, clicks, conversions, spend, and revenue, as `row` has them. */
const numbersIn = (of: WireTypes['NumbersNotByAd'] | null) =>
  of && [of.impressions, of.clicks, of.conversions, of.spent, of.revenue].join(' ');

const sums =
  'sum(impressions) as impressions, sum(clicks) as clicks, sum(conversion_hundredths) as conversions, sum(spent_cents) as spent, sum(revenue_cents) as revenue';

/** A server that imports numbers by ad, for the tests of a file. */
export function useAdNumbers() {
  const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

  async function imported(token: string, csv: string, asked: Partial<WireTypes['ReportImport']> = {}) {
    const answer = await server.call('POST', '/reports/import', { token, body: { csv, ...asked } });
    expect(answer.statusCode).toBe(200);
    return answer.json<WireTypes['ReportImportResult']>().campaigns;
  }

  const resultsOf = async (token: string, id: string, query = '') => {
    const answer = await server.call('GET', `/campaigns/${id}/ad-results${query}`, { token });
    expect(answer.statusCode).toBe(200);
    return answer.json<WireTypes['AdResults']>();
  };

  const told = async (token: string, id: string, query?: string) => {
    const { ads, not_by_ad: rest } = await resultsOf(token, id, query);
    return { ...Object.fromEntries(ads.map((ad) => [ad.name, numbersIn(ad)])), rest: numbersIn(rest) };
  };

  const totalsOf = async (token: string, id: string) => {
    const of = (await server.call('GET', `/campaigns/${id}`, { token })).json<WireTypes['Campaign']>();
    return [of.impressions, of.clicks, of.conversions, of.spent, of.revenue].join(' ');
  };

  async function anAccount() {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token, { name: 'Brand' });
    const beans = await addAd(server, token, { name: 'Fresh beans', campaign_id: campaign.id });
    const mugs = await addAd(server, token, { name: 'Warm mugs', campaign_id: campaign.id });
    const keyOf = (ad: { id: string; name: string }) => adKey(ad, 'facebook_feed');
    return { token, campaign, beans, mugs, keyOf };
  }

  /** Rows in their order, with text in place of dates and large numbers. */
  const rowsOf = async (query: string) =>
    JSON.parse(JSON.stringify((await server.database.run(`${query} order by 1, 2, 3`)).rows)) as unknown[];
  const monthsKept = () =>
    rowsOf(
      `select campaign_id, month::text, ad_id, sum(day_count)::int as days, ${sums} from ad_months group by 1, 2, 3`,
    );

  // Whatever a test did, the sums that are kept by month are those of the days.
  afterEach(async () => {
    const added = await rowsOf(
      `select campaign_id, date_trunc('month', day)::date::text as month, ad_id, count(*)::int as days, ${sums} from ad_days group by 1, 2, 3`,
    );
    expect(await monthsKept()).toEqual(added);
  });

  return { server, imported, resultsOf, told, totalsOf, anAccount, monthsKept };
}
