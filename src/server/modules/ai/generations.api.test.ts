import type { WireTypes } from '../../contract/handlers';
import { signUp } from '../../testing/builders';
import { aCopyBrief, addGeneration } from '../../testing/copyBuilders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'pro', rateLimits: false } });

type Copy = WireTypes['WrittenCopy'];

const write = (token: string, overrides: object = {}) =>
  server.call('POST', '/ai/generate-ad-copy', { token, body: { ...aCopyBrief(), ...overrides } });
const headlines = { product_name: 'Northfold Coffee', target_audience: 'People who grind at home', platform: 'google' };
const writeHeadlines = (token: string, overrides: object = {}) =>
  server.call('POST', '/ai/generate-headlines', { token, body: { ...headlines, ...overrides } });
const history = async (token: string, query = '') => {
  const answer = await server.call('GET', `/ai/generation-history${query}`, { token });
  return { items: answer.json<WireTypes['Generation'][]>(), total: answer.headers['x-total-count'] };
};
const usage = async (token: string) =>
  (await server.call('GET', '/ai/usage-stats', { token })).json<WireTypes['AiUsage']>();
const remove = (token: string, id: string) => server.call('DELETE', `/ai/generation-history/${id}`, { token });
const favor = (token: string, id: string, is_favorite = true) =>
  server.call('PATCH', `/ai/generation-history/${id}`, { token, body: { is_favorite } });
/** Adds copies of a generation, each a second younger than the one before. */
const fillHistory = (id: string, count: number, isFavorite: boolean) =>
  server.database.run(
    `insert into ai_generations (id, workspace_id, kind, request, response, is_favorite, created_at)
     select gen_random_uuid(), workspace_id, kind, request, response, $3, created_at + (n + 1) * interval '1 second'
     from ai_generations, generate_series(1, $2::int) n where id = $1`,
    [id, count, isFavorite],
  );
const kept = async (id: string) =>
  (await server.database.run('select id from ai_generations where id = $1', [id])).rows.length === 1;
/** Makes it as if so much had been written this month. */
const wrote = (accountId: string, written: number) =>
  server.database.run(`insert into ai_usage (payer_id, month, written) values ($1, '2026-11-01', $2)`, [
    accountId,
    written,
  ]);

describe('the history', () => {
  it('has the newest first, as it was answered', async () => {
    const { token } = await signUp(server);
    const written: Copy[] = [];
    for (let count = 0; count < 3; count++) {
      written.unshift(await addGeneration(server, token));
      server.clock.advance(1_000);
    }
    const { items, total } = await history(token);
    expect(items.map(({ response }) => response)).toEqual(written);
    expect(items[0]).toMatchObject({ kind: 'ad_copy', request: aCopyBrief() });
    expect(total).toBe('3');
    const page = await history(token, '?limit=1&offset=1');
    expect({ ids: page.items.map(({ id }) => id), total: page.total }).toEqual({ ids: [written[1]?.id], total: '3' });
  });

  it('has ten at a time unless more are wanted', async () => {
    const { token } = await signUp(server);
    for (let count = 0; count < 11; count++) await addGeneration(server, token);
    expect((await history(token)).items).toHaveLength(10);
    expect((await history(token, '?limit=200')).items).toHaveLength(11);
  });

  it('ends at a thousand: the oldest leave, those of others stay', async () => {
    const { token, user } = await signUp(server);
    const other = await signUp(server);
    const { id: others } = await addGeneration(server, other.token);
    await addGeneration(server, token);
    await server.database.run(
      `insert into ai_generations (id, workspace_id, kind, request, response, created_at)
       select gen_random_uuid(), workspace_id, kind, request, response, created_at + n * interval '1 second'
       from ai_generations, generate_series(1, 999) n where workspace_id = $1`,
      [user.id],
    );
    server.clock.advance(3_600_000);
    const { id: newest } = await addGeneration(server, token);
    const { items, total } = await history(token, '?limit=1');
    expect({ total, newest: items[0]?.id }).toEqual({ total: '1000', newest });
    const [oldest] = (await history(token, '?limit=1&offset=999')).items;
    expect(oldest?.created_at).toBe('2026-11-18T10:00:01.000Z');
    expect((await history(other.token)).items.map(({ id }) => id)).toEqual([others]);
  });

  it('keeps favorites when the oldest leave', async () => {
    const { token } = await signUp(server);
    const { id: oldest } = await addGeneration(server, token);
    await favor(token, oldest);
    server.clock.advance(1_000);
    const { id: second } = await addGeneration(server, token);
    await fillHistory(oldest, 998, false);
    await addGeneration(server, token);
    expect((await history(token, '?favorites=true')).items.map(({ id }) => id)).toEqual([oldest]);
    expect((await history(token)).total).toBe('1000');
    expect(await kept(second)).toBe(false);
  });

  it('of favorites alone loses the oldest of them for what is written', async () => {
    const { token } = await signUp(server);
    const { id: oldest } = await addGeneration(server, token);
    await favor(token, oldest);
    await fillHistory(oldest, 999, true);
    server.clock.advance(3_600_000);
    const { id: newest } = await addGeneration(server, token);
    const { items, total } = await history(token, '?limit=1');
    expect({ total, newest: items[0]?.id }).toEqual({ total: '1000', newest });
    expect(await kept(oldest)).toBe(false);
    expect((await history(token, '?favorites=true')).total).toBe('999');
  });

  it('leaves nothing of what is deleted, and it still counts', async () => {
    const { token } = await signUp(server);
    const { id } = await addGeneration(server, token);
    expect((await remove(token, id)).statusCode).toBe(204);
    expect((await remove(token, id)).statusCode).toBe(404);
    expect((await history(token)).total).toBe('0');
    expect((await server.database.run('select id from ai_generations')).rows).toEqual([]);
    expect(await usage(token)).toMatchObject({ generations_this_month: 1, generations_total: 1 });
  });

  it('is each account’s own', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const { id } = await addGeneration(server, one.token);
    expect((await history(other.token)).total).toBe('0');
    const answer = await remove(other.token, id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    expect(await usage(other.token)).toMatchObject({ generations_this_month: 0, generations_total: 0 });
    expect((await history(one.token)).total).toBe('1');
  });
});

describe('favorites', () => {
  it('are marked and listed, and are no more', async () => {
    const { token } = await signUp(server);
    const { id } = await addGeneration(server, token);
    await addGeneration(server, token);
    const answer = await favor(token, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, kind: 'ad_copy', is_favorite: true });
    const found = await history(token, '?favorites=true');
    expect({ ids: found.items.map((item) => item.id), total: found.total }).toEqual({ ids: [id], total: '1' });
    expect((await history(token)).total).toBe('2');
    expect((await favor(token, id, false)).json()).toMatchObject({ is_favorite: false });
    expect((await history(token, '?favorites=true')).items).toEqual([]);
  });

  it('are each workspace’s own', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const { id } = await addGeneration(server, one.token);
    expect((await favor(other.token, id)).statusCode).toBe(404);
    expect((await history(one.token, '?favorites=true')).items).toEqual([]);
  });
});

describe('the month’s generations', () => {
  it.each([write, writeHeadlines])('end at what the plan allows, for many that come at once too', async (send) => {
    const { token, user } = await signUp(server);
    await wrote(user.id, 190);
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(token)));
    const refused = answers.filter(({ statusCode }) => statusCode === 403);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(refused).toHaveLength(30);
    expect(refused[0]?.json()).toEqual({
      code: 'plan_limit',
      detail: 'You’ve used all 200 generations your plan includes this month. They reset on Dec 1, 2026.',
    });
    expect((await history(token)).total).toBe('10');
    expect(await usage(token)).toMatchObject({ generations_this_month: 200 });
  });

  it('begin anew with the month', async () => {
    const { token, user } = await signUp(server);
    await wrote(user.id, 200);
    server.clock.set('2026-11-30T23:59:59.999Z');
    expect((await write(token)).statusCode).toBe(403);
    expect(await usage(token)).toMatchObject({ generations_this_month: 200, resets_at: '2026-12-01T00:00:00.000Z' });
    server.clock.set('2026-12-01T00:00:00.000Z');
    expect(await usage(token)).toMatchObject({ generations_this_month: 0, generations_total: 200 });
    expect((await write(token)).statusCode).toBe(200);
    expect(await usage(token)).toMatchObject({
      generations_this_month: 1,
      generations_total: 201,
      resets_at: '2027-01-01T00:00:00.000Z',
    });
  });

  it('can be read, with what writes', async () => {
    const { token } = await signUp(server);
    await addGeneration(server, token);
    expect(await usage(token)).toEqual({
      generations_this_month: 1,
      generations_total: 1,
      monthly_limit: 200,
      resets_at: '2026-12-01T00:00:00.000Z',
      model_label: 'Built-in writer',
    });
  });

  it('are among what the plan counts', async () => {
    const { token } = await signUp(server);
    await addGeneration(server, token);
    expect((await server.call('GET', '/billing/usage', { token })).json()).toContainEqual({
      id: 'ai_generations_per_month',
      name: 'AI generations this month',
      used: 1,
      limit: 200,
      resets_at: '2026-12-01T00:00:00.000Z',
    });
  });
});
