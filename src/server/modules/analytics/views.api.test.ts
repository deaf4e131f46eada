import type { WireTypes } from '../../contract/handlers';
import { signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

type View = WireTypes['AnalyticsView'];

const save = (token: string, body: object = { name: 'By campaign', query: 'by=campaign' }) =>
  server.call('POST', '/analytics/views', { token, body });

const list = async (token: string) => {
  const answer = await server.call('GET', '/analytics/views', { token });
  return { names: answer.json<View[]>().map(({ name }) => name), total: answer.headers['x-total-count'] };
};

describe('saved views', () => {
  it('are kept as they are asked for, the newest first, and are part of the export', async () => {
    const { token } = await signUp(server);
    const first = await save(token, { name: '  By campaign ', query: 'by=campaign&period=last_90' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ name: 'By campaign', query: 'by=campaign&period=last_90' });
    server.clock.advance(1_000);
    await save(token, { name: 'Usual', query: '' });
    expect(await list(token)).toEqual({ names: ['Usual', 'By campaign'], total: '2' });
    const { analytics_views: exported } = (await server.call('GET', '/auth/export', { token })).json<
      WireTypes['AccountExport']
    >();
    expect(exported.map(({ name }) => name)).toEqual(['Usual', 'By campaign']);
  });

  it('are renamed, by nobody else, and keep their place and what they ask for', async () => {
    const { token } = await signUp(server);
    const { id } = (await save(token)).json<View>();
    server.clock.advance(1_000);
    await save(token, { name: 'Usual', query: '' });
    const stranger = await signUp(server);
    const rename = (by: string, name: string) =>
      server.call('PATCH', `/analytics/views/${id}`, { token: by, body: { name } });
    expect((await rename(stranger.token, 'Mine')).statusCode).toBe(404);
    const refused = await rename(token, ' ');
    expect([refused.statusCode, refused.json<WireTypes['Problem']>().errors?.[0]?.field]).toEqual([422, 'name']);
    const renamed = await rename(token, '  Each campaign ');
    expect(renamed.statusCode).toBe(200);
    expect(renamed.json()).toMatchObject({ id, name: 'Each campaign', query: 'by=campaign' });
    expect(await list(token)).toEqual({ names: ['Usual', 'Each campaign'], total: '2' });
  });

  it('are deleted for good, and by nobody else', async () => {
    const { token } = await signUp(server);
    const { id } = (await save(token)).json<View>();
    const stranger = await signUp(server);
    const remove = (by: string) => server.call('DELETE', `/analytics/views/${id}`, { token: by });
    expect((await remove(stranger.token)).statusCode).toBe(404);
    expect((await remove(token)).statusCode).toBe(204);
    expect((await remove(token)).statusCode).toBe(404);
    expect(await list(token)).toEqual({ names: [], total: '0' });
  });

  it('end at 50, also for many that come at once', async () => {
    const { token } = await signUp(server);
    for (let count = 0; count < 48; count++) await save(token);
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect((await list(token)).total).toBe('50');
  });

  it.each([
    ['name', { name: ' ', query: '' }],
    ['name', { name: 'x'.repeat(121), query: '' }],
    ['name', { query: '' }],
    ['query', { name: 'Long', query: 'x'.repeat(1_001) }],
    ['query', { name: 'None' }],
    ['query', { name: 'Nul', query: 'by=\u0000' }],
  ])('are refused by the name of the field that is wrong: %s', async (field, body) => {
    const { token } = await signUp(server);
    const refused = await save(token, body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: [{ field }] });
  });
});

describe('on a plan without advanced analytics', () => {
  const free = useTestServer();

  it('none are saved', async () => {
    const { token } = await signUp(free);
    const body = { name: 'By campaign', query: 'by=campaign' };
    const refused = await free.call('POST', '/analytics/views', { token, body });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'plan_required']);
  });
});
