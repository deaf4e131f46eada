import type { WireTypes } from '../../contract/handlers';
import { aPicture, signUp, upload } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

type Image = WireTypes['Image'];

const list = async (token: string) => (await server.call('GET', '/images', { token })).json<Image[]>();

describe('bad input', () => {
  const refuse = async (payload: Buffer, type = 'image/png') => {
    const { token } = await signUp(server);
    const answer = await upload(server, token, payload, type);
    expect(await list(token)).toEqual([]);
    const { code, detail } = answer.json<WireTypes['Problem']>();
    return { status: answer.statusCode, code, detail };
  };
  const script = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['a text file', () => Buffer.from('This is no picture.')],
    ['nothing at all', () => Buffer.alloc(0)],
    ['an SVG with a script', () => Buffer.from(script)],
    ['a GIF', () => aPicture({ type: 'gif' })],
    ['a signature and nothing more', async () => (await aPicture()).subarray(0, 8)],
    ['a PNG that breaks off', async () => (await aPicture({ width: 900, height: 900 })).subarray(0, 200)],
    [
      'a JPEG that breaks off',
      async () => (await aPicture({ type: 'jpeg', width: 900, height: 900 })).subarray(0, 700),
    ],
    [
      'an SVG that begins like a PNG',
      async () => Buffer.concat([(await aPicture()).subarray(0, 8), Buffer.from(script)]),
    ],
  ])('is refused, and nothing is stored: %s', async (_what, make) => {
    const refused = await refuse(await make());
    expect(refused).toMatchObject({ status: 422, code: 'image_invalid' });
    expect(refused.detail).toMatch(/image.*Please .*\.$/);
  });

  it.each([
    [12_000, 100, '12,000 × 100 pixels'],
    [7_000, 7_000, '7,000 × 7,000 pixels'],
  ])('is refused by its pixels: %d × %d', async (width, height, words) => {
    const refused = await refuse(await aPicture({ width, height }));
    expect(refused).toMatchObject({ status: 422, code: 'image_too_large', detail: expect.stringContaining(words) });
  });

  it('is refused over 10 MB, without being read to the end', async () => {
    const refused = await refuse(Buffer.alloc(50 * 1_048_576));
    expect(refused).toEqual({
      status: 413,
      code: 'payload_too_large',
      detail: 'The request is over 10 MB. Please send less at a time.',
    });
  });

  it.each(['image/svg+xml', 'image/gif', 'application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is refused as %s',
    async (type) => {
      expect(await refuse(await aPicture(), type)).toEqual({
        status: 415,
        code: 'unsupported_media_type',
        detail: 'Please send the body as image/png, image/jpeg, image/webp.',
      });
    },
  );

  it('is refused where JSON is wanted', async () => {
    const { token } = await signUp(server);
    const answer = await server.call('POST', '/campaigns', {
      token,
      payload: await aPicture(),
      headers: { 'content-type': 'image/png' },
    });
    expect(answer.statusCode).toBe(415);
  });
});
