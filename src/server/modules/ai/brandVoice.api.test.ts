import type { WireTypes } from '../../contract/handlers';
import { signUp } from '../../testing/builders';
import { addGeneration } from '../../testing/copyBuilders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'pro', rateLimits: false } });

type Voice = WireTypes['BrandVoice'];

const blank: Voice = { description: '', words_to_use: [], banned_words: [], required_claims: [] };
const read = async (token: string) => (await server.call('GET', '/ai/brand-voice', { token })).json<Voice>();
const change = (token: string, own: Partial<Voice>) =>
  server.call('PUT', '/ai/brand-voice', { token, body: { ...blank, ...own } });

describe('the brand voice', () => {
  it('is blank until it is set, and each workspace’s own', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    expect(await read(one.token)).toEqual(blank);
    await change(one.token, { description: 'Warm', banned_words: ['cheap'] });
    expect(await read(one.token)).toEqual({ ...blank, description: 'Warm', banned_words: ['cheap'] });
    expect(await read(other.token)).toEqual(blank);
    await change(one.token, {});
    expect(await read(one.token)).toEqual(blank);
  });

  it('is kept trimmed, without blank texts and without doubles', async () => {
    const { token } = await signUp(server);
    const answer = await change(token, {
      description: ' Warm ',
      words_to_use: ['fresh ', 'Fresh', ' '],
      banned_words: ['Cheap', 'cheap', ' best  ever '],
      required_claims: ['18+ only', '', ' 18+ ONLY'],
    });
    const tidy = {
      description: 'Warm',
      words_to_use: ['fresh'],
      banned_words: ['Cheap', 'best ever'],
      required_claims: ['18+ only'],
    };
    expect(answer.json()).toEqual(tidy);
    expect(await read(token)).toEqual(tidy);
  });

  it.each<[string, Partial<Voice>]>([
    ['banned_words', { words_to_use: ['Cheap'], banned_words: ['cheap'] }],
    ['required_claims', { required_claims: ['Not cheap.'], banned_words: ['cheap'] }],
    ['description', { description: 'x'.repeat(1_001) }],
    ['words_to_use', { words_to_use: Array.from({ length: 21 }, (_, index) => `w${index}`) }],
    ['words_to_use.0', { words_to_use: ['x'.repeat(41)] }],
    ['banned_words', { banned_words: Array.from({ length: 51 }, (_, index) => `w${index}`) }],
    ['required_claims', { required_claims: Array.from({ length: 6 }, (_, index) => `Claim ${index}.`) }],
    ['required_claims.0', { required_claims: ['x'.repeat(121)] }],
  ])('is refused by the name of the field that is wrong: %s', async (field, own) => {
    const { token } = await signUp(server);
    const answer = await change(token, own);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
    expect(await read(token)).toEqual(blank);
  });

  it('is part of the account’s export, and goes with the account', async () => {
    const { token, user } = await signUp(server);
    await change(token, { description: 'Warm' });
    const all = (await server.call('GET', '/auth/export', { token })).json<WireTypes['AccountExport']>();
    expect(all.brand_voice).toEqual({ ...blank, description: 'Warm' });
    const body = { email: user.email, password: 'correct horse' };
    expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
    expect((await server.database.run('select workspace_id from ai_brand_voices')).rows).toEqual([]);
  });
});

describe('what is written', () => {
  it('has no banned word, and every required claim in whole ads', async () => {
    const { token } = await signUp(server);
    await change(token, { banned_words: ['week', 'grind'], required_claims: ['Drink responsibly.'] });
    const copy = await addGeneration(server, token);
    const texts = [...copy.headlines, ...copy.descriptions, ...copy.call_to_actions, ...copy.full_ad_copy];
    expect(texts.filter((text) => /\b(?:weeks?|grinds?)\b/i.test(text))).toEqual([]);
    expect(copy.full_ad_copy.filter((text) => !text.endsWith('\nDrink responsibly.'))).toEqual([]);
    const history = (await server.call('GET', '/ai/generation-history', { token })).json<WireTypes['Generation'][]>();
    // The brief is kept as it was given.
    expect(history[0]?.request).toMatchObject({ key_benefits: expect.arrayContaining(['Skip or pause any week']) });
  });

  it.each([
    ['generate-ad-copy', { target_audience: 'Everyone', ad_type: 'display', key_benefits: ['Fresh'] }],
    ['generate-headlines', { target_audience: 'Everyone' }],
    ['suggest-texts', { kind: 'headline', ad_type: 'display' }],
  ])('is refused by the word where the product’s name has it: %s', async (path, own) => {
    const { token } = await signUp(server);
    await change(token, { banned_words: ['cheap'] });
    const body = { product_name: 'Cheap Beans', platform: 'google', ...own };
    const answer = await server.call('POST', `/ai/${path}`, { token, body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: [
        {
          field: 'product_name',
          message: '“cheap” is a banned word of your brand voice, and the product’s name contains it.',
        },
      ],
    });
  });

  it('is refused by the word where a text that is to be made better has it', async () => {
    const { token } = await signUp(server);
    await change(token, { banned_words: ['cheap'] });
    const answer = await server.call('POST', '/ai/optimize-content?content=Cheap%20beans&platform=google', { token });
    expect(answer.json()).toMatchObject({ errors: [{ field: 'content' }] });
    expect((await server.call('GET', '/ai/usage-stats', { token })).json()).toMatchObject({ generations_total: 0 });
  });

  it('is refused where claims leave no room for an ad', async () => {
    const { token } = await signUp(server);
    await change(token, { required_claims: ['x'.repeat(120), 'y'.repeat(120)] });
    const brief = {
      product_name: 'Northfold Coffee',
      target_audience: 'Everyone',
      platform: 'twitter',
      ad_type: 'display',
      key_benefits: ['Fresh'],
    };
    const answer = await server.call('POST', '/ai/generate-ad-copy', { token, body: brief });
    expect(answer.json()).toMatchObject({
      errors: [
        {
          field: 'platform',
          message: 'The required claims take up 242 of the 280 characters allowed here. Please shorten them.',
        },
      ],
    });
    const limited = await server.call('POST', '/ai/generate-ad-copy', {
      token,
      body: { ...brief, platform: 'facebook', max_characters: 60 },
    });
    expect(limited.json()).toMatchObject({
      errors: [
        {
          field: 'max_characters',
          message: expect.stringMatching(
            /^No ad with the required claims fits in 60 characters\. Please allow at least \d+\.$/,
          ),
        },
      ],
    });
  });

  it('is refused where banned words leave nothing to say', async () => {
    const { token } = await signUp(server);
    const words =
      'get it a see your you here go try take start look let’s find learn discover we in and the coffees fresh roasted skip'.split(
        ' ',
      );
    await change(token, { banned_words: words });
    const body = {
      product_name: 'Atlas',
      target_audience: 'Everyone',
      platform: 'google',
      ad_type: 'search',
      key_benefits: ['Fresh'],
    };
    const answer = await server.call('POST', '/ai/generate-ad-copy', { token, body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      detail: expect.stringMatching(/^The banned words leave too little to say\./),
    });
  });
});
