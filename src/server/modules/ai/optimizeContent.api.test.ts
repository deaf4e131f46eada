import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WireTypes } from '../../contract/handlers';
import { signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'pro', rateLimits: false } });

const optimize = (token: string, content: string, platform = 'facebook') =>
  server.call('POST', `/ai/optimize-content?${new URLSearchParams({ content, platform }).toString()}`, { token });
const history = async (token: string) =>
  (await server.call('GET', '/ai/generation-history', { token })).json<WireTypes['Generation'][]>();
const usage = async (token: string) =>
  (await server.call('GET', '/ai/usage-stats', { token })).json<WireTypes['AiUsage']>();

describe('a text that is made better', () => {
  it('is mended, kept and counted as one generation', async () => {
    const { token } = await signUp(server);
    const content = ' Utilize the  the app TODAY!!! ☕️ ';
    const answer = await optimize(token, content);
    expect(answer.statusCode).toBe(200);
    const found = answer.json<WireTypes['OptimizedContent']>();
    expect(found).toEqual({
      id: found.id,
      optimized_content: 'Use the app today! ☕️',
      character_count: 21,
      suggestions: expect.any(Array),
    });
    expect(await history(token)).toEqual([
      {
        id: found.id,
        kind: 'optimization',
        request: { content, platform: 'facebook' },
        response: found,
        is_favorite: false,
        created_at: '2026-11-18T10:00:00.000Z',
      },
    ]);
    expect(await usage(token)).toMatchObject({ generations_this_month: 1, generations_total: 1 });
  });

  it('comes back as it is where it is good', async () => {
    const { token } = await signUp(server);
    const content = 'Your coffee, roasted the day before it ships. Start your subscription today.';
    expect((await optimize(token, content)).json()).toMatchObject({ optimized_content: content, suggestions: [] });
  });

  it.each([
    ['content', '', 'facebook'],
    ['content', '   ', 'facebook'],
    ['content', 'x'.repeat(5_001), 'facebook'],
    ['content', 'a\u0000b', 'facebook'],
    ['platform', 'Beans', 'myspace'],
  ])('is refused by the name of the field that is wrong: %s', async (field, content, platform) => {
    const { token } = await signUp(server);
    const answer = await optimize(token, content, platform);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ field }] });
    expect(await usage(token)).toMatchObject({ generations_total: 0 });
    expect(await history(token)).toEqual([]);
  });

  it('may have 5,000 characters, each of which takes twelve in an address', async () => {
    const { token } = await signUp(server);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const path = `/api/ai/optimize-content?${new URLSearchParams({ content: '😀'.repeat(5_000), platform: 'facebook' }).toString()}`;
    const status = await new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      const sent = request({ port, path, method: 'POST', headers, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject);
      sent.end();
    });
    expect(status).toBe(200);
  });
});
