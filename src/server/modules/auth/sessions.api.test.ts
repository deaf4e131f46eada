import type { WireTypes } from '../../contract/handlers';
import { signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const server = useTestServer();

const noLinks = 'Full name can’t contain line breaks, links, or addresses such as name.com.';
const me = (token: string) => server.call('GET', '/auth/me', { token });
const logIn = (email: string, password: string, headers = {}) =>
  server.call('POST', '/auth/login', { body: { email, password }, headers });

describe('sessions', () => {
  it('end 30 days after their last use', async () => {
    const { token } = await signUp(server);
    server.clock.advance(29 * dayMs);
    expect((await me(token)).statusCode).toBe(200);
    server.clock.advance(29 * dayMs);
    expect((await me(token)).statusCode).toBe(200);
    server.clock.advance(30 * dayMs);
    const answer = await me(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ detail: 'Please sign in.', code: 'unauthenticated' });
  });

  it('end 180 days after the sign-in, however often they are used', async () => {
    const { token } = await signUp(server);
    for (let days = 20; days <= 160; days += 20) {
      server.clock.advance(20 * dayMs);
      expect((await me(token)).statusCode).toBe(200);
    }
    server.clock.advance(20 * dayMs - 1);
    expect((await me(token)).statusCode).toBe(200);
    server.clock.advance(1);
    expect((await me(token)).statusCode).toBe(401);
  });

  it('are at most 50 of an account: the one that was used longest ago ends', async () => {
    const { token: first, user } = await signUp(server, { password: 'correct horse' });
    server.clock.advance(2 * hourMs);
    const second = (await logIn(user.email, 'correct horse')).json<WireTypes['Session']>().access_token;
    server.clock.advance(2 * hourMs);
    await me(first);
    for (let count = 0; count < 49; count++) {
      expect((await logIn(user.email, 'correct horse')).statusCode).toBe(200);
    }
    expect((await me(second)).statusCode).toBe(401);
    const list = await server.call('GET', '/auth/sessions', { token: first });
    expect(list.headers['x-total-count']).toBe('50');
  });

  it('are written to at most once an hour', async () => {
    const { token } = await signUp(server);
    server.clock.advance(hourMs - 1);
    await me(token);
    const lastUse = async () =>
      (await server.call('GET', '/auth/sessions', { token })).json<WireTypes['SignedInDevice'][]>()[0]?.last_used_at;
    expect(await lastUse()).toBe('2026-11-18T10:00:00.000Z');
    server.clock.advance(1);
    await me(token);
    expect(await lastUse()).toBe('2026-11-18T11:00:00.000Z');
  });

  it('are listed with the current one marked, and can be signed out one by one', async () => {
    const { token, user } = await signUp(server, { password: 'correct horse' });
    server.clock.advance(1000);
    const phone = (await logIn(user.email, 'correct horse', { 'user-agent': 'A phone' })).json<WireTypes['Session']>();
    const list = await server.call('GET', '/auth/sessions', { token });
    expect(list.headers['x-total-count']).toBe('2');
    const [other, current] = list.json<WireTypes['SignedInDevice'][]>();
    expect(other).toMatchObject({ user_agent: 'A phone', current: false, expires_at: '2026-12-18T10:00:01.000Z' });
    expect(current).toMatchObject({ current: true });

    expect((await server.call('DELETE', `/auth/sessions/${other?.id}`, { token })).statusCode).toBe(204);
    expect((await me(phone.access_token)).statusCode).toBe(401);
    expect((await server.call('DELETE', `/auth/sessions/${other?.id}`, { token })).statusCode).toBe(404);
  });

  it('of another account cannot be signed out', async () => {
    const mara = await signUp(server);
    const jonas = await signUp(server);
    const [session] = (await server.call('GET', '/auth/sessions', { token: mara.token })).json<
      WireTypes['SignedInDevice'][]
    >();
    expect((await server.call('DELETE', `/auth/sessions/${session?.id}`, { token: jonas.token })).statusCode).toBe(404);
    expect((await me(mara.token)).statusCode).toBe(200);
  });

  it('end with signing out', async () => {
    const { token } = await signUp(server);
    expect((await server.call('POST', '/auth/logout', { token })).statusCode).toBe(204);
    expect((await me(token)).statusCode).toBe(401);
  });

  it('can be signed out by clients that send an empty JSON body', async () => {
    const { token } = await signUp(server);
    expect((await server.call('POST', '/auth/logout', { token, payload: '' })).statusCode).toBe(204);
  });
});

describe('the profile', () => {
  it('takes no name that would be a link in mails', async () => {
    const { token } = await signUp(server);
    const answer = await server.call('PATCH', '/auth/me', { token, body: { full_name: 'Go to www.evil.example' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'full_name', message: noLinks }] });
  });

  it('takes another name, and back what was read', async () => {
    const { token, user } = await signUp(server);
    const answer = await server.call('PATCH', '/auth/me', {
      token,
      body: { ...user, email: 'ignored', full_name: ' Mara O. ' },
    });
    expect(answer.json()).toEqual({ ...user, full_name: 'Mara O.' });
    expect((await server.call('PATCH', '/auth/me', { token, body: {} })).json()).toEqual({
      ...user,
      full_name: 'Mara O.',
    });
  });
});
