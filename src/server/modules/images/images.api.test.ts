import sharp from 'sharp';
import { aFeedAd } from '../../../ad-kit/testing/adBuilders';
import type { WireTypes } from '../../contract/handlers';
import { addAd, addImage, anAd, aPicture, signUp, upload } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

type Image = WireTypes['Image'];

const list = async (token: string) => (await server.call('GET', '/images', { token })).json<Image[]>();
const file = (token: string, id: string) => server.call('GET', `/images/${id}`, { token });

describe('uploading', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('keeps a %s as it is told apart by its content', async (type) => {
    const { token } = await signUp(server);
    const answer = await upload(server, token, await aPicture({ type, width: 90, height: 50 }), 'image/png');
    expect(answer.statusCode).toBe(201);
    const image = answer.json<Image>();
    expect(image).toMatchObject({ width: 90, height: 50, type: `image/${type}`, bytes: expect.any(Number) });
    const stored = await file(token, image.id);
    expect(stored.headers).toMatchObject({
      'content-type': `image/${type}`,
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      // A browser's copy would be readable after the sign-out, and after the removal from a team.
      'cache-control': 'no-store',
    });
    expect(stored.rawPayload).toHaveLength(image.bytes);
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: type, width: 90, height: 50 });
    expect(await list(token)).toEqual([image]);
  });

  it('gives a file of many pieces back whole, with its length before it', async () => {
    const { token } = await signUp(server);
    const noise = { width: 900, height: 700, channels: 3, background: '#888888' } as const;
    const sent = await sharp({ create: { ...noise, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
      .png()
      .toBuffer();
    const image = (await upload(server, token, sent)).json<Image>();
    expect(image.bytes).toBeGreaterThan(1_000_000);
    const stored = await file(token, image.id);
    expect(stored.headers['content-length']).toBe(String(image.bytes));
    const [before, after] = await Promise.all([sent, stored.rawPayload].map((one) => sharp(one).raw().toBuffer()));
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
    expect((await server.database.run('select max(octet_length(bytes)) as longest from image_chunks')).rows).toEqual([
      { longest: 262_144 },
    ]);
  });

  it.each([
    ['an opaque PNG', 'png', 0, false],
    ['a PNG whose corners alone are see-through', 'png', 0.01, false],
    ['a cut-out', 'png', 0.4, true],
    ['a cut-out', 'webp', 0.4, true],
    ['a JPEG', 'jpeg', 0.4, false],
  ] as const)('says whether it is a cut-out: %s as %s', async (_what, type, share, transparent) => {
    const { token } = await signUp(server);
    const pixels = Buffer.alloc(100 * 100 * 4, 200);
    for (let at = 0; at < 10_000; at += 1) pixels[at * 4 + 3] = at < share * 10_000 ? 0 : 255;
    const picture = sharp(pixels, { raw: { width: 100, height: 100, channels: 4 } });
    const answer = await upload(server, token, await picture[type]().toBuffer(), `image/${type}`);
    expect(answer.json()).toMatchObject({ type: `image/${type}`, transparent });
    expect(await list(token)).toMatchObject([{ transparent }]);
  });

  it('knows how light what can be seen of a picture is, also of one from before that was known', async () => {
    const { token } = await signUp(server);
    const pixels = Buffer.alloc(100 * 100 * 4, 255);
    for (let at = 0; at < 5_000; at += 1) pixels[at * 4 + 3] = 0;
    for (let at = 5_000; at < 7_500; at += 1) pixels.fill(0, at * 4, at * 4 + 3);
    const picture = sharp(pixels, { raw: { width: 100, height: 100, channels: 4 } });
    const { id, tones = [] } = (await upload(server, token, await picture.png().toBuffer())).json<Image>();
    expect(tones).toHaveLength(24);
    expect([tones[0], tones[23]].map((share = 0) => Math.round(share / 50))).toEqual([10, 10]);
    await server.database.run(`update images set tones = '{}' where id = '${id}'`);
    expect(await list(token)).toMatchObject([{ tones: [] }]);
    await server.services.images.lookAtUnseen();
    expect(await list(token)).toMatchObject([{ tones }]);
  });

  it('turns a picture upright and leaves out what a camera notes', async () => {
    const { token } = await signUp(server);
    const photo = await sharp(await aPicture({ type: 'jpeg', width: 90, height: 50 }))
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const image = (await upload(server, token, photo, 'image/jpeg')).json<Image>();
    expect(image).toMatchObject({ width: 50, height: 90 });
    const { exif, orientation } = await sharp((await file(token, image.id)).rawPayload).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('takes the same file once, also when it is sent many times at once', async () => {
    const { token } = await signUp(server);
    const picture = await aPicture();
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(server, token, picture)));
    expect(new Set(answers.map((answer) => answer.json<Image>().id)).size).toBe(1);
    expect(await list(token)).toHaveLength(1);
    const other = await signUp(server);
    expect((await addImage(server, other.token)).id).not.toBe(answers[0]?.json<Image>().id);
  });

  it('ends at 200 images', async () => {
    const { token } = await signUp(server);
    await addImage(server, token);
    await server.database.run(
      `insert into images (id, workspace_id, digest, type, width, height, byte_count, created_at)
       select gen_random_uuid(), workspace_id, 'digest ' || n, type, width, height, byte_count, created_at
       from images, generate_series(1, 199) n`,
    );
    const answer = await upload(server, token, await aPicture({ colour: '#123456' }));
    expect(answer.json()).toMatchObject({ code: 'too_many', detail: expect.stringContaining('200') });
    expect((await upload(server, token, await aPicture())).statusCode).toBe(201);
  });

  it('ends there too for many that come at once', async () => {
    const { token } = await signUp(server);
    await addImage(server, token);
    await server.database.run(
      `insert into images (id, workspace_id, digest, type, width, height, byte_count, created_at)
       select gen_random_uuid(), workspace_id, 'digest ' || n, type, width, height, byte_count, created_at
       from images, generate_series(1, 197) n`,
    );
    const colours = ['#111111', '#222222', '#333333', '#444444', '#555555'];
    const files = await Promise.all(colours.map((colour) => aPicture({ colour })));
    const answers = await Promise.all(files.map((file) => upload(server, token, file)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409]);
  });

  it('stores the colours of screens, whatever the file has', async () => {
    const { token } = await signUp(server);
    const [jpeg, png] = await Promise.all([aPicture({ type: 'jpeg' }), aPicture()]);
    const printed = await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer();
    const deep = await sharp(png).toColourspace('rgb16').png().toBuffer();
    for (const sent of [printed, deep]) {
      const { id } = (await upload(server, token, sent)).json<Image>();
      const { space, depth, channels } = await sharp((await file(token, id)).rawPayload).metadata();
      expect({ space, depth, channels }).toEqual({ space: 'srgb', depth: 'uchar', channels: 3 });
    }
  });
});

describe('deleting', () => {
  it('takes the image away', async () => {
    const { token } = await signUp(server);
    const { id } = await addImage(server, token);
    expect((await server.call('DELETE', `/images/${id}`, { token })).statusCode).toBe(204);
    expect((await file(token, id)).statusCode).toBe(404);
    expect((await server.call('DELETE', `/images/${id}`, { token })).statusCode).toBe(404);
  });

  it('is refused while ads use it anywhere, deleted ones too, and says how many', async () => {
    const { token } = await signUp(server);
    const { id } = await addImage(server, token);
    const one = await addAd(server, token, { logo_id: id });
    const other = await addAd(server, token, { contents: [aFeedAd({ image: id.toUpperCase() })] });
    const remove = () => server.call('DELETE', `/images/${id}`, { token });
    expect((await remove()).json()).toMatchObject({
      code: 'image_in_use',
      detail: expect.stringMatching(/^2 ads use/),
    });
    await server.call('DELETE', `/ads/${one.id}`, { token });
    expect((await remove()).statusCode).toBe(409);
    await server.call('PUT', `/ads/${other.id}`, { token, body: { revision: 1, contents: [aFeedAd()] } });
    expect((await remove()).json()).toMatchObject({ detail: expect.stringMatching(/^1 ad uses/) });
    server.clock.advance(7 * 24 * 3_600_000 + 1);
    await server.services.housekeeping.run();
    expect((await remove()).statusCode).toBe(204);
  });

  it('and being used at the same moment do not both succeed', async () => {
    const { token } = await signUp(server);
    for (const colour of ['#111111', '#222222', '#333333', '#444444']) {
      const { id } = await addImage(server, token, { colour });
      const [removed, saved] = await Promise.all([
        server.call('DELETE', `/images/${id}`, { token }),
        server.call('POST', '/ads', { token, body: anAd({ image_id: id }) }),
      ]);
      expect([
        [204, 404],
        [409, 201],
      ]).toContainEqual([removed.statusCode, saved.statusCode]);
    }
  });

  it('happens with the account', async () => {
    const { token, user } = await signUp(server);
    const { id } = await addImage(server, token);
    await addAd(server, token, { image_id: id });
    expect((await server.call('GET', '/auth/export', { token })).json()).toMatchObject({ images: [{ id }] });
    const body = { email: user.email, password: 'correct horse' };
    expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
    expect((await server.database.run('select id from images')).rows).toEqual([]);
  });
});

describe('the room of an account', () => {
  const limit = 500 * 1_048_576;
  const useOf = async (token: string) =>
    (await server.call('GET', '/auth/storage', { token })).json<WireTypes['StorageUse']>();
  /** Lets the account's images be as large as leaves this much. */
  const leave = (bytes: number) => server.database.run('update images set byte_count = $1', [limit - bytes]);

  it('is told, and counts images and the texts of ads, deleted ones too', async () => {
    const { token } = await signUp(server);
    expect(await useOf(token)).toEqual({ used_bytes: 0, limit_bytes: limit });
    const image = await addImage(server, token);
    expect((await useOf(token)).used_bytes).toBe(image.bytes);
    const ad = await addAd(server, token);
    const { used_bytes: used } = await useOf(token);
    expect(used - image.bytes).toBeGreaterThan(JSON.stringify(ad.contents).length);
    await server.call('DELETE', `/ads/${ad.id}`, { token });
    expect((await useOf(token)).used_bytes).toBe(used);
  });

  it('ends for an image, an ad and a longer ad, but not for a shorter one', async () => {
    const { token } = await signUp(server);
    await addImage(server, token);
    const ad = await addAd(server, token);
    await leave(1_500);
    const full = { code: 'storage_full', detail: expect.stringMatching(/500 MB .* is full/) };
    const refused = await upload(server, token, await aPicture({ colour: '#123456', width: 900, height: 900 }));
    expect([refused.statusCode, refused.json()]).toEqual([409, full]);
    const copy = () => server.call('POST', `/ads/${ad.id}/duplicate`, { token, body: {} });
    expect((await copy()).json()).toMatchObject(full);
    const change = (picture: object) =>
      server.call('PUT', `/ads/${ad.id}`, { token, body: { revision: 1, picture: { ...ad.picture, ...picture } } });
    expect((await change({ body: 'x'.repeat(5_000) })).json()).toMatchObject(full);
    expect((await change({ headline: '' })).statusCode).toBe(200);
    expect(await list(token)).toHaveLength(1);
  });

  it('is not passed by many that come at once', async () => {
    const { token } = await signUp(server);
    await addImage(server, token);
    const { id } = await addAd(server, token);
    const { used_bytes: before } = await useOf(token);
    const size = before - ((await list(token))[0]?.bytes ?? 0);
    await leave(size + Math.round(2.5 * size));
    const copies = await Promise.all(
      Array.from({ length: 6 }, () => server.call('POST', `/ads/${id}/duplicate`, { token, body: {} })),
    );
    expect(copies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect((await useOf(token)).used_bytes).toBeLessThanOrEqual(limit);
  });
});

it('shows nobody an image that is not stored to its end, and removes it when that was long ago', async () => {
  const { token } = await signUp(server);
  const { id } = await addImage(server, token);
  await server.database.run('update images set is_whole = false');
  expect(await list(token)).toEqual([]);
  expect((await file(token, id)).statusCode).toBe(404);
  expect((await server.call('POST', '/ads', { token, body: anAd({ image_id: id }) })).statusCode).toBe(404);
  await server.services.housekeeping.run();
  expect((await server.database.run('select id from images')).rows).toHaveLength(1);
  server.clock.advance(3_600_001);
  await server.services.housekeeping.run();
  expect((await server.database.run('select id from images')).rows).toEqual([]);
});
