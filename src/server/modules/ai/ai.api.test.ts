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
const lengthOf = (text: string) => Array.from(text).length;

describe('ad copy', () => {
  const platforms = ['facebook', 'google', 'instagram', 'linkedin', 'twitter'];
  const adTypes = ['display', 'video', 'carousel', 'story', 'search'];

  it.each(platforms.flatMap((platform) => adTypes.map((ad_type) => ({ platform, ad_type }))))(
    'is enough for $platform as a $ad_type ad, with the length of each text',
    async (brief) => {
      const { token } = await signUp(server);
      const answer = await write(token, { ...brief, include_emojis: true });
      expect(answer.statusCode).toBe(200);
      const copy = answer.json<Copy>();
      expect(copy.headlines.length).toBeGreaterThanOrEqual(5);
      expect(copy.descriptions.length).toBeGreaterThanOrEqual(3);
      expect(copy.call_to_actions.length).toBeGreaterThanOrEqual(3);
      expect(copy.full_ad_copy.length).toBeGreaterThanOrEqual(2);
      expect(copy.character_counts).toEqual({
        headlines: copy.headlines.map(lengthOf),
        descriptions: copy.descriptions.map(lengthOf),
        call_to_actions: copy.call_to_actions.map(lengthOf),
        full_ad_copy: copy.full_ad_copy.map(lengthOf),
      });
    },
  );

  it('counts an emoji as one character', async () => {
    const { token } = await signUp(server);
    const copy = await addGeneration(server, token, { product_name: '🚀 Rocket Tea', include_emojis: true });
    // Whole ads name the product.
    const [text = ''] = copy.full_ad_copy;
    expect(text).toContain('🚀');
    expect(copy.character_counts.full_ad_copy[0]).toBeLessThan(text.length);
  });

  it('is other copy when the same is asked for again', async () => {
    const { token } = await signUp(server);
    const answers: Copy[] = [];
    for (let asked = 0; asked < 8; asked++) answers.push(await addGeneration(server, token));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(8);
    // The brief has two facts, of which one answer in twelve says the same as another.
    const texts = answers.map(({ headlines: lines, descriptions, full_ad_copy }) => [
      lines,
      descriptions,
      full_ad_copy,
    ]);
    expect(new Set(texts.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
  });

  it('keeps to the limit that is asked for', async () => {
    const { token } = await signUp(server);
    const copy = await addGeneration(server, token, { max_characters: 60 });
    const { headlines: h, descriptions, call_to_actions, full_ad_copy } = copy;
    expect(Math.max(...[...h, ...descriptions, ...call_to_actions, ...full_ad_copy].map(lengthOf))).toBeLessThanOrEqual(
      60,
    );
  });

  it('says the smallest limit that works, and that one does', async () => {
    const { token } = await signUp(server);
    const answer = await write(token, { max_characters: 10 });
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json<{ errors: { field: string; message: string }[] }>();
    expect(errors).toEqual([
      {
        field: 'max_characters',
        message: expect.stringMatching(
          /^No (headline|description|call to action|ad) fits in 10 characters\. Please allow at least \d+\.$/,
        ),
      },
    ]);
    const smallest = Number(/at least (\d+)/.exec(errors[0]?.message ?? '')?.[1]);
    expect((await write(token, { max_characters: smallest })).statusCode).toBe(200);
    expect(await usage(token)).toMatchObject({ generations_this_month: 1, generations_total: 1 });
  });

  it('is written of tidy texts: trimmed, without blank benefits', async () => {
    const { token } = await signUp(server);
    await addGeneration(server, token, {
      product_name: '  Beans ',
      target_audience: ' Everyone ',
      key_benefits: [' ', ' Fresh ', ''],
      call_to_action: '  ',
    });
    const { items } = await history(token);
    expect(items[0]?.request).toMatchObject({
      product_name: 'Beans',
      target_audience: 'Everyone',
      key_benefits: ['Fresh'],
      call_to_action: null,
    });
  });

  it.each([
    ['key_benefits', { key_benefits: ['  ', ''] }],
    ['key_benefits', { key_benefits: [] }],
    ['key_benefits', { key_benefits: Array.from({ length: 21 }, () => 'Fresh') }],
    ['key_benefits.0', { key_benefits: ['x'.repeat(201)] }],
    ['key_benefits.0', { key_benefits: ['a\u0000'] }],
    ['product_name', { product_name: ' ' }],
    ['product_name', { product_name: '☕️ 🚀' }],
    ['product_name', { product_name: '!!! …', include_emojis: true }],
    ['product_name', { product_name: 'a\u0000b' }],
    ['product_name', { product_name: 'x'.repeat(201) }],
    ['target_audience', { target_audience: undefined }],
    ['platform', { platform: 'myspace' }],
    ['ad_type', { ad_type: 'banner' }],
    ['tone', { tone: 'angry' }],
    ['max_characters', { max_characters: 9 }],
    ['call_to_action', { call_to_action: 'x'.repeat(101) }],
    ['colour', { colour: 'red' }],
  ])('is refused by the name of the field that is wrong: %s', async (field, overrides) => {
    const { token } = await signUp(server);
    const answer = await write(token, overrides);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
    expect(await usage(token)).toMatchObject({ generations_total: 0 });
    expect((await history(token)).total).toBe('0');
  });

  it('is written about an emoji where emoji are wanted', async () => {
    const { token } = await signUp(server);
    expect((await write(token, { product_name: '☕️', include_emojis: true })).statusCode).toBe(200);
  });
});

describe('headlines', () => {
  it.each([1, 5, 20])('are as many as are wanted, as far as there are: %i', async (count) => {
    const { token } = await signUp(server);
    const answer = await writeHeadlines(token, { count });
    expect(answer.statusCode).toBe(200);
    const found = answer.json<WireTypes['Headlines']>();
    expect(found.headlines.length).toBeLessThanOrEqual(count);
    expect(found.headlines.length).toBeGreaterThanOrEqual(Math.min(count, 5));
    expect(found.character_counts.headlines).toEqual(found.headlines.map(lengthOf));
  });

  it('are kept and counted as ad copy is', async () => {
    const { token } = await signUp(server);
    const found = (await writeHeadlines(token)).json<WireTypes['Headlines']>();
    expect((await history(token)).items).toEqual([
      {
        id: found.id,
        kind: 'headlines',
        request: { ...headlines, tone: 'professional', count: 5 },
        response: found,
        is_favorite: false,
        created_at: '2026-11-18T10:00:00.000Z',
      },
    ]);
    expect(await usage(token)).toMatchObject({ generations_this_month: 1 });
  });

  it('are refused where there is nothing to write about', async () => {
    const { token } = await signUp(server);
    const answer = await writeHeadlines(token, { product_name: '☕️' });
    expect(answer.json()).toMatchObject({ errors: [{ field: 'product_name' }] });
    expect(await usage(token)).toMatchObject({ generations_total: 0 });
  });
});

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

it('are part of the account’s export, and go with the account', async () => {
  const { token, user } = await signUp(server);
  const [first, second] = [await addGeneration(server, token), await addGeneration(server, token)];
  const all = (await server.call('GET', '/auth/export', { token })).json<WireTypes['AccountExport']>();
  expect(all.generations?.map(({ response }) => response)).toEqual([second, first]);
  const body = { email: user.email, password: 'correct horse' };
  expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
  expect((await server.database.run('select id from ai_generations')).rows).toEqual([]);
  expect((await server.database.run('select payer_id from ai_usage')).rows).toEqual([]);
});
