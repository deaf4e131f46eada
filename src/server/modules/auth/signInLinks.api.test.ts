import type { LightMyRequestResponse } from 'fastify';
import type { WireTypes } from '../../contract/handlers';
import { aRegistration, askForResetLink, signUp } from '../../testing/builders';
import { statementsOf } from '../../testing/statements';
import { useTestServer } from '../../testing/testServer';

const password = 'correct horse';
const server = useTestServer();

const withoutMail = useTestServer({ config: { smtpUrl: undefined } });

const ask = (email: string) => server.call('POST', '/auth/sign-in-link', { body: { email } });
const confirm = (token: string) => server.call('POST', '/auth/sign-in-link/confirm', { body: { token } });
const logIn = (email: string, given: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/auth/login', { body: { email, password: given }, headers });
const me = (token: string) => server.call('GET', '/auth/me', { token });
const sessionOf = (answer: LightMyRequestResponse) => answer.json<WireTypes['Session']>();

/** Does the work that requests for links have left. */
async function mailLinks(): Promise<void> {
  const { rows } = await server.database.run(
    `delete from pgboss.job where name = 'mail-sign-in-link' returning data->>'accountId' as id`,
  );
  for (const { id } of rows) await server.services.signInLinks.mailLink(id as string | null);
}

/** Asks for a link, and returns the token that is mailed. */
async function askForLink(email: string): Promise<string> {
  expect((await ask(email)).statusCode).toBe(202);
  await mailLinks();
  const { rows } = await server.database.run('select body from mails order by id desc limit 1');
  return /sign-in-link\?token=(\S+)/.exec(String(rows[0]?.body))?.[1] ?? '';
}

const invalid = { status: 409, code: 'sign_in_link_invalid' };
const outcomeOf = (answer: LightMyRequestResponse) => ({
  status: answer.statusCode,
  code: answer.json<WireTypes['Problem']>().code,
});

describe('a mailed link to sign in', () => {
  it('lets in people whose password tries strangers have used up, and the browser is known from then on', async () => {
    const { user } = await signUp(server, { password });
    for (let guess = 0; guess < 11; guess++) await logIn(user.email, 'wrong');
    expect((await logIn(user.email, password)).statusCode).toBe(429);
    const answer = await confirm(await askForLink(user.email.toUpperCase()));
    expect(answer.statusCode).toBe(200);
    expect(sessionOf(answer)).toMatchObject({ token_type: 'bearer', user: { email: user.email } });
    expect((await me(sessionOf(answer).access_token)).statusCode).toBe(200);
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    expect((await logIn(user.email, password, { cookie })).statusCode).toBe(200);
  });

  it('works once, and ends the others of its account', async () => {
    const { user } = await signUp(server);
    const [first, second] = [await askForLink(user.email), await askForLink(user.email)];
    expect((await confirm(second)).statusCode).toBe(200);
    expect(outcomeOf(await confirm(second))).toEqual(invalid);
    expect(outcomeOf(await confirm(first))).toEqual(invalid);
  });

  it('works for 15 minutes', async () => {
    const { user } = await signUp(server);
    const [early, late] = [await askForLink(user.email), await askForLink(user.email)];
    server.clock.advance(15 * 60_000 - 1);
    expect((await confirm(early)).statusCode).toBe(200);
    const again = await askForLink(user.email);
    server.clock.advance(15 * 60_000);
    expect(outcomeOf(await confirm(again))).toEqual(invalid);
    expect(outcomeOf(await confirm(late))).toEqual(invalid);
    await server.services.housekeeping.run();
    expect((await server.database.run('select 1 from sign_in_links')).rows).toEqual([]);
  });

  it('ends when the password changes', async () => {
    const { token, user } = await signUp(server, { password });
    const before = await askForLink(user.email);
    const body = { current_password: password, new_password: 'battery staple' };
    expect((await server.call('POST', '/auth/password', { token, body })).statusCode).toBe(204);
    expect(outcomeOf(await confirm(before))).toEqual(invalid);
    const beforeReset = await askForLink(user.email);
    const reset = { token: await askForResetLink(server, user.email), password: 'third horse' };
    expect((await server.call('POST', '/auth/password-reset/confirm', { body: reset })).statusCode).toBe(204);
    expect(outcomeOf(await confirm(beforeReset))).toEqual(invalid);
  });

  it('is stored as a hash, and mailed with nothing that was typed', async () => {
    const registration = aRegistration({ full_name: 'Win Money Now' });
    await server.call('POST', '/auth/register', { body: registration });
    const token = await askForLink(registration.email);
    const { rows } = await server.database.run('select token_hash from sign_in_links');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const mails = await server.database.run(`select body from mails where subject = 'Sign in to Campaign Studio'`);
    expect(JSON.stringify(mails.rows)).not.toMatch(/win|money/i);
  });

  it('verifies an address that nobody has, and ends what a stranger had opened', async () => {
    const registered = await server.call('POST', '/auth/register', { body: aRegistration({ password }) });
    const { access_token: stranger, user } = sessionOf(registered);
    const answer = await confirm(await askForLink(user.email));
    expect(sessionOf(answer).user.email_verified).toBe(true);
    expect((await me(stranger)).statusCode).toBe(401);
    expect((await me(sessionOf(answer).access_token)).statusCode).toBe(200);
  });

  it('leaves sessions of a verified account as they are', async () => {
    const { token, user } = await signUp(server);
    expect((await confirm(await askForLink(user.email))).statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(200);
  });
});

describe('asking for a link', () => {
  it('promises no email where none is sent', async () => {
    const registration = await withoutMail.call('POST', '/auth/register', { body: aRegistration() });
    const { access_token: token, user } = sessionOf(registration);
    const told = async (path: string, options: { token?: string; body?: object }) => {
      const answer = await withoutMail.call('POST', path, options);
      expect(answer.statusCode).toBe(202);
      return answer.json<WireTypes['Message']>().message;
    };
    const body = { email: user.email };
    const notMailed = /^Email isn’t set up here\. .*ask the person who runs this site for your link\./i;
    expect(await told('/auth/sign-in-link', { body })).toMatch(notMailed);
    expect(await told('/auth/password-reset', { body })).toMatch(notMailed);
    expect(await told('/auth/email-verification', { token })).toMatch(notMailed);
  });

  it('is the same answer and the same work whether or not there is an account', async () => {
    const { user } = await signUp(server);
    const demo = sessionOf(await server.call('POST', '/auth/demo'));
    const work = async (email: string) => {
      await server.database.run('delete from pgboss.job');
      let answer: unknown;
      const statements = await statementsOf(async () => {
        answer = (await ask(email)).json();
      });
      const { rows } = await server.database.run('select name, priority, retry_limit from pgboss.job');
      return { answer, statements, rows };
    };
    const known = await work(user.email);
    expect(known.answer).toEqual({ message: 'Check your email. The link works once, for 15 minutes.' });
    expect(known.rows).toEqual([{ name: 'mail-sign-in-link', priority: 0, retry_limit: 5 }]);
    expect(await work('nobody@northfold.example')).toEqual(known);
    expect(await work(demo.user.email)).toEqual(known);
  });

  it('mails demo accounts and unknown addresses nothing', async () => {
    const demo = sessionOf(await server.call('POST', '/auth/demo'));
    await ask(demo.user.email);
    await ask('nobody@northfold.example');
    await mailLinks();
    expect((await server.database.run('select 1 from mails union all select 1 from sign_in_links')).rows).toEqual([]);
  });

  it('is possible five times in an hour, whether or not there is an account', async () => {
    const { user } = await signUp(server);
    for (const email of [user.email, 'nobody@northfold.example']) {
      for (let time = 0; time < 5; time++) expect((await ask(email)).statusCode).toBe(202);
      const refused = await ask(email);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    }
  });

  it('is possible 20 times in an hour from one address', async () => {
    for (let time = 0; time < 20; time++) expect((await ask(`n${time}@northfold.example`)).statusCode).toBe(202);
    expect((await ask('last@northfold.example')).statusCode).toBe(429);
  });
});
