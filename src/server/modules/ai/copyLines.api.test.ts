import type { WireTypes } from '../../contract/handlers';
import { createModelWriter } from '../../providers/model-writer/modelWriter';
import { createModel } from '../../providers/copyWriters';
import { signUp } from '../../testing/builders';
import { aCopyBrief } from '../../testing/copyBuilders';
import { modelCopy, writeWhatIsAsked } from '../../testing/modelCopy';
import { OpenAiServer } from '../../testing/openaiServer';
import { silentLog } from '../../testing/silentLog';
import { type TestServer, useTestServer } from '../../testing/testServer';

type Line = Partial<WireTypes['CopyTextEvent'] & WireTypes['CopyDoneEvent'] & WireTypes['CopyFailedEvent']>;

const accept = { accept: 'application/x-ndjson, application/json;q=0.5' };
const write = (server: TestServer, token: string, overrides: object = {}) =>
  server.call('POST', '/ai/generate-ad-copy', {
    token,
    headers: accept,
    body: { ...aCopyBrief(), ...overrides },
  });
const linesOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const usage = async (server: TestServer, token: string) =>
  (await server.call('GET', '/ai/usage-stats', { token })).json<WireTypes['AiUsage']>();

/** Every text of an answer, as the lines before it tell them. */
const toldOf = (copy: WireTypes['WrittenCopy']) =>
  (
    [
      ['headline', copy.headlines],
      ['description', copy.descriptions],
      ['call_to_action', copy.call_to_actions],
      ['full_ad_copy', copy.full_ad_copy],
    ] as const
  ).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text, character_count: Array.from(text).length })));

describe('ad copy line by line, of the built-in writer', () => {
  const server = useTestServer({ config: { defaultPlan: 'pro', rateLimits: false } });

  it('tells every text, and then the whole as it is kept', async () => {
    const { token } = await signUp(server);
    const answer = await write(server, token, { include_emojis: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const lines = linesOf(answer.body);
    const { done } = lines.at(-1) ?? {};
    expect(lines.slice(0, -1)).toEqual(done && toldOf(done));
    const history = await server.call('GET', '/ai/generation-history', { token });
    expect(history.json<WireTypes['Generation'][]>().map(({ response }) => response)).toEqual([done]);
    expect(await usage(server, token)).toMatchObject({ generations_total: 1 });
  });

  it('is refused by a status where nothing was told', async () => {
    const { token } = await signUp(server);
    const answer = await write(server, token, { max_characters: 10 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'max_characters' }] });
  });

  it('is JSON where lines are not asked for', async () => {
    const { token } = await signUp(server);
    const others: Record<string, string>[] = [{}, { accept: '*/*' }, { accept: 'application/json' }];
    for (const headers of others) {
      const body = aCopyBrief();
      const answer = await server.call('POST', '/ai/generate-ad-copy', { token, headers, body });
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });
});

describe('ad copy line by line, of a model', () => {
  const models = new OpenAiServer();
  beforeAll(() => models.start());
  afterAll(() => models.stop());
  beforeEach(() => models.clear());
  const server = useTestServer({
    config: { defaultPlan: 'pro', rateLimits: false },
    copyWriter: async () =>
      createModelWriter(
        await createModel({ provider: 'openai', apiKey: undefined, baseUrl: models.baseUrl, model: 'm' }),
        { log: silentLog, bounds: { wholeMs: 600_000, turnMs: 600_000, callMs: 600_000, calls: 1, pauseMs: 1 } },
      ),
  });

  it('tells each text that is in the answer, and no other', async () => {
    models.usually = writeWhatIsAsked;
    const { token } = await signUp(server);
    const lines = linesOf((await write(server, token)).body);
    const { done } = lines.at(-1) ?? {};
    expect(done?.headlines).toEqual(modelCopy.headlines.slice(0, 8));
    expect(lines.slice(0, -1)).toEqual(done && toldOf(done));
  });

  it('tells a text before the model has written the next one', async () => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    models.usually = () => ({ does: 'write', text: JSON.stringify(modelCopy), pauseAfter: 60, pause: held });
    const { token } = await signUp(server);
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${address}/api/ai/generate-ad-copy`, {
      method: 'POST',
      headers: { ...accept, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(aCopyBrief()),
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = (await reader?.read())?.value ?? '';
    expect(linesOf(first)[0]).toEqual({ kind: 'headline', text: modelCopy.headlines[0], character_count: 24 });
    expect(first).not.toContain('done');
    goOn();
    let rest = '';
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) rest += next.value;
    expect(linesOf(rest).at(-1)?.done).toBeDefined();
  });

  it('says at the end why nothing was kept', async () => {
    models.usually = () => ({ does: 'break', text: JSON.stringify(modelCopy) });
    const { token } = await signUp(server);
    const answer = await write(server, token);
    expect(answer.statusCode).toBe(200);
    const lines = linesOf(answer.body);
    expect(lines[0]).toMatchObject({ kind: 'headline' });
    expect(lines.at(-1)).toEqual({
      failed: {
        code: 'writer_away',
        detail: 'The writing service stopped partway, so nothing was kept. Please try again.',
      },
    });
    expect(await usage(server, token)).toMatchObject({ generations_total: 0 });
    expect((await server.call('GET', '/ai/generation-history', { token })).json()).toEqual([]);
  });

  it('is refused by a status where the model fails before its first text', async () => {
    models.usually = () => ({ does: 'fail', status: 401 });
    const { token } = await signUp(server);
    const answer = await write(server, token);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'writer_away' });
  });
});
