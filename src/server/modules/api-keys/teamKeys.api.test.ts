import type { WireTypes } from '../../contract/handlers';
import { addApiKey, addCampaign, addMember, addTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

type Key = WireTypes['ApiKey'];

const keys = async (token: string, query = '') =>
  (await server.call('GET', `/api-keys${query}`, { token })).json<Key[]>();
const campaigns = (token: string, query = '') => server.call('GET', `/campaigns${query}`, { token });
const newCampaign = { name: 'Spring beans', platform: 'google', budget: 100 };

describe('a key of a team', () => {
  it('works there and nowhere else, with at most its own role and its maker’s', async () => {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const other = await addTeam(server, owner.token, { name: 'Another' });
    const mine = await addCampaign(server, owner.token);
    const there = await addCampaign(server, owner.token, {}, team.id);
    const viewer = await addApiKey(server, owner.token, { scopes: ['campaigns:write'] }, team.id);
    const editor = await addApiKey(server, owner.token, { scopes: ['campaigns:write'], role: 'editor' }, team.id);

    expect((await campaigns(viewer.secret)).json()).toMatchObject([{ id: there.id }]);
    expect((await campaigns(viewer.secret, `?team_id=${team.id}`)).json()).toMatchObject([{ id: there.id }]);
    expect((await campaigns(viewer.secret, `?team_id=${other.id}`)).statusCode).toBe(404);
    expect((await server.call('GET', `/campaigns/${mine.id}`, { token: viewer.secret })).statusCode).toBe(404);

    const refused = await server.call('POST', '/campaigns', { token: viewer.secret, body: newCampaign });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      detail: 'This API key’s role is too low for this. Create one with the editor role.',
      code: 'role_required',
    });
    const made = await server.call('POST', '/campaigns', { token: editor.secret, body: newCampaign });
    expect(made.statusCode).toBe(201);
    expect((await campaigns(owner.token, `?team_id=${team.id}`)).json()).toHaveLength(2);
  });

  it('of one’s own workspace reaches no team', async () => {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const there = await addCampaign(server, owner.token, {}, team.id);
    const { secret } = await addApiKey(server, owner.token);
    expect((await campaigns(secret, `?team_id=${team.id}`)).statusCode).toBe(404);
    expect((await server.call('GET', `/campaigns/${there.id}`, { token: secret })).statusCode).toBe(404);
  });

  it('can’t have a higher role than its maker, and loses what its maker loses', async () => {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const member = await addMember(server, owner.token, team.id, 'editor');
    const body = { name: 'All', scopes: ['campaigns:write'] as Key['scopes'], role: 'admin' as const };
    const tooMuch = await server.call('POST', `/api-keys?team_id=${team.id}`, { token: member.token, body });
    expect(tooMuch.statusCode).toBe(403);
    expect(tooMuch.json()).toMatchObject({ code: 'role_required' });

    const { secret } = await addApiKey(server, member.token, { ...body, role: 'editor' }, team.id);
    expect((await server.call('POST', '/campaigns', { token: secret, body: newCampaign })).statusCode).toBe(201);
    const address = `/teams/${team.id}/members/${member.user.id}`;
    await server.call('PATCH', address, { token: owner.token, body: { role: 'viewer' } });
    expect((await server.call('POST', '/campaigns', { token: secret, body: newCampaign })).statusCode).toBe(403);

    await server.call('DELETE', address, { token: owner.token });
    expect((await campaigns(secret)).statusCode).toBe(401);
    expect(await keys(owner.token, `?team_id=${team.id}`)).toEqual([]);
  });

  it('ends when its maker leaves', async () => {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const member = await addMember(server, owner.token, team.id, 'editor');
    const { secret } = await addApiKey(server, member.token, {}, team.id);
    await server.call('POST', `/teams/${team.id}/leave`, { token: member.token });
    expect((await campaigns(secret)).statusCode).toBe(401);
  });

  it('is seen and revoked by its maker and by admins, and rotated by its maker alone', async () => {
    const owner = await signUp(server);
    const team = await addTeam(server, owner.token);
    const [editor, viewer] = [
      await addMember(server, owner.token, team.id, 'editor'),
      await addMember(server, owner.token, team.id, 'viewer'),
    ];
    const { key } = await addApiKey(server, editor.token, {}, team.id);
    const inTeam = `?team_id=${team.id}`;
    expect(await keys(owner.token, inTeam)).toMatchObject([{ id: key.id, is_own: false }]);
    expect(await keys(viewer.token, inTeam)).toEqual([]);
    const body = { overlap_hours: 0 };
    for (const { token } of [owner, viewer]) {
      expect((await server.call('POST', `/api-keys/${key.id}/rotate`, { token, body })).statusCode).toBe(404);
    }
    expect((await server.call('DELETE', `/api-keys/${key.id}`, { token: viewer.token })).statusCode).toBe(404);
    expect((await server.call('DELETE', `/api-keys/${key.id}`, { token: owner.token })).statusCode).toBe(204);
  });
});
