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
