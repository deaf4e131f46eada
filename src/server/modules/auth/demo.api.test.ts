import { brandScheme } from '../../../ad-kit/artwork/brandScheme';
import type { WireTypes } from '../../contract/handlers';
import { useTestServer } from '../../testing/testServer';
import { sampleKit } from '../brand/sampleKit.service';

const server = useTestServer({ config: { demo: true } });

async function startDemo() {
  const { access_token: token, user } = (await server.call('POST', '/auth/demo')).json<WireTypes['Session']>();
  const get = async <Body>(path: string) => (await server.call('GET', path, { token })).json<Body>();
  const [team] = await get<WireTypes['Team'][]>('/teams/my-teams');
  if (!team) throw new Error('The demo has no team.');
  return { token, user, get, team };
}

it('has an ad in each campaign, of its own and of its team', async () => {
  const { get, team } = await startDemo();
  for (const place of ['', `&team_id=${team.id}`]) {
    const campaigns = await get<WireTypes['Campaign'][]>(`/campaigns?limit=200${place}`);
    const ads = await get<WireTypes['SavedAd'][]>(`/ads?limit=200${place}`);
    expect(campaigns.length).toBeGreaterThan(3);
    expect([...new Set(ads.map((ad) => ad.campaign_id))].sort()).toEqual(campaigns.map(({ id }) => id).sort());
  }
});

it('is on Business without a payment', async () => {
  const { token, get } = await startDemo();
  expect(await get('/billing/subscription')).toMatchObject({ plan: { id: 'business' } });
  expect(await get('/billing/transactions')).toEqual([]);
  const smaller = await server.call('POST', '/billing/subscribe?plan_id=pro', { token });
  expect(smaller.json()).toMatchObject({ code: 'current_plan' });
});

it('has a team of four, in which several have made ads', async () => {
  const { user, get, team } = await startDemo();
  expect(team.members.map(({ role }) => role)).toEqual(['admin', 'editor', 'viewer']);
  expect(new Set(team.members.map(({ full_name: name }) => name)).add(user.full_name).size).toBe(4);
  const activity = await get<WireTypes['TeamActivity'][]>(`/teams/${team.id}/activity?limit=100`);
  const makers = activity.filter(({ action }) => action === 'ad_created').map(({ actor }) => actor.full_name);
  expect(new Set(makers).size).toBe(3);
  expect(makers).toContain(user.full_name);
});

it('has copy in its history, none of which counts against the plan, and a brand kit', async () => {
  const { get, team } = await startDemo();
  const own = await get<unknown[]>('/ai/generation-history');
  const ofTeam = await get<unknown[]>(`/ai/generation-history?team_id=${team.id}`);
  expect([own.length, ofTeam.length]).toEqual([2, 2]);
  expect(await get('/ai/usage-stats')).toMatchObject({ generations_this_month: 0 });
  expect(await get('/brand-kit')).toMatchObject({ name: 'Marlow & Finch' });
  expect(sampleKit.colors && brandScheme(sampleKit.colors).findings).toEqual([]);
});

it('keeps its colleagues while somebody of the team can be reached', async () => {
  const { token, get, team } = await startDemo();
  const another = await startDemo();
  await server.services.housekeeping.run();
  expect((await get<WireTypes['Team']>(`/teams/${team.id}`)).members).toHaveLength(3);
  expect((await server.call('POST', '/auth/logout', { token: another.token })).statusCode).toBe(204);
  await server.services.housekeeping.run();
  expect((await get<WireTypes['Team']>(`/teams/${team.id}`)).members).toHaveLength(3);
  expect((await server.database.run('select 1 from accounts')).rows).toHaveLength(4);
  expect((await server.call('POST', '/auth/logout', { token })).statusCode).toBe(204);
  await server.services.housekeeping.run();
  expect((await server.database.run('select 1 from accounts union all select 1 from teams')).rows).toEqual([]);
});

it('lets nobody sign in as a colleague', async () => {
  const { team } = await startDemo();
  for (const { email } of team.members) {
    const answer = await server.call('POST', '/auth/login', { body: { email, password: '' } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(401);
  }
});
