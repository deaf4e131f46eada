import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';
import { shiftDay } from '../../../ad-kit/reports/periods';

const server = useTestServer({ config: { defaultPlan: 'pro' } });
const free = useTestServer({ config: { defaultPlan: 'free' } });

type Comparison = WireTypes['AdComparison'];

const today = '2026-11-18';

async function anAccount() {
  const { token } = await signUp(server);
  const campaign = await addCampaign(server, token, { name: 'Brand' });
  const beans = await addAd(server, token, { name: 'Fresh beans', campaign_id: campaign.id });
  const mugs = await addAd(server, token, { name: 'Warm mugs', campaign_id: campaign.id });
  return { token, campaign, beans, mugs };
}

/** Imports the same numbers of ads on each of some days that end with `last`: impressions, clicks, conversions, spend. */
async function importDays(token: string, id: string, ads: Record<string, string>, days: number, last = today) {
  const rows = Array.from({ length: days }, (_day, ago) => shiftDay(last, -ago)).flatMap((day) =>
    Object.entries(ads).map(([name, numbers]) => [day, name, numbers.replaceAll(' ', ',')].join(',')),
  );
  const csv = ['date,ad name,impressions,clicks,conversions,spend', ...rows].join('\n');
  const answer = await server.call('POST', `/campaigns/${id}/metrics/import`, { token, body: { csv } });
  expect(answer.statusCode).toBe(200);
}

const compared = async (token: string, id: string, query = '') => {
  const answer = await server.call('GET', `/campaigns/${id}/ad-comparison${query}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json<Comparison>();
};

it('names the winner once the numbers bear it', async () => {
  const { token, campaign, beans, mugs } = await anAccount();
  await importDays(token, campaign.id, { 'Fresh beans': '1000 50 5 20', 'Warm mugs': '2000 40 4 20' }, 10);
  const { ads, verdict, left_out: leftOut } = await compared(token, campaign.id);
  expect(verdict).toEqual({
    kind: 'winner',
    ad_id: beans.id,
    unit: null,
    still_needed: null,
    days: null,
    reason: null,
  });
  expect(leftOut).toBe(0);
  expect(ads.map(({ ad_id: id, figure }) => [id, figure])).toEqual([
    [mugs.id, 2],
    [beans.id, 5],
  ]);
  expect(ads[1]).toMatchObject({ name: 'Fresh beans', probability_of_best: 1 });
  // 500 clicks of 10,000 impressions: 5 % ± 1.96 √(0.05 · 0.95 / 10,000).
  expect(ads[1]?.low).toBeCloseTo(4.58, 1);
  expect(ads[1]?.high).toBeCloseTo(5.43, 1);
});

it('says how much is still needed, and how long that takes at the newest pace', async () => {
  const { token, campaign } = await anAccount();
  await importDays(token, campaign.id, { 'Fresh beans': '1000 20 2 20', 'Warm mugs': '1000 22 1 20' }, 8);
  const { verdict } = await compared(token, campaign.id);
  expect(verdict).toMatchObject({ kind: 'undecided', unit: 'impressions', ad_id: null, reason: null });
  // At 2,000 impressions a day.
  expect(verdict.days).toBe(Math.ceil((verdict.still_needed ?? 0) / 2_000));
  const byRate = await compared(token, campaign.id, '?metric=conversion_rate');
  expect(byRate.verdict).toMatchObject({ kind: 'undecided', unit: 'clicks' });
  // At 42 clicks a day.
  expect(byRate.verdict.days).toBe(Math.ceil((byRate.verdict.still_needed ?? 0) / 42));
  const byCost = await compared(token, campaign.id, '?metric=cpa');
  expect(byCost.ads.map(({ figure }) => figure).toSorted()).toEqual([10, 20]);
});

it('gives no days where the newest numbers are old', async () => {
  const { token, campaign } = await anAccount();
  const ads = { 'Fresh beans': '1000 20 2 20', 'Warm mugs': '1000 22 1 20' };
  await importDays(token, campaign.id, ads, 8, shiftDay(today, -15));
  expect((await compared(token, campaign.id)).verdict).toMatchObject({ kind: 'undecided', days: null });
});

it('says what the numbers can’t answer', async () => {
  const { token, campaign } = await anAccount();
  const reasonOf = async (query = '') => (await compared(token, campaign.id, query)).verdict.reason;
  expect(await reasonOf()).toBe('too_few_ads');
  await importDays(token, campaign.id, { 'Fresh beans': '1000 20 0 0' }, 3);
  expect(await reasonOf()).toBe('too_few_ads');
  await importDays(token, campaign.id, { 'Fresh beans': '1000 20 0 0', 'Warm mugs': '1000 22 0 0' }, 3);
  expect(await reasonOf('?metric=conversion_rate')).toBe('no_conversions');
  expect(await reasonOf('?metric=cpa')).toBe('no_spend');
  expect(await reasonOf('?from=2020-01-01&to=2020-01-31')).toBe('too_few_ads');
});

it('leaves deleted ads out, and compares at most 20', async () => {
  const { token, campaign, mugs } = await anAccount();
  const names = Array.from({ length: 21 }, (_ad, index) => `Ad ${index}`);
  for (const name of names) await addAd(server, token, { name, campaign_id: campaign.id });
  const numbers = Object.fromEntries(names.map((name, index) => [name, `${1_000 + index} 20 1 5`]));
  await importDays(token, campaign.id, { ...numbers, 'Warm mugs': '9000 20 1 5' }, 7);
  await server.call('DELETE', `/ads/${mugs.id}`, { token });
  const { ads, left_out: leftOut } = await compared(token, campaign.id);
  expect([ads.length, leftOut]).toEqual([20, 1]);
  expect(ads[0]?.name).toBe('Ad 20');
  expect(ads.map(({ name }) => name)).not.toContain('Ad 0');
});

it('is for plans with advanced analytics', async () => {
  const { token } = await signUp(free);
  const { id } = await addCampaign(free, token);
  for (const path of [`/campaigns/${id}/ad-results`, `/campaigns/${id}/ad-comparison`]) {
    const answer = await free.call('GET', path, { token });
    expect(answer.json()).toMatchObject({ code: 'plan_required' });
  }
});
