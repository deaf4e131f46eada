import { gzipSync } from 'node:zlib';
import type { WireTypes } from '../contract/handlers';
import { aCampaign, aRegistration, signUp } from '../testing/builders';
import { contractOperations } from '../testing/contractCheck';
import { sampleAddress, sampleBody } from '../testing/sampleRequests';
import { useTestServer } from '../testing/testServer';

const server = useTestServer();

const create = async (options: { payload: string | Buffer; headers?: Record<string, string> }) => {
  const { token } = await signUp(server);
  const answer = await server.call('POST', '/campaigns', { token, ...options });
  const stored = await server.call('GET', '/campaigns', { token });
  expect(stored.headers['x-total-count']).toBe('0');
  return { status: answer.statusCode, problem: answer.json<WireTypes['Problem']>() };
};

const withName = (name: string) => JSON.stringify({ ...aCampaign(), name: 'NAME' }).replace('NAME', name);

describe('a body that is no JSON', () => {
  it.each(['{"name":', 'name=Free+Shipping', '{"name": undefined}', '"half', '\u0000'])(
    'is refused: %j',
    async (payload) => {
      expect(await create({ payload })).toEqual({
        status: 400,
        problem: { code: 'malformed_json', detail: 'The body isn’t valid JSON.' },
      });
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'is refused as %s',
    async (type) => {
      const answer = await create({ payload: JSON.stringify(aCampaign()), headers: { 'content-type': type } });
      expect(answer).toEqual({
        status: 415,
        problem: { code: 'unsupported_media_type', detail: 'Please send the body as application/json.' },
      });
    },
  );

  it('is asked for when there is none', async () => {
    expect(await create({ payload: '' })).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'body', message: 'The request needs a JSON body.' }] },
    });
  });

  it.each(['[]', 'null', '7', '"text"'])('is refused when it is %s', async (payload) => {
    expect(await create({ payload })).toMatchObject({ status: 422, problem: { errors: [{ field: 'body' }] } });
  });
});

describe('a compressed body', () => {
  const campaign = Buffer.from(JSON.stringify(aCampaign()));

  it.each(['gzip', 'deflate', 'br'])('is refused where it is no %s', async (encoding) => {
    expect(await create({ payload: campaign, headers: { 'content-encoding': encoding } })).toMatchObject({
      status: 400,
      problem: { code: 'malformed_json' },
    });
  });

  it('is refused where it ends too early', async () => {
    const payload = gzipSync(campaign).subarray(0, 30);
    expect(await create({ payload, headers: { 'content-encoding': 'gzip' } })).toMatchObject({ status: 400 });
  });

  it('is refused with an encoding that nobody knows', async () => {
    expect(await create({ payload: campaign, headers: { 'content-encoding': 'rot13' } })).toMatchObject({
      status: 415,
      problem: { code: 'unsupported_media_type' },
    });
  });

  it('is refused where it unpacks to more than 1 MB', async () => {
    const payload = gzipSync(Buffer.alloc(200 * 1_048_576));
    expect(payload.length).toBeLessThan(1_048_576);
    expect(await create({ payload, headers: { 'content-encoding': 'gzip' } })).toMatchObject({ status: 413 });
  });

  it('is read where it is right', async () => {
    const { token } = await signUp(server);
    const answer = await server.call('POST', '/campaigns', {
      token,
      payload: gzipSync(campaign),
      headers: { 'content-encoding': 'gzip' },
    });
    expect(answer.statusCode).toBe(201);
  });
});

describe('a body that is longer than its operation takes', () => {
  const limitBytes = 1_048_576;
  const importOf = (csv: string) => JSON.stringify({ csv });
  const importText = async (payload: string) => {
    const { token } = await signUp(server);
    const { id } = (await server.call('POST', '/campaigns', { token, body: aCampaign() })).json<
      WireTypes['Campaign']
    >();
    return server.call('POST', `/campaigns/${id}/metrics/import`, { token, payload });
  };

  it('is refused', async () => {
    const answer = await importText(importOf('x'.repeat(limitBytes)));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({
      code: 'payload_too_large',
      detail: 'The request is over 1 MB. Please send less at a time.',
    });
  });

  it('is read when it is just below', async () => {
    const payload = importOf('x'.repeat(limitBytes - importOf('').length));
    expect((await importText(payload)).statusCode).toBe(422);
  });

  it('is refused by what little a sign-in needs', async () => {
    const payload = `{"email": [${Array(340_000).fill('{}').join()}]}`;
    const answer = await server.call('POST', '/auth/login', { payload });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({
      code: 'payload_too_large',
      detail: 'The request is over 7 KB. Please send less at a time.',
    });
  });

  it('is refused where an operation takes none', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/demo',
      payload: { no: 'x'.repeat(4_096) },
    });
    expect(answer.json()).toMatchObject({ detail: 'The request is over 4 KB. Please send less at a time.' });
  });
});

describe('a text that the database cannot store', () => {
  it.each([
    ['Free\\u0000Shipping', 'Name can’t contain NUL characters.'],
    ['Free\\ud800Shipping', 'Name contains half a character (a lone surrogate). Please type it again.'],
  ])('is refused: %s', async (name, message) => {
    expect(await create({ payload: withName(name) })).toMatchObject({
      status: 422,
      problem: { code: 'validation_failed', errors: [{ field: 'name', message }] },
    });
  });

  it.each([
    ['a lone continuation byte', [0x80]],
    ['an overlong encoding', [0xc0, 0xaf]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
    ['a cut character', [0xf0, 0x9f, 0x98]],
  ])('is refused: %s', async (_what, bytes) => {
    const [before, after] = withName('@').split('@') as [string, string];
    const payload = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
    expect(await create({ payload })).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'name', message: 'Name contains bytes that are not valid UTF-8.' }] },
    });
  });

  it('is found in lists and in names of fields', async () => {
    const { token } = await signUp(server);
    const send = (payload: string | Buffer) => server.call('POST', '/campaigns/bulk', { token, payload });
    expect((await send('{"action":"pause","ids":["\\u0000"]}')).json()).toMatchObject({ errors: [{ field: 'ids.0' }] });
    expect((await send('{"acti\\u0000on":"pause"}')).json()).toMatchObject({ errors: [{ field: 'body' }] });
    expect((await send(Buffer.from([0x22, 0x80, 0x22]))).json()).toMatchObject({ errors: [{ field: 'body' }] });
  });

  it('is not to be confused with one that is merely unusual', async () => {
    const { token } = await signUp(server);
    const name = 'Ünïcode 😀 \uFFFD \u202E עברית';
    const answer = await server.call('POST', '/campaigns', { token, body: aCampaign({ name }) });
    expect(answer.json()).toMatchObject({ name });
  });
});

describe('fields that reach into prototypes', () => {
  it.each([
    '{"__proto__":{"isAdmin":true},"name":"x","platform":"google","budget":1}',
    '{"name":"x","platform":"google","budget":1,"id":{"__proto__":1}}',
  ])('are refused: %s', async (payload) => {
    expect(await create({ payload })).toMatchObject({ status: 422, problem: { code: 'validation_failed' } });
  });

  it('are refused like any unknown field', async () => {
    expect(
      await create({ payload: JSON.stringify({ ...aCampaign(), constructor: { prototype: { x: 1 } } }) }),
    ).toMatchObject({
      status: 422,
      problem: { errors: [{ field: 'constructor' }] },
    });
  });
});

it.each(contractOperations.map((operation) => [operation.operationId, operation] as const))(
  'refuses a query parameter that %s does not take, and the contract says so',
  async (_id, operation) => {
    const { token } = await signUp(server);
    const address = sampleAddress(operation, '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d');
    const surplus = `${address}${address.includes('?') ? '&' : '?'}surplus=1`;
    // The call throws for an answer that the contract lacks.
    const answer = await server.call(operation.method, surplus, { token, ...sampleBody(operation) });
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ field: 'surplus' }] });
  },
);

it('does not follow a body without end', async () => {
  const payload = '['.repeat(80_000) + ']'.repeat(80_000);
  expect(await create({ payload })).toMatchObject({
    status: 422,
    problem: { errors: [{ field: 'body', message: 'The body is nested too deeply.' }] },
  });
});

it('names several fields at once', async () => {
  const answer = await create({ payload: JSON.stringify({ name: ' ', budget: -1, colour: 1 }) });
  expect(answer.problem.detail).toBe('Please correct these fields: platform, name, budget, colour.');
});

describe('addresses', () => {
  it.each([
    '/campaigns/nonsense',
    '/campaigns/%00',
    '/campaigns/urn:uuid:01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d',
    '/nothing',
    '/campaigns/%zz',
  ])('that lead nowhere are answered in the same shape: %s', async (path) => {
    const { token } = await signUp(server);
    const answer = await server.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ detail: 'There’s nothing at this address.', code: 'not_found' });
  });

  it('take HEAD where they take GET', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/api/health' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});

describe('failures of the server', () => {
  it('tell nothing but the id they are logged under', async () => {
    const { token } = await signUp(server);
    await server.database.run('alter table campaigns rename to hidden');
    try {
      const answer = await server.call('GET', '/campaigns', { token });
      expect(answer.statusCode).toBe(500);
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(answer.json()).toEqual({
        code: 'internal',
        detail:
          'Something went wrong on our end. Please try again. If it keeps happening, contact us with the request ID.',
      });
      expect(answer.body).not.toMatch(/select|campaigns|relation/);
    } finally {
      await server.database.run('alter table hidden rename to campaigns');
    }
  });

  it('set no request id that a caller makes up', async () => {
    const answer = await server.call('GET', '/health', {
      headers: { 'x-request-id': 'made-up', 'request-id': 'made-up' },
    });
    expect(answer.headers['x-request-id']).not.toBe('made-up');
  });
});

it('does not let one account see a rate limit of registrations as a fault', async () => {
  for (let attempt = 0; attempt < 20; attempt++) await signUp(server);
  const refused = await server.call('POST', '/auth/register', { body: aRegistration() });
  expect(refused.json<WireTypes['Problem']>().detail).toBe(
    'Too many new accounts from this address. Please try again in 60 minutes.',
  );
});
