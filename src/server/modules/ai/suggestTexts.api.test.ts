import type { WireTypes } from '../../contract/handlers';
import { signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const wish = {
  product_name: 'Northfold Coffee',
  target_audience: 'People who grind at home',
  platform: 'google',
  key_benefits: ['Roasted the day before it ships', 'Skip or pause any week'],
};
const inSearch = { format: 'google_search', field: 'headlines' };

describe('suggestions', () => {
  const server = useTestServer({ config: { defaultPlan: 'pro', rateLimits: false } });
  const suggest = (token: string, own: object = inSearch) =>
    server.call('POST', '/ai/suggest-texts', { token, body: { ...wish, ...own } });
  const suggested = async (token: string, own?: object) =>
    (await suggest(token, own)).json<WireTypes['SuggestedTexts']>();

  it.each([
    inSearch,
    { format: 'facebook_carousel', field: 'cards.headline' },
    { format: 'linkedin_image', field: 'introductory_text' },
    { format: 'twitter_image', field: 'post_text' },
    { kind: 'headline', ad_type: 'search' },
    { kind: 'description', ad_type: 'story' },
    { kind: 'call_to_action', ad_type: 'display' },
    { kind: 'full_ad', ad_type: 'video' },
  ])('are three with their lengths for %j', async (place) => {
    const { token } = await signUp(server);
    const answer = await suggest(token, place);
    expect(answer.statusCode).toBe(200);
    const { texts, character_counts: counts } = answer.json<WireTypes['SuggestedTexts']>();
    expect(new Set(texts).size).toBe(3);
    expect(counts).toEqual(texts.map((text) => Array.from(text).length));
  });

  it('are other than what is there', async () => {
    const { token } = await signUp(server);
    const { texts: avoid } = await suggested(token, { ...inSearch, count: 5 });
    const { texts } = await suggested(token, { ...inSearch, count: 5, avoid });
    expect(texts.filter((text) => avoid.includes(text))).toEqual([]);
  });

  it('are shorter, and longer', async () => {
    const { token } = await signUp(server);
    const place = { format: 'facebook_feed', field: 'primary_text' };
    const text = 'Skip or pause any week. We like it.';
    const shorter = await suggested(token, { ...place, change: 'shorten', text });
    expect(shorter.texts).toContain('Skip or pause any week.');
    const longer = await suggested(token, { ...place, change: 'lengthen', text });
    expect(longer.texts.every((each) => each.startsWith(text) && each.length > text.length)).toBe(true);
  });

  it('are neither kept nor counted as generations', async () => {
    const { token } = await signUp(server);
    await suggest(token);
    expect((await server.call('GET', '/ai/generation-history', { token })).json()).toEqual([]);
    expect((await server.call('GET', '/ai/usage-stats', { token })).json()).toMatchObject({
      generations_this_month: 0,
      generations_total: 0,
    });
  });

  it.each([
    ['field', {}],
    ['field', { kind: 'headline' }],
    ['field', { format: 'google_search' }],
    ['field', { ...inSearch, kind: 'headline', ad_type: 'search' }],
    ['field', { ...inSearch, ad_type: 'search' }],
    ['field', { format: 'google_search', field: 'post_text' }],
    ['field', { format: 'google_search', field: 'path1' }],
    ['product_name', { ...inSearch, product_name: '☕️' }],
    ['product_name', { ...inSearch, product_name: ' ' }],
    ['text', { ...inSearch, change: 'shorten' }],
    ['text', { ...inSearch, text: 'x'.repeat(5_001) }],
    ['avoid', { ...inSearch, avoid: Array.from({ length: 61 }, () => 'a') }],
    ['avoid.0', { ...inSearch, avoid: ['x'.repeat(5_001)] }],
    ['avoid', { ...inSearch, avoid: Array.from({ length: 11 }, () => 'x'.repeat(4_999)) }],
    ['count', { ...inSearch, count: 11 }],
    ['change', { ...inSearch, change: 'translate' }],
  ])('are refused by the name of the field that is wrong: %s', async (field, own) => {
    const { token } = await signUp(server);
    const answer = await suggest(token, own);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
  });

  it.each([
    ['text', { change: 'shorten', text: 'Skip' }, 'This is as short as it gets without losing its point.'],
    [
      'text',
      { change: 'lengthen', text: 'x'.repeat(29) },
      'There’s nothing more to add here. Another benefit would give it more to say.',
    ],
  ])('that there are none of are refused in words: %s', async (field, own, message) => {
    const { token } = await signUp(server);
    expect((await suggest(token, { ...inSearch, ...own })).json()).toMatchObject({ errors: [{ field, message }] });
  });

  it('that the limit leaves no room for are refused with one that does', async () => {
    const { token } = await signUp(server);
    const own = { ...inSearch, change: 'lengthen', text: 'Beans' };
    const answer = await suggest(token, { ...own, max_characters: 13 });
    const message = answer.json<{ errors: { message: string }[] }>().errors[0]?.message ?? '';
    expect(message).toMatch(/^No headline fits in 13 characters\. Please allow at least \d+\.$/);
    const smallest = Number(/at least (\d+)/.exec(message)?.[1]);
    expect((await suggest(token, { ...own, max_characters: smallest })).statusCode).toBe(200);
  });

  it('end at ten for each generation of the plan, for many that come at once too', async () => {
    const { token, user } = await signUp(server);
    await server.database.run(`insert into ai_usage (payer_id, month, suggested) values ($1, '2026-11-01', 1990)`, [
      user.id,
    ]);
    const answers = await Promise.all(Array.from({ length: 40 }, () => suggest(token)));
    const refused = answers.filter(({ statusCode }) => statusCode === 403);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(refused).toHaveLength(30);
    expect(refused[0]?.json()).toEqual({
      code: 'plan_limit',
      detail: 'You’ve used all 2,000 suggestions your plan includes this month. They reset on Dec 1, 2026.',
    });
    const { rows } = await server.database.run('select written, suggested from ai_usage');
    expect(rows).toEqual([{ written: 0, suggested: 2_000 }]);
    server.clock.set('2026-12-01T00:00:00.000Z');
    expect((await suggest(token)).statusCode).toBe(200);
  });

  it('that fail count nothing', async () => {
    const { token } = await signUp(server);
    await suggest(token, { ...inSearch, change: 'shorten', text: 'Skip' });
    expect((await server.database.run('select * from ai_usage')).rows).toEqual([]);
  });

  it('leave what generations counted as it was', async () => {
    const { token, user } = await signUp(server);
    await server.database.run(`insert into ai_usage (payer_id, month, written) values ($1, '2026-11-01', 200)`, [
      user.id,
    ]);
    expect((await suggest(token)).statusCode).toBe(200);
    expect((await server.call('GET', '/ai/usage-stats', { token })).json()).toMatchObject({
      generations_this_month: 200,
    });
  });
});
