import type { WireTypes } from '../../contract/handlers';
import { addApiKey, addCampaign, addTeam, aDay, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer({ config: { defaultPlan: 'business' } });

type Key = WireTypes['ApiKey'];

const keys = async (token: string, query = '') =>
  (await server.call('GET', `/api-keys${query}`, { token })).json<Key[]>();
const campaigns = (token: string, query = '') => server.call('GET', `/campaigns${query}`, { token });
const newCampaign = { name: 'Spring beans', platform: 'google', budget: 100 };
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * dayMs).toISOString();

describe('a key', () => {
  it('is shown once, listed without its secret, and stored as a hash', async () => {
    const { token } = await signUp(server, { full_name: 'Mara Okafor' });
    const { key, secret } = await addApiKey(server, token, { name: ' Nightly report ', expires_at: inDays(30) });
    expect(secret).toMatch(/^csk_[\w-]{43}$/);
    expect(key).toEqual({
      id: key.id,
      name: 'Nightly report',
      prefix: secret.slice(0, 10),
      scopes: ['campaigns:read'],
      role: 'viewer',
      made_by: 'Mara Okafor',
      is_own: true,
      created_at: '2026-11-18T10:00:00.000Z',
      expires_at: inDays(30),
      last_used_at: null,
      last_used_address: null,
    });
    expect(await keys(token)).toEqual([key]);
    const { rows } = await server.database.run('select * from api_keys');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(10));
  });

  it('does what its scopes include, and nothing else', async () => {
    const { token } = await signUp(server);
    const campaign = await addCampaign(server, token);
    const { secret } = await addApiKey(server, token, { scopes: ['campaigns:read', 'numbers:write'], role: 'editor' });
    expect((await campaigns(secret)).json()).toMatchObject([{ id: campaign.id }]);
    const days = await server.call('PUT', `/campaigns/${campaign.id}/metrics`, { token: secret, body: [aDay()] });
    expect(days.statusCode).toBe(200);
    // Writing includes reading.
    expect((await server.call('GET', `/campaigns/${campaign.id}/metrics`, { token: secret })).statusCode).toBe(200);
    const made = await server.call('POST', '/campaigns', { token: secret, body: newCampaign });
    expect(made.statusCode).toBe(403);
    expect(made.json()).toEqual({
      detail: 'This API key needs the scope campaigns:write. Create one that has it.',
      code: 'scope_required',
    });
  });

  it('is counted as used from where and when, to within a minute', async () => {
    const { token } = await signUp(server);
    const { secret } = await addApiKey(server, token);
    await campaigns(secret);
    server.clock.advance(59_000);
    await campaigns(secret);
    expect(await keys(token)).toMatchObject([
      { last_used_at: '2026-11-18T10:00:00.000Z', last_used_address: '127.0.0.1' },
    ]);
    server.clock.advance(1_000);
    await campaigns(secret);
    expect(await keys(token)).toMatchObject([{ last_used_at: '2026-11-18T10:01:00.000Z' }]);
  });

  it('never reaches accounts, bills, keys, and who may do what', async () => {
    const { token } = await signUp(server);
    const team = await addTeam(server, token);
    const { secret } = await addApiKey(server, token, { scopes: ['teams:write', 'teams:read'], role: 'admin' });
    for (const [method, path, body] of [
      ['GET', '/auth/me', undefined],
      ['GET', '/auth/export', undefined],
      ['GET', '/billing/subscription', undefined],
      ['GET', '/api-keys', undefined],
      ['POST', '/api-keys', { name: 'Another', scopes: ['teams:write'] }],
      ['DELETE', `/teams/${team.id}`, undefined],
    ] as const) {
      const answer = await server.call(method, path, { token: secret, body });
      expect([path, answer.statusCode, answer.json<object>()]).toEqual([
        path,
        403,
        { detail: 'API keys can’t do this. Sign in to the app instead.', code: 'key_not_allowed' },
      ]);
    }
  });

  it.each([
    ['malformed', 'csk_'],
    ['unknown', `csk_${'x'.repeat(43)}`],
    ['very long', `csk_${'x'.repeat(60_000)}`],
  ])('that is %s signs nobody in', async (_what, secret) => {
    const answer = await campaigns(secret);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      detail: 'This API key doesn’t work. It may have expired or been revoked.',
      code: 'unauthenticated',
    });
  });

  it('is not taken from the address', async () => {
    const { token } = await signUp(server);
    const { secret } = await addApiKey(server, token);
    for (const name of ['api_key', 'access_token', 'token']) {
      const answer = await server.call('GET', `/campaigns?${name}=${secret}`);
      expect(answer.statusCode).toBe(401);
    }
  });

  it('works until it expires', async () => {
    const { token } = await signUp(server);
    const { secret } = await addApiKey(server, token, { expires_at: inDays(1) });
    server.clock.advance(dayMs - 1);
    expect((await campaigns(secret)).statusCode).toBe(200);
    server.clock.advance(1);
    expect((await campaigns(secret)).statusCode).toBe(401);
    expect(await keys(token)).toMatchObject([{ expires_at: '2026-11-19T10:00:00.000Z' }]);
  });

  it('ends at once where it is revoked, also for a call under way', async () => {
    const { token } = await signUp(server);
    const { key, secret } = await addApiKey(server, token, { scopes: ['campaigns:write'], role: 'editor' });
    expect((await server.call('DELETE', `/api-keys/${key.id}`, { token })).statusCode).toBe(204);
    expect((await campaigns(secret)).statusCode).toBe(401);
    expect(await keys(token)).toEqual([]);
    expect((await server.call('DELETE', `/api-keys/${key.id}`, { token })).statusCode).toBe(404);
  });

  it('goes with its account', async () => {
    const { token, user } = await signUp(server);
    const { key, secret } = await addApiKey(server, token);
    expect((await server.call('GET', '/auth/export', { token })).json()).toMatchObject({ api_keys: [key] });
    const body = { email: user.email, password: 'correct horse' };
    expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
    expect((await campaigns(secret)).statusCode).toBe(401);
    expect((await server.database.run('select id from api_keys')).rows).toEqual([]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['campaigns:read', 'campaigns:read'] }],
    ['scopes.0', { scopes: ['billing:read'] }],
    ['role', { role: 'owner' }],
    ['expires_at', { expires_at: '2026-11-18T10:00:00.000Z' }],
    ['expires_at', { expires_at: '2036-11-20T10:00:00.000Z' }],
    ['expires_at', { expires_at: 'tomorrow' }],
    ['color', { color: 'red' }],
  ])('is refused by the name of the field that is wrong: %s', async (field, overrides) => {
    const { token } = await signUp(server);
    const body = { name: 'Nightly report', scopes: ['campaigns:read'], ...overrides };
    const answer = await server.call('POST', '/api-keys', { token, body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field }] });
    expect(await keys(token)).toEqual([]);
  });

  it('is one of 20 in a workspace, also for many that come at once', async () => {
    const { token } = await signUp(server);
    for (let count = 0; count < 17; count++) await addApiKey(server, token);
    // Those that ended take no room.
    await addApiKey(server, token, { expires_at: inDays(1) });
    server.clock.advance(dayMs);
    const body = { name: 'Nightly report', scopes: ['campaigns:read'] };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.call('POST', '/api-keys', { token, body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'too_many' });
  });
});

describe('rotating a key', () => {
  const rotate = (token: string, id: string, overlap_hours: number) =>
    server.call('POST', `/api-keys/${id}/rotate`, { token, body: { overlap_hours } });

  it('makes one like it, and lets the old one work for the overlap', async () => {
    const { token } = await signUp(server);
    const { key, secret } = await addApiKey(server, token, { expires_at: inDays(90), scopes: ['campaigns:read'] });
    server.clock.advance(10 * dayMs);
    const answer = await rotate(token, key.id, 24);
    expect(answer.statusCode).toBe(201);
    const fresh = answer.json<WireTypes['CreatedApiKey']>();
    expect(fresh.secret).not.toBe(secret);
    expect(fresh.key).toMatchObject({ name: key.name, scopes: key.scopes, role: key.role, expires_at: inDays(90) });
    for (const one of [secret, fresh.secret]) expect((await campaigns(one)).statusCode).toBe(200);
    expect(await keys(token)).toMatchObject([{ id: fresh.key.id }, { id: key.id, expires_at: inDays(1) }]);
    server.clock.advance(dayMs);
    expect((await campaigns(secret)).statusCode).toBe(401);
    expect((await campaigns(fresh.secret)).statusCode).toBe(200);
  });

  it('ends the old one at once without an overlap, and never makes it last longer', async () => {
    const { token } = await signUp(server);
    const first = await addApiKey(server, token);
    const second = (await rotate(token, first.key.id, 0)).json<WireTypes['CreatedApiKey']>();
    expect((await campaigns(first.secret)).statusCode).toBe(401);
    expect(second.key.expires_at).toBeNull();
    const short = await addApiKey(server, token, { expires_at: inDays(1) });
    await rotate(token, short.key.id, 168);
    server.clock.advance(dayMs);
    expect((await campaigns(short.secret)).statusCode).toBe(401);
  });
});

describe('mails', () => {
  const subjects = async () => (await server.database.run('select subject, body from mails order by id')).rows;
  const housekeeping = () => server.services.housekeeping.run();

  it('tell of a new key, without its name and its secret', async () => {
    const { token } = await signUp(server);
    const { key, secret } = await addApiKey(server, token, { name: 'Buy now at spam.example' });
    const mail = (await subjects()).find(({ subject }) => subject === 'New API key for Campaign Studio');
    expect(mail?.body).toContain(`It starts with ${key.prefix}, and doesn’t expire.`);
    expect(mail?.body).toContain('http://127.0.0.1:3000/settings/api');
    expect(mail?.body).not.toContain('spam');
    expect(mail?.body).not.toContain(secret);
  });

  it('tell once, a week ahead, that a key ends', async () => {
    const { token } = await signUp(server);
    const { key } = await addApiKey(server, token, { expires_at: inDays(8) });
    await addApiKey(server, token);
    const ending = async () =>
      (await subjects()).filter(({ subject }) => subject === 'An API key for Campaign Studio expires soon');
    await housekeeping();
    expect(await ending()).toEqual([]);
    server.clock.advance(dayMs);
    await Promise.all([housekeeping(), housekeeping()]);
    await housekeeping();
    expect(await ending()).toEqual([
      {
        subject: expect.any(String),
        body: expect.stringContaining(`starts with ${key.prefix} works until Nov 26, 2026`),
      },
    ]);
  });

  it('are not sent of keys that were rotated', async () => {
    const { token } = await signUp(server);
    const { key } = await addApiKey(server, token);
    await server.call('POST', `/api-keys/${key.id}/rotate`, { token, body: { overlap_hours: 24 } });
    await housekeeping();
    expect((await subjects()).map(({ subject }) => subject)).not.toContain(
      'An API key for Campaign Studio expires soon',
    );
  });
});

it('lists keys for 30 days after their end', async () => {
  const { token } = await signUp(server);
  await addApiKey(server, token, { expires_at: inDays(1) });
  const kept = async () => (await server.database.run('select id from api_keys')).rows.length;
  server.clock.advance(30 * dayMs);
  await server.services.housekeeping.run();
  expect(await kept()).toBe(1);
  server.clock.advance(dayMs);
  await server.services.housekeeping.run();
  expect(await kept()).toBe(0);
});

it('says how many calls a key has left, and refuses more', async () => {
  const { token } = await signUp(server);
  const { secret } = await addApiKey(server, token);
  const first = await campaigns(secret);
  expect(first.headers).toMatchObject({ 'ratelimit-policy': '"key";q=600;w=60', ratelimit: '"key";r=599;t=60' });
  expect((await campaigns(token)).headers).not.toHaveProperty('ratelimit');
  // Other processes have used up the rest; thirty at a time are counted.
  await server.database.run("update rate_limits set points = 600 where key like 'key:%'");
  for (let count = 0; count < 29; count++) expect((await campaigns(secret)).statusCode).toBe(200);
  const refused = await campaigns(secret);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({ ratelimit: '"key";r=0;t=60', 'retry-after': '60' });
  expect(refused.json()).toMatchObject({ code: 'rate_limited', detail: expect.stringContaining('this API key') });
  expect((await campaigns(token)).statusCode).toBe(200);
});
