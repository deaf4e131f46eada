import { adFormats } from '../../../ad-kit/formats';
import { checkAd } from '../../../ad-kit/check';
import { emptyAd } from '../../../ad-kit/emptyAd';
import { wordsIn } from '../../../ad-kit/sampleTexts';
import type { WireTypes } from '../../contract/handlers';
import { addCampaign, addTeam, signUp } from '../../testing/builders';
import { aBrief } from '../../testing/copyBuilders';
import { useTestServer } from '../../testing/testServer';

const noPicture = { headline: '', subheadline: '', body: '', cta: '' };
const longCard = { headline: 'x'.repeat(2_000), description: 'x'.repeat(2_000), final_url: '', image: null };
const withLongTexts = { ...emptyAd('facebook_carousel'), cards: Array.from({ length: 30 }, () => longCard) };
const everyFormat = adFormats.map((format) => emptyAd(format));

describe('an ad filled from a brief', () => {
  const server = useTestServer({ config: { defaultPlan: 'pro', rateLimits: false } });
  const fill = (token: string, own: Partial<WireTypes['AdToFill']> = {}) =>
    server.call('POST', '/ai/fill-ad', {
      token,
      body: { brief: aBrief(), contents: everyFormat, picture: noPicture, ...own },
    });
  const filled = async (token: string, own?: Partial<WireTypes['AdToFill']>) => {
    const answer = await fill(token, own);
    expect(answer.statusCode).toBe(200);
    return answer.json<WireTypes['FilledAd']>();
  };

  it('says something in every format and on the picture, within every limit', async () => {
    const { token } = await signUp(server);
    const { contents, picture, left_out: leftOut } = await filled(token);
    expect(contents.map(({ format }) => format)).toEqual(adFormats);
    for (const ad of contents) {
      expect(wordsIn(ad).length).toBeGreaterThanOrEqual(2);
      expect(checkAd(ad).filter(({ severity }) => severity === 'blocks')).toEqual([]);
      expect(ad.final_url).toBe('https://northfold.example/box');
    }
    expect(Object.values(picture).every((text) => text !== '')).toBe(true);
    expect(leftOut).toEqual([]);
  });

  it('lists on the picture what its titles leave, a point a line, and nothing that may not be said', async () => {
    const { token } = await signUp(server);
    const brief = aBrief({ banned_words: ['pause'], key_benefits: ['roasted to order', 'Skip or pause any week'] });
    const { picture } = await filled(token, { brief });
    const points = picture.body.split('\n');
    expect(points.length).toBeGreaterThanOrEqual(2);
    expect(points).not.toContain('Skip or pause any week');
    const given = ['20% off the first box', 'From $14 a bag', 'Order by December 18', '4.9 stars from 812 reviews'];
    for (const point of points) expect([...given, 'Roasted to order']).toContain(point);
  });

  it('keeps to the product’s words, to its claims and to the brand voice', async () => {
    const { token } = await signUp(server);
    const voice = { description: '', words_to_use: [], banned_words: ['pause'], required_claims: ['Drink warm.'] };
    await server.call('PUT', '/ai/brand-voice', { token, body: voice });
    const { contents } = await filled(token, { brief: aBrief({ banned_words: ['bag'] }) });
    for (const ad of contents) {
      const texts = wordsIn(ad).map(({ text }) => text);
      expect(texts.filter((text) => /\b(?:pause|bag)\b/i.test(text))).toEqual([]);
      for (const claim of ['Contains caffeine.', 'Drink warm.']) {
        expect(texts.some((text) => text.includes(claim))).toBe(true);
      }
    }
  });

  it('changes only texts that say what the brief no longer says', async () => {
    const { token } = await signUp(server);
    const before = aBrief();
    const { contents, picture } = await filled(token, { brief: before });
    const after = aBrief({ offer: '25% off the first box' });
    const again = await filled(token, { brief: after, previous_brief: before, contents, picture });
    const textsOf = (ads: WireTypes['AdContents'][]) => ads.flatMap((ad) => wordsIn(ad).map(({ text }) => text));
    const [old, now] = [textsOf(contents), textsOf(again.contents)];
    expect(now.filter((text) => text.includes('20%'))).toEqual([]);
    expect(old.map((text, index) => text === now[index] || text.includes('20%'))).not.toContain(false);
    expect(now.some((text) => text.includes('25%'))).toBe(true);
  });

  it('counts as one generation of the month, and stores nothing', async () => {
    const { token } = await signUp(server);
    await filled(token);
    expect((await server.call('GET', '/ai/usage-stats', { token })).json()).toMatchObject({
      generations_this_month: 1,
    });
    expect((await server.call('GET', '/ai/generation-history', { token })).json()).toEqual([]);
    expect((await server.call('GET', '/ads', { token })).json()).toEqual([]);
  });

  it.each([
    ['brief.product_name', { brief: aBrief({ product_name: ' — ' }) }],
    [
      'brief.key_benefits',
      { brief: aBrief({ offer: '', price: '', deadline: '', proof: '', key_benefits: [], benefit_kinds: [] }) },
    ],
    ['brief.banned_words', { brief: aBrief({ banned_words: ['coffee'] }) }],
    ['previous_brief.banned_words', { previous_brief: aBrief({ banned_words: ['coffee'] }) }],
    ['brief.landing_page', { brief: aBrief({ landing_page: 'javascript:alert(1)' }) }],
    [
      'brief.required_claims',
      { brief: aBrief({ required_claims: [1, 2, 3].map((n) => `${n}${' long'.repeat(20)}`) }) },
    ],
    ['contents', { contents: [withLongTexts] }],
  ])('is refused at %s where it can’t be written', async (field, own) => {
    const { token } = await signUp(server);
    const answer = await fill(token, own);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toEqual([field]);
    expect((await server.call('GET', '/ai/usage-stats', { token })).json()).toMatchObject({
      generations_this_month: 0,
    });
  });
});

describe('on the free plan', () => {
  const server = useTestServer({ config: { rateLimits: false } });

  it('nothing is filled', async () => {
    const { token } = await signUp(server);
    const body = { brief: aBrief(), contents: everyFormat, picture: noPicture };
    expect((await server.call('POST', '/ai/fill-ad', { token, body })).json()).toMatchObject({ code: 'plan_required' });
  });
});

describe('copy for a campaign', () => {
  const server = useTestServer({ config: { defaultPlan: 'business', rateLimits: false } });
  const generate = (token: string, address: string, own: Partial<WireTypes['CopyBrief']> = {}) =>
    server.call('POST', `/ai/generate-ad-copy?${address}`, {
      token,
      body: {
        product_name: 'Northfold Coffee',
        target_audience: 'Home brewers',
        platform: 'google',
        ad_type: 'search',
        key_benefits: ['Skip or pause any week'],
        ...own,
      },
    });
  const briefed = async (token: string) => {
    const { id } = await addCampaign(server, token);
    await server.call('PUT', `/campaigns/${id}/brief`, { token, body: { brief: aBrief(), revision: 0 } });
    return id;
  };

  it('says what its brief says and the call leaves out', async () => {
    const { token } = await signUp(server);
    const id = await briefed(token);
    const answer = await generate(token, `campaign_id=${id}`, { price: '$9 a bag' });
    expect(answer.statusCode).toBe(200);
    const text = JSON.stringify(answer.json());
    expect(text).toContain('20% ');
    expect(text).toContain('$9');
    expect(text).not.toContain('$14');
    expect(text).toContain('Contains caffeine.');
  });

  it('finds no campaign of another workspace', async () => {
    const { token } = await signUp(server);
    const other = await signUp(server);
    const id = await briefed(other.token);
    expect((await generate(token, `campaign_id=${id}`)).statusCode).toBe(404);
    const { id: teamId } = await addTeam(server, other.token);
    expect((await generate(other.token, `campaign_id=${id}&team_id=${teamId}`)).statusCode).toBe(404);
    expect((await server.call('GET', '/ai/usage-stats', { token })).json()).toMatchObject({
      generations_this_month: 0,
    });
  });
});
