import type { WireTypes } from '../../contract/handlers';
import { askForResetLink, mailResetLinks, signUp } from '../../testing/builders';
import { statementsOf } from '../../testing/statements';
import { useTestServer } from '../../testing/testServer';

const hourMs = 3_600_000;

const server = useTestServer();
const me = (token: string) => server.call('GET', '/auth/me', { token });
const logIn = (email: string, password: string, headers = {}) =>
  server.call('POST', '/auth/login', { body: { email, password }, headers });

describe('changing the password', () => {
  it('signs out everywhere else', async () => {
    const { token, user } = await signUp(server, { password: 'correct horse' });
    const other = (await logIn(user.email, 'correct horse')).json<WireTypes['Session']>();
    const body = { current_password: 'correct horse', new_password: 'battery staple' };
    expect((await server.call('POST', '/auth/password', { token, body })).statusCode).toBe(204);
    expect((await me(token)).statusCode).toBe(200);
    expect((await me(other.access_token)).statusCode).toBe(401);
    expect((await logIn(user.email, 'correct horse')).statusCode).toBe(401);
    expect((await logIn(user.email, 'battery staple')).statusCode).toBe(200);
  });

  it('needs the current password, and can be guessed at no faster than signing in', async () => {
    const { token } = await signUp(server);
    const body = { current_password: 'wrong', new_password: 'battery staple' };
    const refused = await server.call('POST', '/auth/password', { token, body });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      errors: [{ field: 'current_password', message: 'The current password is incorrect.' }],
    });
    for (let attempt = 0; attempt < 9; attempt++) await server.call('POST', '/auth/password', { token, body });
    expect((await server.call('POST', '/auth/password', { token, body })).statusCode).toBe(429);
  });

  it('is nothing for a demo account', async () => {
    const { access_token: token } = (await server.call('POST', '/auth/demo')).json<WireTypes['Session']>();
    const body = { current_password: 'x', new_password: 'battery staple' };
    const answer = await server.call('POST', '/auth/password', { token, body });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'no_password' });
  });
});

describe('a forgotten password', () => {
  const askFor = (email: string) => server.call('POST', '/auth/password-reset', { body: { email } });
  const confirm = (token: string, password = 'battery staple') =>
    server.call('POST', '/auth/password-reset/confirm', { body: { token, password } });

  it('is set anew through a mailed link, once, and every session ends', async () => {
    const { token, user } = await signUp(server, { password: 'correct horse' });
    const link = await askForResetLink(server, user.email.toUpperCase());
    expect((await confirm(link)).statusCode).toBe(204);
    expect((await me(token)).statusCode).toBe(401);
    expect((await logIn(user.email, 'battery staple')).statusCode).toBe(200);
    const again = await confirm(link);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'reset_link_invalid' });
  });

  it('answers alike whether or not there is an account, and mails nobody else', async () => {
    const { user } = await signUp(server);
    const known = await askFor(user.email);
    const unknown = await askFor('nobody@northfold.example');
    expect(unknown.statusCode).toBe(202);
    expect(unknown.json()).toEqual(known.json());
    await mailResetLinks(server);
    const { rows } = await server.database.run('select recipient from mails');
    expect(rows).toEqual([{ recipient: user.email }]);
  });

  it('is the same work whether or not there is an account', async () => {
    const { user } = await signUp(server);
    const demo = (await server.call('POST', '/auth/demo')).json<WireTypes['Session']>();
    const work = async (email: string) => {
      await server.database.run('delete from pgboss.job');
      const statements = await statementsOf(() => askFor(email));
      const { rows } = await server.database.run('select name, priority, retry_limit from pgboss.job');
      return { statements, rows };
    };
    const known = await work(user.email);
    expect(known.statements.length).toBeGreaterThan(3);
    expect(known.rows).toEqual([{ name: 'mail-reset-link', priority: 0, retry_limit: 5 }]);
    expect(await work('nobody@northfold.example')).toEqual(known);
    expect(await work(demo.user.email)).toEqual(known);
    const { rows } = await server.database.run('select 1 from mails union all select 1 from password_resets');
    expect(rows).toEqual([]);
  });

  it('can be set for one hour', async () => {
    const { user } = await signUp(server);
    const link = await askForResetLink(server, user.email);
    server.clock.advance(hourMs);
    expect((await confirm(link)).statusCode).toBe(409);
  });

  it('makes all links useless once one is used', async () => {
    const { user } = await signUp(server);
    const first = await askForResetLink(server, user.email);
    expect((await confirm(await askForResetLink(server, user.email))).statusCode).toBe(204);
    expect((await confirm(first)).statusCode).toBe(409);
  });

  it('is mailed at most five times an hour for one account', async () => {
    for (let attempt = 0; attempt < 5; attempt++) expect((await askFor('mara@northfold.example')).statusCode).toBe(202);
    const refused = await askFor('mara@northfold.example');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  });
});
