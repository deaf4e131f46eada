import { unzipSync } from 'fflate';
import { emptyAd } from '../../../ad-kit/emptyAd';
import { aFeedAd } from '../../../ad-kit/testing/adBuilders';
import type { WireTypes } from '../../contract/handlers';
import { addAd, addCampaign, addImage, addTeam, givePlan, join, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { rateLimits: false } });

type SavedAd = WireTypes['SavedAd'];

const post = (token: string, id: string, body: object = {}) =>
  server.call('POST', `/ads/${id}/variants`, { token, body });
const add = async (token: string, id: string, name?: string) => {
  const answer = await post(token, id, name === undefined ? {} : { variant_name: name });
  expect(answer.statusCode).toBe(201);
  return answer.json<SavedAd>();
};
const rename = (token: string, id: string, name: string) =>
  server.call('PUT', `/ads/${id}/variant-name`, { token, body: { variant_name: name } });
const read = async (token: string, id: string) => (await server.call('GET', `/ads/${id}`, { token })).json<SavedAd>();
const listed = async (token: string, id: string) =>
  (await server.call('GET', `/ads/${id}/variants`, { token })).json<SavedAd[]>();
const namesOf = async (token: string, id: string) =>
  (await listed(token, id)).map(({ variant_name }) => variant_name ?? null);
const act = (token: string, id: string, what: 'restore' | 'duplicate') =>
  server.call('POST', `/ads/${id}/${what}`, { token, ...(what === 'duplicate' && { body: {} }) });
const remove = (token: string, id: string) => server.call('DELETE', `/ads/${id}`, { token });

describe('a variant', () => {
  it('is a copy of the ad beside it, which becomes variant A without being saved', async () => {
    const { token } = await signUp(server);
    const [campaign, image] = [await addCampaign(server, token), await addImage(server, token)];
    const contents = [aFeedAd({ image: image.id })];
    const ad = await addAd(server, token, { campaign_id: campaign.id, image_id: image.id, contents });
    await server.call('POST', '/ads/labels', { token, body: { add: ['Spring'], ids: [ad.id] } });
    server.clock.advance(1_000);

    const variant = await add(token, ad.id);
    const original = await read(token, ad.id);
    expect(original).toEqual({
      ...ad,
      labels: ['Spring'],
      variant_group: expect.any(String),
      variant_name: 'A',
    });
    const { id, created_at, updated_at } = variant;
    expect(variant).toEqual({ ...original, id, created_at, updated_at, variant_name: 'B' });
    expect(id).not.toBe(ad.id);
    expect(await listed(token, id)).toEqual([original, variant]);
    // The copy uses the image too.
    await remove(token, ad.id);
    expect((await server.call('DELETE', `/images/${image.id}`, { token })).statusCode).toBe(409);
  });

  it('is changed without the others, and keeps its name when what was read is sent back', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token);
    const variant = await add(token, ad.id, ' Bold headline ');
    expect(variant.variant_name).toBe('Bold headline');
    const picture = { ...variant.picture, headline: 'Another' };
    const body = { ...variant, picture, variant_name: 'Sneaked in', variant_group: null };
    const saved = (await server.call('PUT', `/ads/${variant.id}`, { token, body })).json<SavedAd>();
    expect(saved).toMatchObject({ picture, variant_name: 'Bold headline', variant_group: variant.variant_group });
    expect((await read(token, ad.id)).picture).toEqual(ad.picture);
  });

  it('is alone in its list as long as there is no other', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token);
    expect(ad).toMatchObject({ variant_group: null, variant_name: null });
    expect(await listed(token, ad.id)).toEqual([ad]);
  });

  it('is called by the first letter that is free', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    await add(token, id, 'c');
    await add(token, id);
    await add(token, id);
    expect(await namesOf(token, id)).toEqual(['A', 'c', 'B', 'D']);
  });

  it('takes another name without being saved', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token);
    const variant = await add(token, ad.id);
    expect((await rename(token, variant.id, ' <b>Bold</b> 😀 ')).json()).toEqual({
      ...variant,
      variant_name: '<b>Bold</b> 😀',
    });
    expect((await rename(token, variant.id, 'bold')).json()).toMatchObject({ variant_name: 'bold', revision: 1 });
    expect((await rename(token, variant.id, 'BOLD')).statusCode).toBe(200);
    expect(await namesOf(token, ad.id)).toEqual(['A', 'BOLD']);
  });

  it('has a name of its own among its others, regardless of case', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token);
    const variant = await add(token, ad.id, 'Persuasive');
    for (const refused of [
      await post(token, ad.id, { variant_name: 'PERSUASIVE' }),
      await post(token, variant.id, { variant_name: ' a' }),
      await rename(token, ad.id, 'persuasive '),
    ]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'variant_name_taken' });
    }
    // Another ad's variants have theirs.
    await add(token, (await addAd(server, token)).id, 'Persuasive');
    expect(await namesOf(token, ad.id)).toEqual(['A', 'Persuasive']);
  });

  it('leaves the ad alone where its own first variant is refused', async () => {
    const { token } = await signUp(server);
    const ad = await addAd(server, token);
    expect((await post(token, ad.id, { variant_name: 'A' })).statusCode).toBe(409);
    expect(await read(token, ad.id)).toEqual(ad);
  });

  it.each(['', '  ', 'x'.repeat(41), 7, null])('has no such name: %j', async (name) => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    expect((await post(token, id, { variant_name: name })).statusCode).toBe(422);
    expect((await rename(token, id, name as string)).statusCode).toBe(422);
    expect(await read(token, id)).toMatchObject({ variant_name: null });
  });

  it('is one of six at most, however many are asked for at once', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    const answers = await Promise.all(Array.from({ length: 300 }, () => post(token, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    // Others are told to come back later, as whoever asks for so much at once.
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.json()).toEqual({
      code: 'too_many_variants',
      detail: 'An ad can have up to 6 variants. Delete one to make room.',
    });
    expect(await namesOf(token, id)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  it('is made once of two that ask for the same name at once', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    const answers = await Promise.all(['Bold', 'bold'].map((variant_name) => post(token, id, { variant_name })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await listed(token, id)).toHaveLength(2);
  });
});

describe('a deleted variant', () => {
  it('leaves the others, makes room, and comes back among them', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    const variant = await add(token, id);
    await remove(token, variant.id);
    expect(await namesOf(token, id)).toEqual(['A']);
    expect((await act(token, variant.id, 'restore')).json()).toEqual(variant);
    expect(await namesOf(token, id)).toEqual(['A', 'B']);
  });

  it('comes back alone where its name is taken, or there are six without it', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    const [first, second] = [await add(token, id), await add(token, id)];
    await remove(token, first.id);
    await remove(token, second.id);
    expect((await add(token, id)).variant_name).toBe('B');
    expect((await act(token, first.id, 'restore')).json()).toMatchObject({ variant_group: null, variant_name: null });
    for (const name of ['1', '2', '3', '4']) await add(token, id, name);
    expect((await act(token, second.id, 'restore')).json()).toMatchObject({ variant_group: null, variant_name: null });
    expect(await namesOf(token, id)).toEqual(['A', 'B', '1', '2', '3', '4']);
  });
});

it('is downloaded alone, or with all others in folders of their own', async () => {
  const { token } = await signUp(server);
  const { id } = await addAd(server, token, { name: 'Spring sale', contents: [aFeedAd()] });
  const bold = await add(token, id, 'Bold!');
  await add(token, id, '大胆');
  const removed = await add(token, id, 'Bold?');
  await remove(token, removed.id);
  await server.call('PUT', `/ads/${bold.id}`, {
    token,
    body: { revision: 1, contents: [aFeedAd({ headline: 'Beans, boldly' })] },
  });
  const download = async (path: string) => {
    const answer = await server.call('GET', `/ads/${path}/export`, { token });
    expect(answer.statusCode).toBe(200);
    return { files: unzipSync(answer.rawPayload), name: answer.headers['content-disposition'] };
  };
  const one = await download(bold.id);
  expect(one.name).toBe('attachment; filename="spring-sale-bold.zip"');

  const { files, name } = await download(`${id}/variants`);
  expect(name).toBe('attachment; filename="spring-sale-variants.zip"');
  expect([...new Set(Object.keys(files).map((path) => path.split('/')[0]))]).toEqual(['1-a', '2-bold', '3-ad']);
  const own = Object.entries(files).filter(([path]) => path.startsWith('2-bold/'));
  expect(Object.fromEntries(own.map(([path, file]) => [path.slice('2-bold/'.length), file]))).toEqual(one.files);
  const copy = Buffer.from(files['2-bold/copy.txt'] ?? []).toString('utf8');
  expect(copy).toMatch(/^Spring sale · Bold!\n/);
  expect(copy).toContain('Beans, boldly');
  expect(Object.keys(files)).toContain('1-a/facebook/feed/spring-sale-a-1080x1080.png');

  const alone = await addAd(server, token, { name: 'Alone' });
  expect(Object.keys((await download(`${alone.id}/variants`)).files)).toContain('1-alone/copy.txt');
});

it('is told in its issues which links reports can’t tell from those of another', async () => {
  const { token } = await signUp(server);
  const contents = [aFeedAd({ final_url: 'https://a.example/?utm_source=facebook&utm_content=beans' })];
  const { id } = await addAd(server, token, { contents });
  const issues = async () => {
    const { rawPayload } = await server.call('GET', `/ads/${id}/export`, { token });
    return Buffer.from(unzipSync(rawPayload)['issues.txt'] ?? []).toString('utf8');
  };
  expect(await issues()).not.toContain('utm_content');
  const variant = await add(token, id, 'Bold');
  expect(await issues()).toContain('has the same utm_content as in variant Bold, so reports can’t tell them apart.');
  await remove(token, variant.id);
  expect(await issues()).not.toContain('utm_content');
});

it('says in the list which links an ad shares with others of its variants, and in none else', async () => {
  const { token } = await signUp(server);
  const own = 'https://northfold.example/beans?utm_source=facebook&utm_content=beans';
  const other = 'https://northfold.example/?utm_content=other';
  const cards = [own, other, 'https://northfold.example/?utm_source=facebook'].map((final_url) => ({
    image: null,
    headline: '',
    description: '',
    final_url,
  }));
  const contents = [aFeedAd({ final_url: `${own} ` }), { ...emptyAd('instagram_carousel'), cards }];
  const { id } = await addAd(server, token, { contents });
  const shared = async (mine = token) =>
    Object.fromEntries(
      (await server.call('GET', '/ads', { token: mine }))
        .json<SavedAd[]>()
        .map(({ variant_name, shared_links }) => [variant_name ?? 'alone', shared_links]),
    );
  expect(await shared()).toEqual({ alone: [] });

  const variant = await add(token, id, 'Bold');
  await server.call('PUT', `/ads/${variant.id}`, {
    token,
    body: { revision: 1, contents: [aFeedAd({ final_url: own })] },
  });
  const third = await add(token, id, 'Calm');
  expect(await shared()).toEqual({
    A: [
      { variant_name: 'Bold', links: [own] },
      { variant_name: 'Calm', links: expect.arrayContaining([own, other]) },
    ],
    Bold: [
      { variant_name: 'A', links: [own] },
      { variant_name: 'Calm', links: [own] },
    ],
    Calm: [
      { variant_name: 'A', links: expect.arrayContaining([own, other]) },
      { variant_name: 'Bold', links: [own] },
    ],
  });
  expect(await read(token, id)).not.toHaveProperty('shared_links');
  await remove(token, third.id);
  await remove(token, variant.id);
  expect(await shared()).toEqual({ A: [] });
});

it('copies an ad without its variants', async () => {
  const { token } = await signUp(server);
  const { id } = await addAd(server, token);
  await add(token, id);
  expect((await act(token, id, 'duplicate')).json()).toMatchObject({ ad: { variant_group: null, variant_name: null } });
  expect(await namesOf(token, id)).toEqual(['A', 'B']);
});

it('takes variants along into another workspace, where all of them go', async () => {
  const { token, user } = await signUp(server);
  await givePlan(server, user.id, 'business');
  const { id: team_id } = await addTeam(server, token);
  const [campaign, other] = [await addCampaign(server, token), await addCampaign(server, token, { name: 'Other' })];
  const move = (id: string) => server.call('POST', `/campaigns/${id}/move`, { token, body: { team_id } });

  const together = await addAd(server, token, { campaign_id: campaign.id });
  await add(token, together.id);
  const split = await addAd(server, token, { campaign_id: campaign.id });
  const [staying, deleted] = [await add(token, split.id), await add(token, split.id)];
  const body = { revision: 1, campaign_id: other.id };
  await server.call('PUT', `/ads/${staying.id}`, { token, body });
  await remove(token, deleted.id);
  expect((await move(campaign.id)).statusCode).toBe(200);

  expect(await namesOf(token, together.id)).toEqual(['A', 'B']);
  expect(await namesOf(token, split.id)).toEqual([null]);
  expect(await namesOf(token, staying.id)).toEqual(['B']);
  expect((await act(token, deleted.id, 'restore')).json()).toMatchObject({ team_id, variant_name: null });
});

it('is for editors of the ad’s own workspace', async () => {
  const [owner, viewer, stranger] = [await signUp(server), await signUp(server), await signUp(server)];
  await givePlan(server, owner.user.id, 'business');
  const { id: teamId } = await addTeam(server, owner.token);
  await join(server, owner.token, teamId, viewer, 'viewer');
  const { id } = await addAd(server, owner.token, {}, teamId);
  await add(owner.token, id);
  expect(await namesOf(viewer.token, id)).toEqual(['A', 'B']);
  for (const [token, status] of [
    [viewer.token, 403],
    [stranger.token, 404],
  ] as const) {
    expect((await post(token, id)).statusCode).toBe(status);
    expect((await rename(token, id, 'Mine')).statusCode).toBe(status);
  }
  expect((await server.call('GET', `/ads/${id}/variants`, { token: stranger.token })).statusCode).toBe(404);
  expect(await namesOf(owner.token, id)).toEqual(['A', 'B']);
});
