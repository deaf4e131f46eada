import { shiftDay } from '../../../ad-kit/reports/periods';
import type { WireTypes } from '../../contract/handlers';
import { aDay, addAd, addCampaign, addTeam, inTeam, signUp, type WholeDay } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

type Insights = WireTypes['Insights'];
type Day = WholeDay;

const today = '2026-11-18';
const yesterday = '2026-11-17';

const read = async (token: string, query = '') =>
  (await server.call('GET', `/insights${query}`, { token })).json<Insights>();

const answer = (token: string, id: string, kind: string, body: object = { answer: 'done' }) =>
  server.call('PUT', `/campaigns/${id}/advice/${kind}`, { token, body });

/** Days alike up to one of them. */
const daysUntil = (newest: string, count: number, day: Partial<Day> = {}): Day[] =>
  Array.from({ length: count }, (_, index) =>
    aDay({ date: shiftDay(newest, -index), spent: 100 + ((index * 5) % 7), ...day }),
  );

async function addWithDays(
  token: string,
  overrides: Partial<WireTypes['NewCampaign']>,
  days: Day[] = daysUntil(yesterday, 17),
  teamId?: string,
) {
  const campaign = await addCampaign(server, token, { start_date: '2026-11-01', ...overrides }, teamId);
  const put = await server.call('PUT', `/campaigns/${campaign.id}/metrics`, { token, body: days });
  expect(put.statusCode).toBe(200);
  return campaign.id;
}

/** Half of the budget would be left at the end. */
const slow = { name: 'Slow', budget: 6_000, end_date: '2026-11-30' };

it('says how the spend goes, and what to do', async () => {
  const { token } = await signUp(server);
  const fast = await addWithDays(token, { name: 'Fast', budget: 2_100, end_date: '2026-11-30' });
  const { campaigns, advice, ...rest } = await read(token);
  expect(campaigns).toEqual([
    {
      id: fast,
      name: 'Fast',
      platform: 'facebook',
      budget: 2_100,
      start_date: '2026-11-01',
      end_date: '2026-11-30',
      numbers_until: yesterday,
      pacing: expect.objectContaining({ spent: 1_750, expected_by_now: 1_190, verdict: 'too_fast' }),
    },
  ]);
  const pacing = campaigns[0]?.pacing;
  expect(pacing?.daily_spend).toBeCloseTo(103, 1);
  expect(pacing?.daily_spend_to_land).toBeCloseTo((2_100 - 1_750) / 13, 1);
  expect(pacing?.money_ends).toMatchObject({ expected: '2026-11-21' });
  expect(pacing?.forecast?.total).toBeCloseTo(1_750 + 13 * 103, -1);
  expect(advice).toEqual([{ campaign_id: fast, kind: 'ends_too_early', clicks: null, ads: null }]);
  expect(rest).toEqual({ left_out: 0, changes: [], more_advice: 0, answered: [] });
});

it('tells what changed, with what is usual', async () => {
  const { token } = await signUp(server);
  const days = daysUntil(yesterday, 70).map((day) => (day.date === yesterday ? { ...day, spent: 900 } : day));
  const id = await addWithDays(token, { name: 'Odd', budget: 0 }, days);
  const { changes } = await read(token);
  expect(changes[0]).toMatchObject({
    campaign_id: id,
    day: yesterday,
    days: 1,
    metric: 'spend',
    value: 900,
    direction: 'up',
  });
  expect(changes[0]?.usual_high).toBeLessThan(200);
});

describe('an ad that does worse than another', () => {
  /** 21 days of two ads: the second one's conversions cost four times as much. */
  async function twoAds() {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token, { name: 'Brand', budget: 0 });
    const good = await addAd(server, token, { name: 'Fresh beans', campaign_id: id });
    const bad = await addAd(server, token, { name: 'Warm mugs', campaign_id: id });
    const rows = daysUntil(yesterday, 21).flatMap(({ date }) => [
      `${date},Fresh beans,1000,40,4,20`,
      `${date},Warm mugs,1000,40,1,20`,
    ]);
    const csv = ['date,ad name,impressions,clicks,conversions,spend', ...rows].join('\n');
    const imported = await server.call('POST', `/campaigns/${id}/metrics/import`, { token, body: { csv } });
    expect(imported.statusCode).toBe(200);
    return { token, id, good, bad };
  }

  it('is something to do, with both ads and their figures', async () => {
    const { token, id, good, bad } = await twoAds();
    const { advice } = await read(token);
    expect(advice).toEqual([
      {
        campaign_id: id,
        kind: 'ad_worse',
        clicks: null,
        ads: {
          metric: 'cpa',
          worse: { ad_id: bad.id, name: 'Warm mugs', figure: 20 },
          better: { ad_id: good.id, name: 'Fresh beans', figure: 5 },
        },
      },
    ]);
    expect((await answer(token, id, 'ad_worse')).statusCode).toBe(200);
    expect(await read(token)).toMatchObject({ advice: [], answered: [{ campaign_id: id, kind: 'ad_worse' }] });
  });

  it('is nothing to do once it is deleted', async () => {
    const { token, bad } = await twoAds();
    await server.call('DELETE', `/ads/${bad.id}`, { token });
    expect((await read(token)).advice).toEqual([]);
  });
});

it('looks at active campaigns, at one of them where that is asked for, and counts those it left out', async () => {
  const { token } = await signUp(server);
  const one = await addWithDays(token, slow);
  await addWithDays(token, { ...slow, name: 'Paused', status: 'paused' });
  const other = await addCampaign(server, token, { name: 'Without numbers' });
  const { campaigns } = await read(token);
  expect(campaigns.map(({ id, pacing }) => [id, pacing?.verdict])).toEqual([
    [one, 'too_slow'],
    [other.id, undefined],
  ]);
  expect((await read(token, `?campaign_id=${other.id}`)).campaigns.map(({ id }) => id)).toEqual([other.id]);
  for (let count = 2; count < 52; count++) await addCampaign(server, token);
  const many = await read(token);
  expect([many.campaigns.length, many.campaigns[0]?.id, many.left_out]).toEqual([50, one, 2]);
});

it('lists seven things to do, the most urgent first, and says how many more there are', async () => {
  const { token } = await signUp(server);
  for (let count = 0; count < 8; count++) await addWithDays(token, { ...slow, name: `Slow ${count}` });
  const spent = await addWithDays(token, { name: 'Spent', budget: 500, end_date: '2026-11-30' });
  const { advice, more_advice } = await read(token);
  expect([advice.length, more_advice]).toEqual([7, 2]);
  expect(advice[0]).toEqual({ campaign_id: spent, kind: 'used_up', clicks: null, ads: null });
  expect(advice.slice(1).every(({ kind }) => kind === 'budget_unused')).toBe(true);
});

describe('an advice', () => {
  it('is away for two weeks once it is done, and for one when put off', async () => {
    const { token } = await signUp(server);
    const id = await addWithDays(token, { ...slow, budget: 60_000, end_date: '2027-03-31' });
    const advice = { campaign_id: id, kind: 'budget_unused' };
    const done = await answer(token, id, 'budget_unused');
    expect(done.statusCode).toBe(200);
    const away = { ...advice, answer: 'done', away_until: expect.stringMatching(/^2026-12-02T/) };
    expect(done.json()).toEqual(away);
    expect(await read(token)).toMatchObject({ advice: [], more_advice: 0, answered: [away] });
    const later = await answer(token, id, 'budget_unused', { answer: 'not_now' });
    expect(later.json()).toMatchObject({ answer: 'not_now', away_until: expect.stringMatching(/^2026-11-25T/) });
    const dayMs = 86_400_000;
    server.clock.advance(7 * dayMs);
    await server.call('PUT', `/campaigns/${id}/metrics`, { token, body: daysUntil('2026-11-24', 7) });
    expect(await read(token)).toMatchObject({ advice: [advice], answered: [] });
  });

  it('comes back when the answer is taken back, also twice', async () => {
    const { token } = await signUp(server);
    const id = await addWithDays(token, slow);
    await answer(token, id, 'budget_unused');
    for (let count = 0; count < 2; count++) {
      const gone = await server.call('DELETE', `/campaigns/${id}/advice/budget_unused`, { token });
      expect(gone.statusCode).toBe(204);
    }
    expect(await read(token)).toMatchObject({ advice: [{ kind: 'budget_unused' }], answered: [] });
  });

  it('is answered once where many answer at once', async () => {
    const { token } = await signUp(server);
    const id = await addWithDays(token, slow);
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(token, id, 'budget_unused')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await server.database.run('select kind from advice_answers')).rows).toEqual([{ kind: 'budget_unused' }]);
  });

  it('takes one of two answers, to what there is', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token);
    for (const body of [{ answer: 'never' }, {}]) {
      expect((await answer(token, id, 'used_up', body)).json()).toMatchObject({ errors: [{ field: 'answer' }] });
    }
    expect((await answer(token, id, 'buy_more')).statusCode).toBe(404);
  });

  it('goes with its campaign', async () => {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token);
    await answer(token, id, 'used_up');
    expect((await server.call('DELETE', `/campaigns/${id}`, { token })).statusCode).toBe(204);
    expect((await server.database.run('select kind from advice_answers')).rows).toEqual([]);
  });
});

it('is of one workspace', async () => {
  const { token } = await signUp(server);
  const team = await addTeam(server, token);
  const own = await addWithDays(token, slow);
  const shared = await addWithDays(token, slow, undefined, team.id);
  expect((await read(token)).campaigns.map(({ id }) => id)).toEqual([own]);
  const ofTeam = await server.call('GET', inTeam('/insights', team.id), { token });
  expect(ofTeam.json<Insights>().campaigns.map(({ id }) => id)).toEqual([shared]);
  const stranger = await signUp(server);
  expect((await read(stranger.token)).campaigns).toEqual([]);
  expect((await read(stranger.token, `?campaign_id=${own}`)).campaigns).toEqual([]);
  expect((await answer(stranger.token, own, 'used_up')).statusCode).toBe(404);
});

describe('on a plan without advanced analytics', () => {
  const free = useTestServer();

  it('says what it takes', async () => {
    const { token } = await signUp(free);
    const { id } = await addCampaign(free, token);
    const refusals = [
      await free.call('GET', '/insights', { token }),
      await free.call('PUT', `/campaigns/${id}/advice/used_up`, { token, body: { answer: 'done' } }),
      await free.call('DELETE', `/campaigns/${id}/advice/used_up`, { token }),
    ];
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(403);
      expect(refusal.json()).toMatchObject({ code: 'plan_required' });
    }
  });
});

it('leaves today out: it is not over', async () => {
  const { token } = await signUp(server);
  await addWithDays(token, slow, [...daysUntil(yesterday, 17), aDay({ date: today, spent: 5_000 })]);
  expect((await read(token)).campaigns[0]).toMatchObject({ numbers_until: yesterday, pacing: { spent: 1_750 } });
});

it('has something to say of the sample campaigns, whoever’s they are', async () => {
  for (let account = 0; account < 4; account++) {
    const { token } = await signUp(server);
    await server.call('POST', '/campaigns/sample-data', { token });
    const { campaigns, advice } = await read(token);
    const verdictOf = (name: string) => campaigns.find((each) => each.name === name)?.pacing?.verdict;
    expect(verdictOf('Ops Leaders – Demo Requests')).toBe('too_fast');
    expect(verdictOf('Retargeting – Abandoned Carts')).toBe('too_slow');
    expect(verdictOf('Free Shipping Week')).toBe('on_budget');
    expect(advice.length).toBeGreaterThan(1);
  }
});
