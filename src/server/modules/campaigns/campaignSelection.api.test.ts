import type { WireTypes } from '../../contract/handlers';
import { addCampaign, addTeam, aDay, givePlan, join, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

type Matching = WireTypes['BulkMatching'];

const change = (token: string, action: string, matching: Matching, query = '') =>
  server.call('POST', `/campaigns/bulk${query}`, { token, body: { action, matching } });

const totalOf = async (token: string, query = '') =>
  Number((await server.call('GET', `/campaigns${query}`, { token })).headers['x-total-count']);

async function addSome(token: string) {
  const ids: string[] = [];
  for (const [name, status] of [
    ['Search day', 'active'],
    ['Search night', 'paused'],
    ['Leads', 'active'],
  ] as const) {
    ids.push((await addCampaign(server, token, { name, status })).id);
  }
  return ids;
}

describe('all campaigns that match', () => {
  it('are changed at once, with those told apart that were so already', async () => {
    const { token } = await signUp(server);
    const stranger = await signUp(server);
    await addSome(stranger.token);
    const [day, night] = await addSome(token);
    const answer = await change(token, 'pause', { search: 'SEARCH', count: 2 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ done: [day, night], already: [night], refused: [] });
    expect(await totalOf(token, '?status=paused')).toBe(2);
    expect(await totalOf(stranger.token, '?status=paused')).toBe(1);
  });

  it('are deleted with their numbers, and nothing else is', async () => {
    const { token } = await signUp(server);
    const [day] = await addSome(token);
    await server.call('PUT', `/campaigns/${day}/metrics`, { token, body: [aDay({ clicks: 7 })] });
    const answer = await change(token, 'delete', { status: 'active', count: 2 });
    expect(answer.json<WireTypes['BulkResult']>().done).toHaveLength(2);
    expect(await totalOf(token)).toBe(1);
    const overview = (await server.call('GET', '/analytics/overview', { token })).json();
    expect(overview).toMatchObject({ total_clicks: 0 });
  });

  it.each([1, 3])('stay as they are when %d were told and 2 match', async (count) => {
    const { token } = await signUp(server);
    await addSome(token);
    const answer = await change(token, 'delete', { search: 'search', count });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'selection_changed' });
    expect(await totalOf(token)).toBe(3);
  });

  it('are a team’s where one is named: an editor changes them and deletes none', async () => {
    const owner = await signUp(server);
    const editor = await signUp(server);
    const viewer = await signUp(server);
    await givePlan(server, owner.user.id, 'business');
    const { id: teamId } = await addTeam(server, owner.token);
    await join(server, owner.token, teamId, editor, 'editor');
    await join(server, owner.token, teamId, viewer, 'viewer');
    await addSome(editor.token);
    await server.call('POST', `/campaigns?team_id=${teamId}`, {
      token: owner.token,
      body: { name: 'Ours', platform: 'google', budget: 5 },
    });
    const query = `?team_id=${teamId}`;
    const refused = (await change(editor.token, 'delete', { count: 1 }, query)).json<WireTypes['BulkResult']>();
    expect(refused).toMatchObject({ done: [], refused: [{ code: 'role_required' }] });
    expect((await change(viewer.token, 'pause', { count: 1 }, query)).json()).toMatchObject({ code: 'role_required' });
    const paused = (await change(editor.token, 'pause', { count: 1 }, query)).json<WireTypes['BulkResult']>();
    expect(paused.done).toHaveLength(1);
    expect(await totalOf(editor.token, '?status=paused')).toBe(1);
  });

  it('are given in one way, by ids or by what they match', async () => {
    const { token } = await signUp(server);
    const [id] = await addSome(token);
    for (const body of [{ action: 'pause' }, { action: 'pause', ids: [id], matching: { count: 1 } }]) {
      const answer = await server.call('POST', '/campaigns/bulk', { token, body });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field: 'ids', message: 'Send either ids or matching.' }] });
    }
  });

  it('are at most 1,000', async () => {
    const { token } = await signUp(server);
    const answer = await change(token, 'pause', { count: 1_001 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'matching.count' }] });
  });
});
