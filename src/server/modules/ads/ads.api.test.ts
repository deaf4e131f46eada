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
import { addAd, addCampaign, addImage, anAd, signUp } from '../../testing/builders';
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
const day = 24 * 3_600_000;
const emptyCard = () => ({ headline: '', description: '', final_url: '', image: null });

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

describe('a campaign that is deleted', () => {
  const remove = (token: string, id: string) => server.call('DELETE', `/campaigns/${id}`, { token });

  it('leaves its ads without one', async () => {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token);
    const ad = await addAd(server, token, { campaign_id: campaign.id });
    await remove(token, campaign.id);
    expect(await read(token, ad.id)).toEqual({ ...ad, campaign_id: null });
    expect(await list(token, `?campaign_id=${campaign.id}`)).toEqual({ names: [], total: '0' });
  });

  it('leaves those without one too that are restored later', async () => {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token);
    const ad = await addAd(server, token, { campaign_id: campaign.id });
    await server.call('DELETE', `/ads/${ad.id}`, { token });
    await remove(token, campaign.id);
    const restored = await server.call('POST', `/ads/${ad.id}/restore`, { token });
    expect(restored.json()).toEqual({ ...ad, campaign_id: null });
  });

  it('is in the way of no ad that is saved or copied at that moment', async () => {
    const { token } = await signUp(server);
    for (let round = 0; round < 3; round++) {
      const campaign = await addCampaign(server, token);
      const ads = await Promise.all(
        Array.from({ length: 4 }, () => addAd(server, token, { campaign_id: campaign.id })),
      );
      const [removed, ...answers] = await Promise.all([
        remove(token, campaign.id),
        ...ads.map(({ id }) => put(token, id, { revision: 1, name: 'Renamed' })),
        ...ads.map(({ id }) => server.call('POST', `/ads/${id}/duplicate`, { token, body: {} })),
      ]);
      expect(removed.statusCode).toBe(204);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(4).fill(200), ...Array(4).fill(201)]);
    }
    const left = (await server.call('GET', '/ads', { token })).json<SavedAd[]>();
    expect(new Set(left.map(({ campaign_id }) => campaign_id))).toEqual(new Set([null]));
  });
});

describe('a deleted ad', () => {
  it('is nowhere, and comes back as it was', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token);
    expect((await server.call('DELETE', `/ads/${ad.id}`, { token })).statusCode).toBe(204);
    expect(await list(token)).toEqual({ names: [], total: '0' });
    expect((await server.call('GET', `/ads/${ad.id}`, { token })).statusCode).toBe(404);
    expect((await server.call('DELETE', `/ads/${ad.id}`, { token })).statusCode).toBe(404);
    expect((await put(token, ad.id, { revision: 1, name: 'Late' })).statusCode).toBe(404);
    server.clock.advance(6 * day);
    await server.services.housekeeping.run();
    expect((await server.call('POST', `/ads/${ad.id}/restore`, { token })).json()).toEqual(ad);
    expect((await server.call('POST', `/ads/${ad.id}/restore`, { token })).json()).toEqual(ad);
    expect(await read(token, ad.id)).toEqual(ad);
  });

  it('is gone for good after 7 days', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    const kept = await addAd(server, token);
    await server.call('DELETE', `/ads/${id}`, { token });
    server.clock.advance(7 * day + 1);
    expect((await server.call('POST', `/ads/${id}/restore`, { token })).statusCode).toBe(404);
    await server.services.housekeeping.run();
    expect((await server.database.run('select id from ads')).rows).toEqual([{ id: kept.id }]);
  });

  it('is not somebody else’s to restore', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    await server.call('DELETE', `/ads/${id}`, { token });
    const stranger = await signUp(server);
    expect((await server.call('POST', `/ads/${id}/restore`, { token: stranger.token })).statusCode).toBe(404);
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

describe('bad input', () => {
  const feed = aFeedAd();
  const unknown = '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d';
  const { artwork, picture } = anAd();
  const script = 'javascript:alert(1)';
  const cases: [string, object][] = [
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(10_000) }],
    ['contents', { contents: [] }],
    ['contents', { contents: Array.from({ length: 11 }, () => feed) }],
    [
      'contents',
      { contents: [{ ...aSearchAd(), descriptions: unpinned(...Array<string>(21).fill('x'.repeat(5_000))) }] },
    ],
    ['contents.1.format', { contents: [feed, { ...feed, headline: 'Another' }] }],
    ['contents.0.format', { contents: [{ ...feed, format: 'myspace' }] }],
    ['contents.0.format', { contents: [{ headline: 'x' }] }],
    ['contents.0.headline', { contents: [aFeedAd({ headline: 'x'.repeat(10_000) })] }],
    ['contents.0.description', { contents: [{ ...feed, description: undefined }] }],
    ['contents.0.thumbnail', { contents: [{ ...feed, thumbnail: script }] }],
    ['contents.0.headlines.0.pin', { contents: [{ ...aSearchAd(), headlines: [{ text: '', pin: 4 }] }] }],
    ['contents.0.headlines', { contents: [{ ...aSearchAd(), headlines: Array(51).fill({ text: '', pin: null }) }] }],
    ['contents.0.image', { contents: [aFeedAd({ image: 'mine' })] }],
    ['contents.0.final_url', { contents: [aFeedAd({ final_url: script })] }],
    ['contents.0.final_url', { contents: [aFeedAd({ final_url: ' java\tscript:alert(1)' })] }],
    ['contents.0.final_url', { contents: [aFeedAd({ final_url: 'DATA:text/html,x' })] }],
    ['contents.0.final_url', { contents: [aFeedAd({ final_url: 'ftp://a.example' })] }],
    ['contents.0.final_url', { contents: [aFeedAd({ final_url: '//a.example' })] }],
    ['contents.0.final_url', { contents: [aFeedAd({ final_url: 'https:a.example' })] }],
    ['contents.0.final_url', { contents: [aFeedAd({ final_url: 'http://user:pass@a.example' })] }],
    ['contents.0.final_url', { contents: [aFeedAd({ final_url: `https://${'x'.repeat(2_050)}` })] }],
    [
      'contents.1.cards.1.final_url',
      { contents: [feed, aCarouselAd({ cards: [emptyCard(), { ...emptyCard(), final_url: script }] })] },
    ],
    ['artwork.layout', { artwork: { ...artwork, layout: 'no-such-layout' } }],
    ['artwork.display_font', { artwork: { ...artwork, display_font: 'comic' } }],
    ['artwork.text_font', { artwork: { ...artwork, text_font: 'comic' } }],
    ['artwork.colours', { artwork: { ...artwork, colours: 'mauve' } }],
    ['artwork.illustration', { artwork: { ...artwork, illustration: script } }],
    ['artwork.brand', { artwork: { ...artwork, brand: 'x'.repeat(10_000) } }],
    [
      'artwork.image_crops.1080x1080.x',
      { artwork: { ...artwork, image_crops: { '1080x1080': { x: 1.01, y: 0, zoom: 1 } } } },
    ],
    [
      'artwork.image_crops.1200x628.zoom',
      { artwork: { ...artwork, image_crops: { '1200x628': { x: 0, y: 0, zoom: 4.1 } } } },
    ],
    ['artwork.image_crops.1x1', { artwork: { ...artwork, image_crops: { '1x1': { x: 0, y: 0, zoom: 1 } } } }],
    ['artwork.text_sizes.headline', { artwork: { ...artwork, text_sizes: { headline: 3 } } }],
    ['artwork.text_sizes.cta', { artwork: { ...artwork, text_sizes: { cta: 0.5 } } }],
    ['artwork.object_pose.turn', { artwork: { ...artwork, object_pose: { turn: 3 } } }],
    ['artwork.object_pose.across', { artwork: { ...artwork, object_pose: { across: 0.5 } } }],
    ['artwork.object_pose.down', { artwork: { ...artwork, object_pose: { down: -17 } } }],
    ['artwork.object_pose.mirrored', { artwork: { ...artwork, object_pose: { mirrored: 'yes' } } }],
    ['artwork.object_pose.depth', { artwork: { ...artwork, object_pose: { depth: 1 } } }],
    ['artwork.size_poses.1x1', { artwork: { ...artwork, size_poses: { '1x1': { turn: 1 } } } }],
    ['artwork.size_poses', { artwork: { ...artwork, size_poses: JSON.parse('{"__proto__":{"turn":1}}') } }],
    ['artwork.size_poses.1080x1080.turn', { artwork: { ...artwork, size_poses: { '1080x1080': { turn: 3 } } } }],
    ['artwork.size_poses.1200x628.down', { artwork: { ...artwork, size_poses: { '1200x628': { down: -1e9 } } } }],
    ['artwork.size_poses.1200x628.depth', { artwork: { ...artwork, size_poses: { '1200x628': { depth: 1 } } } }],
    ['artwork.size_poses.1080x1920', { artwork: { ...artwork, size_poses: { '1080x1920': null } } }],
    ['artwork.size_poses', { artwork: { ...artwork, size_poses: [{ turn: 1 }] } }],
    ['artwork.text_sizes.footer', { artwork: { ...artwork, text_sizes: { footer: 1 } } }],
    ['picture.headline', { picture: { ...picture, headline: 'x'.repeat(201) } }],
    ['picture.body', { picture: { ...picture, body: 'x'.repeat(10_000) } }],
    ['image_id', { image_id: 'mine' }],
    ['colour', { colour: 1 }],
  ];

  it.each(cases)('in %s is refused by its name, and nothing is stored', async (field, overrides) => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token);
    const created = await server.call('POST', '/ads', { token, body: { ...anAd(), ...overrides } });
    const changed = await put(token, ad.id, { revision: 1, ...overrides });
    for (const answer of [created, changed]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toContain(field);
    }
    expect((await list(token)).total).toBe('1');
    expect(await read(token, ad.id)).toEqual(ad);
  });

  it('says in one sentence what is wrong with an address', async () => {
    const { token } = await signUp(server);
    const answer = await server.call('POST', '/ads', {
      token,
      body: anAd({ contents: [aFeedAd({ final_url: script })] }),
    });
    expect(answer.json<WireTypes['Problem']>().detail).toBe(
      'Final URL must be a web address that starts with https:// or http://, without a username.',
    );
  });

  it.each([
    ['campaign', (id: string) => ({ campaign_id: id })],
    ['image', (id: string) => ({ image_id: id })],
    ['image', (id: string) => ({ logo_id: id })],
    ['image', (id: string) => ({ contents: [aFeedAd({ image: id })] })],
    ['image', (id: string) => ({ contents: [aCarouselAd({ cards: [{ ...emptyCard(), image: id }] })] })],
    ['image', (id: string) => ({ contents: [{ ...contentsOf('google_display'), images: [id] }] })],
  ])('that names no %s of the account is refused', async (noun, overrides) => {
    const { token } = await signUp(server);
    const stranger = await signUp(server);
    const foreign =
      noun === 'image' ? await addImage(server, stranger.token) : await addCampaign(server, stranger.token);
    const deleted = noun === 'image' ? await addImage(server, token) : await addCampaign(server, token);
    await server.call('DELETE', `/${noun}s/${deleted.id}`, { token });
    const ad = await addAd(server, token);
    for (const id of [unknown, foreign.id, deleted.id]) {
      const created = await server.call('POST', '/ads', { token, body: { ...anAd(), ...overrides(id) } });
      const changed = await put(token, ad.id, { revision: 1, ...overrides(id) });
      for (const answer of [created, changed]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.json<WireTypes['Problem']>().detail).toContain(`This ${noun} doesn’t exist`);
      }
    }
    expect((await list(token)).total).toBe('1');
    expect(await read(token, ad.id)).toEqual(ad);
  });

  it('in a revision is refused', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    for (const body of [{ name: 'x' }, { revision: 0 }, { revision: '1' }, { revision: 3_000_000_000 }]) {
      expect((await put(token, id, body)).json()).toMatchObject({ errors: [{ field: 'revision' }] });
    }
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
