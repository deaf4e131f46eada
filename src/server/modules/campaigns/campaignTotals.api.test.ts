import type { WireTypes } from '../../contract/handlers';
import { addCampaign, addTeam, aDay, givePlan, signUp, type WholeDay } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'pro' } });

type Campaign = WireTypes['Campaign'];
type Totals = WireTypes['CampaignTotals'];

const totals = async (token: string, query = '') => {
  const answer = await server.call('GET', `/campaigns/totals${query}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json<Totals>();
};
const names = async (token: string, query: string) =>
  (await server.call('GET', `/campaigns${query}`, { token })).json<Campaign[]>().map(({ name }) => name);

async function addWithDay(token: string, campaign: Partial<WireTypes['NewCampaign']>, day: Partial<WholeDay>) {
  const { id } = await addCampaign(server, token, campaign);
  await server.call('PUT', `/campaigns/${id}/metrics`, { token, body: [aDay(day)] });
  return id;
}

/** Two on Google Ads of which one is paused, and one on LinkedIn. */
async function addThree() {
  const { token } = await signUp(server);
  const day = { impressions: 1_000, clicks: 50, conversions: 2.5, spent: 20.5, revenue: 100 };
  await addWithDay(token, { name: 'Search day', platform: 'google', budget: 100 }, day);
  await addWithDay(token, { name: 'Search night', platform: 'google', budget: 200.5, status: 'paused' }, day);
  await addWithDay(token, { name: 'Leads', platform: 'linkedin', budget: 700 }, { ...day, spent: 99 });
  return token;
}

describe('the totals of campaigns', () => {
  it('add up all that match, beyond a page', async () => {
    const token = await addThree();
    expect(await totals(token)).toEqual({
      campaigns: 3,
      campaigns_by_status: { active: 2, paused: 1, completed: 0 },
      budget: 1000.5,
      spent: 140,
      revenue: 300,
      impressions: 3_000,
      clicks: 150,
      conversions: 7.5,
      ctr: 5,
      cpc: 0.93,
      conversion_rate: 5,
      cpa: 18.67,
      roas: 2.14,
    });
  });

  it('follow the search, the platform and the status', async () => {
    const token = await addThree();
    expect(await totals(token, '?search=search')).toMatchObject({ campaigns: 2, budget: 300.5, spent: 41 });
    expect(await totals(token, '?platform=linkedin')).toMatchObject({ campaigns: 1, spent: 99 });
    expect(await totals(token, '?search=SEARCH&status=paused')).toMatchObject({ campaigns: 1, budget: 200.5 });
  });

  it('count each status among what the search and the platform show, whichever status is chosen', async () => {
    const token = await addThree();
    const counts = { active: 1, paused: 1, completed: 0 };
    expect((await totals(token, '?search=search&status=paused')).campaigns_by_status).toEqual(counts);
    expect((await totals(token, '?platform=google&status=completed')).campaigns_by_status).toEqual(counts);
  });

  it('have no rates where there is nothing to divide by', async () => {
    const { token } = await signUp(server);
    await addCampaign(server, token, { budget: 10 });
    const none = { spent: 0, clicks: 0, ctr: null, cpc: null, conversion_rate: null, cpa: null, roas: null };
    expect(await totals(token)).toMatchObject({ ...none, campaigns: 1, budget: 10 });
    expect(await totals(token, '?search=nothing')).toMatchObject({ ...none, campaigns: 0, budget: 0 });
  });

  it('are those of the team where one is named, and never somebody else’s', async () => {
    await addThree();
    const { token, user } = await signUp(server);
    await givePlan(server, user.id, 'business');
    const team = await addTeam(server, token);
    await server.call('POST', `/campaigns?team_id=${team.id}`, {
      token,
      body: { name: 'Ours', platform: 'google', budget: 5 },
    });
    expect(await totals(token)).toMatchObject({ campaigns: 0 });
    expect(await totals(token, `?team_id=${team.id}`)).toMatchObject({ campaigns: 1, budget: 5 });
  });
});

describe('a campaign’s rates and returns', () => {
  it('are those of its numbers', async () => {
    const { token } = await signUp(server);
    const id = await addWithDay(token, {}, { clicks: 40, conversions: 3, spent: 20.5, revenue: 150.25 });
    const campaign = (await server.call('GET', `/campaigns/${id}`, { token })).json<Campaign>();
    expect(campaign).toMatchObject({ conversion_rate: 7.5, cpa: 6.83, roas: 7.33 });
  });

  it('are none without numbers', async () => {
    const { token } = await signUp(server);
    expect(await addCampaign(server, token)).toMatchObject({ conversion_rate: null, cpa: null, roas: null, ctr: 0 });
  });

  it('sort, those without any last in either direction', async () => {
    const { token } = await signUp(server);
    const day = { impressions: 1_000, clicks: 100 };
    await addWithDay(
      token,
      { name: 'A', start_date: '2026-11-02' },
      { ...day, conversions: 2, spent: 20, revenue: 10 },
    );
    await addWithDay(token, { name: 'B' }, { ...day, conversions: 0, spent: 0, revenue: 0 });
    await addWithDay(
      token,
      { name: 'C', start_date: '2026-11-01' },
      { ...day, conversions: 4, spent: 20, revenue: 90 },
    );
    expect(await names(token, '?sort=cpa&order=asc')).toEqual(['C', 'A', 'B']);
    expect(await names(token, '?sort=cpa&order=desc')).toEqual(['A', 'C', 'B']);
    expect(await names(token, '?sort=roas&order=desc')).toEqual(['C', 'A', 'B']);
    expect(await names(token, '?sort=roas&order=asc')).toEqual(['A', 'C', 'B']);
    expect(await names(token, '?sort=conversion_rate&order=asc')).toEqual(['B', 'A', 'C']);
    expect(await names(token, '?sort=start_date&order=desc')).toEqual(['A', 'C', 'B']);
    expect(await names(token, '?sort=revenue&order=desc')).toEqual(['C', 'A', 'B']);
    expect(await names(token, '?sort=impressions&order=asc')).toEqual(['A', 'B', 'C']);
  });
});
