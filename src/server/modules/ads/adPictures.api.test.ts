import sharp from 'sharp';
import { addAd, addImage, anAd, aPicture, signUp, upload } from '../../testing/builders';
import type { WireTypes } from '../../contract/handlers';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

const download = async (token: string, id: string, what: string) => {
  const answer = await server.call('GET', `/ads/${id}/${what}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer;
};

describe('a picture', () => {
  it('is drawn in the size that is asked for, as pixels or shapes', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    const png = await download(token, id, 'picture?canvas=1080x1350');
    expect(png.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="fresh-beans-spring-1080x1350.png"',
      'cache-control': 'no-store',
    });
    expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 });
    const svg = await download(token, id, 'picture?type=svg');
    expect(svg.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(svg.body).toMatch(/^<svg .*viewBox="0 0 1080 1080"/);
    expect(svg.body).toContain('Coffee that is still warm');
  });

  it.each(['png', 'jpeg', 'webp'] as const)('holds the account’s own image and logo: %s', async (type) => {
    const { token } = await signUp(server);
    const image = await addImage(server, token, { type, width: 2_400, height: 1_600, colour: '#12f034' });
    const plain = await addAd(server, token);
    const own = await addAd(server, token, { image_id: image.id, logo_id: image.id });
    const svg = (await download(token, own.id, 'picture?type=svg')).body;
    expect(svg.match(/data:image\/(png|jpeg);base64/g)?.length).toBeGreaterThan(0);
    const [before, after] = await Promise.all(
      [plain, own].map(async ({ id }) => sharp((await download(token, id, 'picture')).rawPayload).stats()),
    );
    // A green that the scheme does not have fills a good part of the drawing.
    expect(after?.dominant.g).toBeGreaterThan(0);
    expect(after?.channels[1]?.mean).not.toBeCloseTo(before?.channels[1]?.mean ?? 0, 0);
  });

  it('has a plate behind a logo that wouldn’t stand out, unless there is to be none', async () => {
    const { token } = await signUp(server);
    const blank = { width: 200, height: 80, channels: 4, background: '#00000000' } as const;
    const letters = { input: await aPicture({ width: 160, height: 40, colour: '#141416' }) };
    const file = await sharp({ create: blank }).composite([letters]).png().toBuffer();
    const { id: logo_id } = (await upload(server, token, file)).json<{ id: string }>();
    const plates = async (look: { logo_plate?: 'none' }) => {
      const artwork = { ...anAd().artwork, layout: 'layers' as const, colours: 'graphite' as const, ...look };
      const { id } = await addAd(server, token, { artwork, logo_id });
      const svg = (await download(token, id, 'picture?type=svg')).body;
      return svg.match(/<rect [^>]*fill="#f7f5ef"><\/rect><svg [^>]*><image /g)?.length ?? 0;
    };
    expect([await plates({}), await plates({ logo_plate: 'none' })]).toEqual([1, 0]);
  });

  it('shows of an image what each size is cropped to', async () => {
    const { token } = await signUp(server);
    const halves = sharp({ create: { width: 1_600, height: 800, channels: 3, background: '#ff0000' } }).composite([
      { input: await aPicture({ width: 800, height: 800, colour: '#0000ff' }), left: 800, top: 0 },
    ]);
    const image = (await upload(server, token, await halves.jpeg().toBuffer(), 'image/jpeg')).json<{ id: string }>();
    const image_crops = {
      '1080x1080': { x: 0.1, y: 0.5, zoom: 2 },
      '1080x1350': { x: 0.9, y: 0.5, zoom: 2 },
    };
    const artwork = { ...anAd().artwork, layout: 'full-photo' as const, image_crops };
    const ad = await addAd(server, token, { artwork, image_id: image.id });
    expect((await server.call('GET', `/ads/${ad.id}`, { token })).json()).toMatchObject({ artwork: { image_crops } });
    const topOf = async (canvas: string) => {
      const { rawPayload } = await download(token, ad.id, `picture?canvas=${canvas}`);
      const strip = sharp(rawPayload).extract({ left: 0, top: 0, width: 1_080, height: 100 });
      const { channels } = await sharp(await strip.toBuffer()).stats();
      return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 50));
    };
    expect(await topOf('1080x1080')).toEqual([5, 0, 0]);
    expect(await topOf('1080x1350')).toEqual([0, 0, 5]);
    const copy = await server.call('POST', `/ads/${ad.id}/duplicate`, { token, body: {} });
    expect(copy.json()).toMatchObject({ ad: { artwork: { image_crops } } });
  });

  it('sets the illustration in a size by the pose of that size alone, in the ad and its copies', async () => {
    const { token } = await signUp(server);
    const plain = { ...anAd().artwork, layout: 'full-photo' as const, illustration: 'coffee' as const };
    const size_poses = { '1080x1350': { turn: 1, size: -1 }, '1080x1920': {} };
    const sent = { '1080x1350': { turn: 1, size: -1, across: 0, mirrored: false }, '1080x1920': { down: 0 } };
    const object_pose = { mirrored: true };
    const ad = await addAd(server, token, { artwork: { ...plain, object_pose, size_poses: sent } });
    const stored = (await server.call('GET', `/ads/${ad.id}`, { token })).json<WireTypes['SavedAd']>();
    expect(stored.artwork.size_poses).toEqual(size_poses);
    const copy = (await server.call('POST', `/ads/${ad.id}/duplicate`, { token, body: {} })).json<{
      ad: WireTypes['SavedAd'];
    }>();
    expect(copy.ad.artwork.size_poses).toEqual(size_poses);
    const variant = await server.call('POST', `/ads/${ad.id}/variants`, { token, body: {} });
    expect(variant.json()).toMatchObject({ artwork: { size_poses } });
    const picture = async (artwork: object, canvas: string) => {
      const { id } = await addAd(server, token, { artwork: { ...plain, ...artwork } });
      return (await download(token, id, `picture?type=svg&canvas=${canvas}`)).body;
    };
    const canvases = ['1080x1080', '1080x1350', '1080x1920'];
    const mine = await Promise.all(
      canvases.map(async (canvas) => (await download(token, ad.id, `picture?type=svg&canvas=${canvas}`)).body),
    );
    expect(mine).toEqual([
      await picture({ object_pose }, '1080x1080'),
      await picture({ object_pose: size_poses['1080x1350'] }, '1080x1350'),
      await picture({}, '1080x1920'),
    ]);
  });

  it('holds of an image as much as its size and its zoom can show', async () => {
    const { token } = await signUp(server);
    const image = await addImage(server, token, { type: 'jpeg', width: 5_000, height: 4_000 });
    const sizeIn = async (zoom: number, canvas = '1080x1920') => {
      const artwork = { ...anAd().artwork, image_crops: { '1080x1920': { x: 0.5, y: 0.5, zoom } } };
      const { id } = await addAd(server, token, { artwork, image_id: image.id });
      const { body } = await download(token, id, `picture?type=svg&canvas=${canvas}`);
      return /<image [^>]*width="(\d+)" height="(\d+)"/.exec(body)?.slice(1, 3).map(Number);
    };
    expect(await sizeIn(1)).toEqual([2_400, 1_920]);
    expect(await sizeIn(3, '1080x1080')).toEqual([1_350, 1_080]);
    expect(await sizeIn(3)).toEqual([4_000, 3_200]);
  });

  it.each([
    ['a script', '<script>alert("1")</script> & more'],
    ['controls, which no SVG may hold', 'a\u0001b\u001F\uFFFE\uFFFF'],
    ['characters that no font has', '咖啡 😀 שלום e\u0301 \u202E'],
    ['nothing', ''],
  ])('is drawn whatever it says: %s', async (_what, text) => {
    const { token } = await signUp(server);
    const picture = { headline: text, subheadline: text, body: text, cta: text };
    const { id } = await addAd(server, token, { picture });
    const svg = await download(token, id, 'picture?type=svg');
    expect(svg.body).not.toMatch(/<script/);
    expect(await sharp(svg.rawPayload).metadata()).toMatchObject({ format: 'svg', width: 1080 });
    expect(await sharp((await download(token, id, 'picture')).rawPayload).metadata()).toMatchObject({ width: 1080 });
  });

  it('is a JPEG where that is wanted, with the same picture', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    const jpeg = await download(token, id, 'picture?canvas=1080x1350&type=jpeg');
    expect(jpeg.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="fresh-beans-spring-1080x1350.jpg"',
    });
    expect(await sharp(jpeg.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 });
    const png = await download(token, id, 'picture?canvas=1080x1350');
    const [one, other] = await Promise.all([jpeg, png].map(({ rawPayload }) => sharp(rawPayload).stats()));
    expect(one?.channels[0]?.mean).toBeCloseTo(other?.channels[0]?.mean ?? 0, 0);
  });

  it('knows no other sizes and kinds', async () => {
    const { token } = await signUp(server);
    const { id } = await addAd(server, token);
    for (const [field, query] of [
      ['canvas', 'canvas=12000x12000'],
      ['type', 'type=pdf'],
    ] as const) {
      const answer = await server.call('GET', `/ads/${id}/picture?${query}`, { token });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field }] });
    }
  });
});
