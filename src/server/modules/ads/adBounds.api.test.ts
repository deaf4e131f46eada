import { aCarouselAd, aFeedAd, anAd as contentsOf, aSearchAd, unpinned } from '../../../ad-kit/testing/adBuilders';
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
const emptyCard = () => ({ headline: '', description: '', final_url: '', image: null });

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
