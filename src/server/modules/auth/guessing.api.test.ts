import type { LightMyRequestResponse } from 'fastify';
import type { WireTypes } from '../../contract/handlers';
import { aRegistration, askForResetLink, signUp } from '../../testing/builders';
import { startTestServer, useTestServer } from '../../testing/testServer';

const password = 'correct horse';
const server = useTestServer();

const logIn = (email: string, given: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/auth/login', { body: { email, password: given }, headers });

/** What a browser sends back of the cookie that an answer sets. */
const cookieOf = (answer: LightMyRequestResponse): Record<string, string> => ({
  cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '',
});

async function guess(email: string, times: number, headers: Record<string, string> = {}): Promise<number[]> {
  const codes: number[] = [];
  for (let attempt = 0; attempt < times; attempt++) codes.push((await logIn(email, 'wrong', headers)).statusCode);
  return codes;
}

const tenThenNone = [...Array<number>(10).fill(401), 429];

describe('guessing at an account', () => {
  it('is slowed down by the account, however its address is spelt', async () => {
    await signUp(server, { email: 'alicia@northfold.example', password });
    const { rows } = await server.database.run(`select lower('alİcia') = 'alicia' as same`);
    const spellings = ['alicia', 'ALICIA', 'Alicia', ...(rows[0]?.same ? ['alİcia', 'ALİCIA'] : [])];
    const codes: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const name = spellings[attempt % spellings.length] ?? '';
      codes.push(...(await guess(`${name}@northfold.example`, 1)));
    }
    expect(codes).toEqual(tenThenNone);
  });

  it('is answered alike where there is none', async () => {
    expect(await guess('nobody@northfold.example', 11)).toEqual(tenThenNone);
    expect((await logIn('Nobody@northfold.example', 'wrong')).statusCode).toBe(429);
  });

  it('does not keep its owner out of a browser that signed in before', async () => {
    const registered = await server.call('POST', '/auth/register', { body: aRegistration({ password }) });
    const { user } = registered.json<WireTypes['Session']>();
    expect(await guess(user.email, 11)).toEqual(tenThenNone);
    expect((await logIn(user.email, password)).statusCode).toBe(429);
    const signedIn = await logIn(user.email, password, cookieOf(registered));
    expect(signedIn.statusCode).toBe(200);
    expect((await logIn(user.email, password, cookieOf(signedIn))).statusCode).toBe(200);
    expect((await logIn(user.email, password)).statusCode).toBe(429);
  });

  it('has no more tries from a known browser', async () => {
    const registered = await server.call('POST', '/auth/register', { body: aRegistration({ password }) });
    const { user } = registered.json<WireTypes['Session']>();
    expect(await guess(user.email, 11, cookieOf(registered))).toEqual(tenThenNone);
    expect((await logIn(user.email, password, cookieOf(registered))).statusCode).toBe(429);
  });

  it('does not keep its signed-in owner from changing the password', async () => {
    const { token, user } = await signUp(server, { password });
    expect(await guess(user.email, 11)).toEqual(tenThenNone);
    const body = { current_password: password, new_password: 'battery staple' };
    expect((await server.call('POST', '/auth/password', { token, body })).statusCode).toBe(204);
  });

  it('lets people in who set a new password by mail', async () => {
    const { user } = await signUp(server, { password });
    const token = await askForResetLink(server, user.email);
    await guess(user.email, 11);
    const body = { token, password: 'battery staple' };
    const confirmed = await server.call('POST', '/auth/password-reset/confirm', { body });
    expect((await logIn(user.email, 'battery staple')).statusCode).toBe(429);
    expect((await logIn(user.email, 'battery staple', cookieOf(confirmed))).statusCode).toBe(200);
  });
});

describe('the cookie of a browser', () => {
  const devices = async () =>
    (await server.database.run('select token_hash, account_id from known_devices order by last_used_at')).rows;

  it('signs nobody in, cannot be read by scripts, and is stored as a hash', async () => {
    const registered = await server.call('POST', '/auth/register', { body: aRegistration() });
    const cookie = String(registered.headers['set-cookie']);
    expect(cookie).toMatch(
      /^campaign_device=[\w-]{43}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect((await server.call('GET', '/auth/me', { headers: cookieOf(registered) })).statusCode).toBe(401);
    expect(JSON.stringify(await devices())).not.toContain(cookieOf(registered).cookie?.split('=')[1]);
  });

  it('travels through HTTPS alone where the product does', async () => {
    const config = { publicUrl: 'https://ads.example.com' };
    const secure = await startTestServer({ database: server.database, config });
    const registered = await secure.call('POST', '/auth/register', { body: aRegistration() });
    expect(String(registered.headers['set-cookie'])).toMatch(/; Secure$/);
    await secure.close();
  });

  it('knows several accounts, and a copy of the last one is worth nothing', async () => {
    const mara = await server.call('POST', '/auth/register', { body: aRegistration({ password }) });
    const jonas = await server.call('POST', '/auth/register', {
      body: aRegistration({ password }),
      headers: cookieOf(mara),
    });
    const { email } = mara.json<WireTypes['Session']>().user;
    await guess(email, 10);
    expect((await logIn(email, password, cookieOf(mara))).statusCode).toBe(429);
    expect((await logIn(email, password, cookieOf(jonas))).statusCode).toBe(200);
    expect(new Set((await devices()).map(({ token_hash: hash }) => hash)).size).toBe(1);
  });

  it('is not set for a demo, which has no password', async () => {
    expect((await server.call('POST', '/auth/demo')).headers['set-cookie']).toBeUndefined();
  });

  it('is forgotten when another browser changes the password', async () => {
    const { user } = await signUp(server, { password });
    server.clock.advance(1_000);
    const other = await logIn(user.email, password);
    const [, kept] = await devices();
    const { access_token: token } = other.json<WireTypes['Session']>();
    const body = { current_password: password, new_password: 'battery staple' };
    await server.call('POST', '/auth/password', { token, body, headers: cookieOf(other) });
    expect(await devices()).toEqual([kept]);
  });

  it('is known for a year, and of 50 browsers', async () => {
    const { user } = await signUp(server, { password });
    for (let count = 0; count < 50; count++) {
      server.clock.advance(1_000);
      await logIn(user.email, password);
    }
    expect(await devices()).toHaveLength(50);
    server.clock.advance(365 * 86_400_000 - 1);
    await server.services.housekeeping.run();
    expect(await devices()).toHaveLength(1);
    server.clock.advance(1);
    await server.services.housekeeping.run();
    expect(await devices()).toEqual([]);
  });
});

it('counts an IPv6 network as one address', async () => {
  const register = (remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      remoteAddress,
      payload: aRegistration(),
    });
  for (let count = 1; count <= 20; count++) expect((await register(`2001:db8::${count}`)).statusCode).toBe(201);
  expect((await register('2001:db8::ffff')).statusCode).toBe(429);
  expect((await register('2001:db8:0:1::1')).statusCode).toBe(201);
});
