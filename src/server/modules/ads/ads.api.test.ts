import {
  aCarouselAd,
  aFeedAd,
  aLinkedinAd,
  anAd as contentsOf,
  aSearchAd,
  unpinned,
} from '../../../ad-kit/testing/adBuilders';
import { emptyAd } from '../../../ad-kit/emptyAd';
import { adFormats } from '../../../ad-kit/formats';
import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, anAd, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

type SavedAd = WireTypes['SavedAd'];

const list = async (token: string, query = '') => {
  const answer = await server.call('GET', `/ads${query}`, { token });
  expect(answer.statusCode).toBe(200);
  return { names: answer.json<SavedAd[]>().map(({ name }) => name), total: answer.headers['x-total-count'] };
};
const read = async (token: string, id: string) => (await server.call('GET', `/ads/${id}`, { token })).json<SavedAd>();
const put = (token: string, id: string, body: object) => server.call('PUT', `/ads/${id}`, { token, body });

describe('saving an ad', () => {
  it('keeps all that was said of it', async () => {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token);
    const ad = await addAd(server, token, { name: '  Fresh beans ', campaign_id: campaign.id });
    expect(ad).toMatchObject({
      name: 'Fresh beans',
      campaign_id: campaign.id,
      contents: anAd().contents,
      artwork: anAd().artwork,
      picture: anAd().picture,
      image_id: null,
      logo_id: null,
      revision: 1,
    });
    expect(await read(token, ad.id)).toEqual(ad);
  });

  it.each([aFeedAd({ call_to_action: 'NOT_ONE' }), aLinkedinAd({ call_to_action: 'SHOP_NOW' })])(
    'takes no button that the platform does not have: $call_to_action',
    async (contents) => {
      const { token } = await signUp(server);
      const answer = await server.call('POST', '/ads', { token, body: anAd({ contents: [contents] }) });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field: 'contents.0.call_to_action' }] });
    },
  );

  it('says which of its texts are a template’s, whose business is made up', async () => {
    const { token } = await signUp(server);
    const [template] = (await server.call('GET', '/template-library/templates?limit=1', { token })).json<
      WireTypes['LibraryTemplate'][]
    >();
    const { headline = '', subheadline = '', body_text = '', design_elements } = template ?? {};
    const brand = design_elements?.artwork?.brand ?? '';
    const artwork = { ...anAd().artwork, brand };
    const picture = { headline, subheadline: 'My own', body: body_text, cta: 'Start' };
    const ad = await addAd(server, token, { artwork, picture });
    expect(ad.sample_texts).toEqual([brand, headline, body_text]);
    expect((await read(token, ad.id)).sample_texts).toEqual(ad.sample_texts);
    const own = {
      revision: 1,
      artwork: { ...artwork, brand: 'Halden' },
      picture: { ...picture, headline: subheadline },
    };
    expect((await put(token, ad.id, own)).json()).toMatchObject({ sample_texts: [subheadline, body_text] });
  });

  it('names the fields that hold a template’s words, until each says something else', async () => {
    const { token } = await signUp(server);
    const headlines = unpinned<1 | 2 | 3>('fresh roast, every other friday. ', 'Rye loaves from six', 'Baked on site');
    const feed = aFeedAd({ primary_text: 'Twelve kitchens, one table.', headline: 'Bread' });
    const ad = await addAd(server, token, { contents: [aSearchAd({ headlines }), feed] });
    const found = [
      { format: 'google_search', field: 'headlines[0]' },
      { format: 'facebook_feed', field: 'primary_text' },
    ];
    expect(ad.sample_fields).toEqual(found);
    const [listed] = (await server.call('GET', '/ads', { token })).json<SavedAd[]>();
    expect(listed?.sample_fields).toEqual(found);
    const own = { revision: 1, contents: [aSearchAd({ headlines: headlines.slice(1) }), feed], sample_fields: [] };
    expect((await put(token, ad.id, own)).json()).toMatchObject({ sample_fields: found.slice(1) });
  });

  it('takes every format, and all of them at once', async () => {
    const { token } = await signUp(server);
    const contents = adFormats.map((format) => contentsOf(format));
    expect((await addAd(server, token, { contents })).contents).toEqual(contents);
  });

  it('takes drafts: nothing written, far too long, addresses that are not finished', async () => {
    const { token } = await signUp(server);
    const empty = adFormats.map((format) => emptyAd(format));
    expect((await addAd(server, token, { contents: empty })).contents).toEqual(empty);
    const long = [aFeedAd({ headline: 'x'.repeat(5_000) })];
    expect((await addAd(server, token, { contents: long })).contents).toEqual(long);
    for (const final_url of ['northfold', 'shop.example:8080/a', '{lpurl}?a=b', 'HTTPS://A.example', 'https://']) {
      const ad = await addAd(server, token, { contents: [aFeedAd({ final_url })] });
      expect(ad.contents[0]).toMatchObject({ final_url });
    }
  });

  it.each([
    '😀 👨‍👩‍👧‍👦',
    'שלום \u202Eעולם',
    '日本語の見出し',
    'e\u0301 z\u0300\u0301 combined',
    '<script>alert(1)</script>',
    '=1+1',
  ])('takes any script: %s', async (headline) => {
    const { token } = await signUp(server);
    const picture = { ...anAd().picture, headline };
    const ad = await addAd(server, token, { name: headline, contents: [aFeedAd({ headline })], picture });
    expect(await read(token, ad.id)).toMatchObject({ name: headline, contents: [{ headline }], picture });
  });

  it('takes back what was read, and keeps what a change leaves out', async () => {
    const { token } = await signUp(server);
    const first = await addAd(server, token);
    server.clock.advance(1_000);
    const again = (await put(token, first.id, first)).json<SavedAd>();
    expect(again).toEqual({ ...first, revision: 2, updated_at: expect.not.stringMatching(first.updated_at) });
    const renamed = (await put(token, first.id, { revision: 2, name: 'Autumn' })).json();
    expect(renamed).toEqual({ ...again, name: 'Autumn', revision: 3 });
  });

  it('stores nothing over a version that it was not made from', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    expect((await put(token, id, { revision: 1, name: 'Mine' })).statusCode).toBe(200);
    for (const revision of [1, 3]) {
      const answer = await put(token, id, { revision, name: 'Theirs' });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'stale_version', detail: expect.stringContaining('elsewhere') });
    }
    expect(await read(token, id)).toMatchObject({ name: 'Mine', revision: 2 });
  });

  it('lets one of many at once win, and tells the others', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    const names = Array.from({ length: 10 }, (_, index) => `Window ${index}`);
    const answers = await Promise.all(names.map((name) => put(token, id, { revision: 1, name })));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    expect(await read(token, id)).toEqual(won[0]?.json());
  });

  it('ends at 5,000 ads, and at restoring beyond them', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    await server.call('DELETE', `/ads/${id}`, { token });
    await server.database.run(
      `insert into ads (id, workspace_id, name, contents, artwork, headline, subheadline, body, cta, revision, created_at, updated_at)
       select gen_random_uuid(), workspace_id, name, contents, artwork, headline, subheadline, body, cta, 1, created_at, updated_at
       from ads, generate_series(1, 5000)`,
    );
    const [some] = (await server.call('GET', '/ads?limit=1', { token })).json<SavedAd[]>();
    for (const [path, body] of [
      ['/ads', anAd()],
      [`/ads/${some?.id}/duplicate`, {}],
      [`/ads/${id}/restore`, undefined],
    ] as const) {
      const answer = await server.call('POST', path, { token, body });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'too_many', detail: expect.stringContaining('5,000') });
    }
    expect((await list(token)).total).toBe('5000');
  });
});

describe('the list', () => {
  it('comes whole and in its order when it is too long to be read in one go', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    await server.database.run(
      `insert into ads (id, workspace_id, name, contents, artwork, headline, subheadline, body, cta, revision, created_at, updated_at)
       select gen_random_uuid(), workspace_id, 'Long ' || lpad(n::text, 2, '0'), contents, artwork, headline,
         subheadline, repeat('x', 5000), cta, 1, created_at, updated_at + n * interval '1 second'
       from ads, generate_series(1, 80) as n`,
    );
    await server.database.run(`update ads set deleted_at = updated_at where id = $1`, [id]);
    const answer = await server.call('GET', '/ads?limit=80', { token });
    const names = Array.from({ length: 80 }, (_, index) => `Long ${String(80 - index).padStart(2, '0')}`);
    expect(answer.json<SavedAd[]>().map(({ name }) => name)).toEqual(names);
    expect(answer.headers['x-total-count']).toBe('80');
  });

  it('finds by a platform of which the ad has a format', async () => {
    const { token } = await signUp(server);
    await addAd(server, token, { name: 'Search', contents: [aSearchAd()] });
    server.clock.advance(1_000);
    await addAd(server, token, { name: 'Both', contents: [aFeedAd(), aSearchAd()] });
    expect(await list(token, '?platform=google')).toEqual({ names: ['Both', 'Search'], total: '2' });
    expect(await list(token, '?platform=facebook')).toEqual({ names: ['Both'], total: '1' });
    expect(await list(token, '?platform=linkedin')).toEqual({ names: [], total: '0' });
    expect((await server.call('GET', '/ads?platform=myspace', { token })).statusCode).toBe(422);
  });

  it('has the last changed first, and finds by name and campaign', async () => {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token);
    for (const name of ['Autumn', 'Winter 50%', 'Spring']) {
      await addAd(server, token, { name, campaign_id: name === 'Spring' ? campaign.id : null });
      server.clock.advance(1_000);
    }
    expect(await list(token)).toEqual({ names: ['Spring', 'Winter 50%', 'Autumn'], total: '3' });
    expect(await list(token, '?limit=1&offset=1')).toEqual({ names: ['Winter 50%'], total: '3' });
    expect(await list(token, '?search=50%25')).toEqual({ names: ['Winter 50%'], total: '1' });
    expect(await list(token, '?search=AUT')).toEqual({ names: ['Autumn'], total: '1' });
    expect(await list(token, `?campaign_id=${campaign.id}`)).toEqual({ names: ['Spring'], total: '1' });
    expect((await server.call('GET', '/ads?campaign_id=mine', { token })).statusCode).toBe(422);
  });
});

describe('copying an ad', () => {
  const copy = async (token: string, id: string, body: object) => {
    const answer = await server.call('POST', `/ads/${id}/duplicate`, { token, body });
    expect(answer.statusCode).toBe(201);
    return answer.json<WireTypes['AdCopy']>();
  };

  it('leaves everything as it is', async () => {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token);
    const ad = await addAd(server, token, { campaign_id: campaign.id });
    const { ad: copied, changes, missing } = await copy(token, ad.id, {});
    expect(copied).toEqual({ ...ad, id: expect.not.stringMatching(ad.id), name: 'Fresh beans, spring (copy)' });
    expect([changes, missing]).toEqual([[], []]);
    expect((await list(token)).total).toBe('2');
  });

  it('tells exactly what another format did to the texts', async () => {
    const { token } = await signUp(server);
    const headline = 'Coffee roasted this very morning and at your door by Thursday noon';
    const ad = await addAd(server, token, { contents: [aLinkedinAd({ headline, call_to_action: 'REGISTER' })] });
    const { ad: copied, changes, missing } = await copy(token, ad.id, { format: 'google_search' });
    expect(copied.contents).toHaveLength(1);
    expect(copied.contents[0]).toMatchObject({ format: 'google_search', final_url: ad.contents[0]?.final_url });
    expect(changes.map(({ kind }) => kind)).toContain('shortened');
    expect(changes).toContainEqual({
      kind: 'dropped',
      from: ['call_to_action'],
      before: ['Register'],
      to: [],
      after: [],
    });
    expect(missing.map(({ field }) => field)).toContain('headlines');
    expect(await read(token, ad.id)).toEqual(ad);
  });

  it('takes the ad’s own text of a format where it has one', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token, { contents: [aSearchAd(), aCarouselAd()] });
    const { ad: copied, changes } = await copy(token, ad.id, { format: 'facebook_carousel' });
    expect(copied.contents).toEqual([aCarouselAd()]);
    expect(changes).toEqual([]);
  });

  it('knows no other formats', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    const answer = await server.call('POST', `/ads/${id}/duplicate`, { token, body: { format: 'myspace' } });
    expect(answer.json()).toMatchObject({ errors: [{ field: 'format' }] });
    expect((await list(token)).total).toBe('1');
  });
});

it('is part of the account’s export, and goes with the account', async () => {
  const { token, user } = await signUp(server);
  const ad = await addAd(server, token);
  expect((await server.call('GET', '/auth/export', { token })).json()).toMatchObject({ ads: [ad] });
  const body = { email: user.email, password: 'correct horse' };
  expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
  expect((await server.database.run('select id from ads')).rows).toEqual([]);
});
