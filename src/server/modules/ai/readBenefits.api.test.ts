import { processorMsOf } from '../../../ad-kit/testing/processorMs';
import type { WireTypes } from '../../contract/handlers';
import { signUp } from '../../testing/builders';
import { aCopyBrief } from '../../testing/copyBuilders';
import { useTestServer } from '../../testing/testServer';

const wish = { product_name: 'Ember grill pan', platform: 'facebook', kind: 'description', ad_type: 'display' };

describe('what benefits are read as', () => {
  const server = useTestServer({ config: { defaultPlan: 'pro', rateLimits: false } });
  const read = (token: string, key_benefits: unknown) =>
    server.call('POST', '/ai/read-benefits', { token, body: { key_benefits } });
  const kindsOf = async (token: string, benefits: string[]) =>
    (await read(token, benefits)).json<WireTypes['BenefitsRead']>().kinds;

  it('is told for each, in their order', async () => {
    const { token } = await signUp(server);
    const kinds = {
      '24/7 support': 'thing',
      'Ships in 24 hours': 'does',
      'Skip any week': 'can',
      'Machine washable': 'state',
      'Your keys stay on your phone': 'sentence',
      '20% off the first order': 'offer',
      'Order by Thursday': 'deadline',
      '4.9 stars from 800 reviews': 'proof',
      'No setup fee': 'absence',
      'Near the station': 'place',
      'Lifetime warranty': 'guarantee',
      'Über 400 Stauden': 'unclear',
      '  ': 'unclear',
    };
    expect(await kindsOf(token, Object.keys(kinds))).toEqual(Object.values(kinds));
  });

  it('is nothing that English words can be put around where most is of another language', async () => {
    const { token } = await signUp(server);
    expect(await kindsOf(token, ['Lieferung frei Haus', 'Mit der Post und ohne Papier', 'Support'])).toEqual([
      'unclear',
      'unclear',
      'unclear',
    ]);
  });

  it('is told whatever is typed, and soon', async () => {
    const { token } = await signUp(server);
    const units = ['a', 'FREE ', '1,', 'no ', '%', 'by ', '<b>', '砂', '👩‍👩‍👧', '\u202e', 'Ships and ', "it's ", ', '];
    const hostile = units.map((unit) => unit.repeat(200).slice(0, 160));
    const kinds = await kindsOf(token, hostile);
    expect(kinds).toHaveLength(hostile.length);
    const longest = Array.from({ length: 20 }, (_each, index) =>
      `Ships ${index} fresh boxes, and saves you time on every order that you make at home or in the office with friends, `
        .repeat(2)
        .slice(0, 160),
    );
    expect(await processorMsOf(() => read(token, longest))).toBeLessThan(200);
    expect(
      (
        await read(
          token,
          Array.from({ length: 20 }, () => 'x'.repeat(200)),
        )
      ).statusCode,
    ).toBe(200);
  });

  it('counts nothing and keeps nothing, however often it is asked', async () => {
    const { token } = await signUp(server);
    for (let call = 0; call < 35; call += 1) await read(token, ['Skip any week']);
    expect((await server.database.run('select * from ai_usage')).rows).toEqual([]);
    expect((await server.call('GET', '/ai/generation-history', { token })).json()).toEqual([]);
  });

  it.each([
    ['key_benefits', []],
    ['key_benefits', Array.from({ length: 21 }, () => 'Fresh')],
    ['key_benefits.0', ['x'.repeat(201)]],
    ['key_benefits.0', ['a\u0000']],
  ])('is refused by the name of the field that is wrong: %s', async (field, benefits) => {
    const { token } = await signUp(server);
    const answer = await read(token, benefits);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field }] });
  });
});

describe('calls in quick succession', () => {
  const server = useTestServer({ config: { defaultPlan: 'pro' } });

  it('are none of the generations that a minute allows', async () => {
    const { token } = await signUp(server);
    const answers = await Promise.all(
      Array.from({ length: 35 }, () =>
        server.call('POST', '/ai/read-benefits', { token, body: { key_benefits: ['Fresh'] } }),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });
});

describe('a plan without AI copy', () => {
  const server = useTestServer();

  it('has no benefits read', async () => {
    const { token } = await signUp(server);
    const answer = await server.call('POST', '/ai/read-benefits', { token, body: { key_benefits: ['Fresh'] } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'plan_required' });
  });
});

describe('what a person says that benefits are', () => {
  const server = useTestServer({ config: { defaultPlan: 'pro', rateLimits: false } });
  const brief = aCopyBrief({
    product_name: 'Ember Grill',
    target_audience: 'weekend cooks',
    tone: 'friendly',
    key_benefits: [' ', 'Cook paella over open fire', 'Folds flat'],
  });
  const generate = (token: string, benefit_kinds: unknown) =>
    server.call('POST', '/ai/generate-ad-copy', { token, body: { ...brief, benefit_kinds } });
  const firstRequest = async (token: string) =>
    (await server.call('GET', '/ai/generation-history', { token })).json<WireTypes['AdCopyGeneration'][]>()[0]?.request;

  it('is written by, and stays with its benefit in the history', async () => {
    const { token } = await signUp(server);
    const answer = await generate(token, [null, 'does', null]);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/(?:you can|free to|ahead and) cook/i);
    expect(await firstRequest(token)).toMatchObject({
      key_benefits: ['Cook paella over open fire', 'Folds flat'],
      benefit_kinds: ['does', null],
    });
  });

  it.each([[[]], [[null]], [['offer']]])('is nothing where %j says nothing of a benefit', async (kinds) => {
    const { token } = await signUp(server);
    await generate(token, kinds);
    expect(await firstRequest(token)).toMatchObject({ benefit_kinds: [] });
  });

  it.each([
    ['benefit_kinds', ['does', 'does', 'does', 'does']],
    ['benefit_kinds.0', ['verb']],
  ])('is refused where it can be of none: %s', async (field, kinds) => {
    const { token } = await signUp(server);
    for (const answer of [
      await generate(token, kinds),
      await server.call('POST', '/ai/suggest-texts', {
        token,
        body: { ...wish, key_benefits: ['a', 'b', 'c'], benefit_kinds: kinds },
      }),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
    }
  });

  it('counts for single texts too', async () => {
    const { token } = await signUp(server);
    const suggest = async (benefit_kinds: unknown) =>
      (
        await server.call('POST', '/ai/suggest-texts', {
          token,
          body: { ...wish, key_benefits: ['Cook paella over open fire'], benefit_kinds, count: 10 },
        })
      ).body;
    expect(await suggest([])).toMatch(/(?:you can|lets you) cook|cook paella over open fire with/i);
    expect(await suggest(['does'])).not.toMatch(/(?:you can|lets you) cook|cook paella over open fire with/i);
  });
});
