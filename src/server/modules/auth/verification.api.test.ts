import type { WireTypes } from '../../contract/handlers';
import { createSandboxPayments } from '../../providers/sandbox/sandboxPayments';
import { aRegistration, askForResetLink, mailResetLinks } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';
import { createSandboxStore } from '../billing/sandboxStore.repository';

const dayMs = 86_400_000;
const server = useTestServer({
  payments: ({ db }, clock) => createSandboxPayments({ store: createSandboxStore(db), clock }),
});

async function register(overrides: Partial<WireTypes['Registration']> = {}) {
  const answer = await server.call('POST', '/auth/register', { body: aRegistration(overrides) });
  const { access_token: token, user } = answer.json<WireTypes['Session']>();
  return { token, user };
}

const mails = async () =>
  (await server.database.run('select recipient, subject, body, status from mails order by id')).rows;
const lastToken = async () => /token=(\S+)/.exec(String((await mails()).at(-1)?.body))?.[1] ?? '';
const askAgain = (token: string) => server.call('POST', '/auth/email-verification', { token });
const confirm = (token: string) => server.call('POST', '/auth/email-verification/confirm', { body: { token } });
const isVerified = async (token: string) =>
  (await server.call('GET', '/auth/me', { token })).json<WireTypes['User']>().email_verified;

/** Buys a plan, which is cause for a receipt. */
async function buy(token: string) {
  const started = await server.call('POST', '/billing/subscribe?plan_id=pro', { token });
  const { session_id: id } = started.json<WireTypes['Checkout']>();
  await server.call('POST', `/billing/sandbox/${id}`, { token, body: { action: 'pay' } });
}

/** Delivers what waits, as the job queue would. Returns the subjects of what went out. */
async function deliver(): Promise<string[]> {
  const { rows } = await server.database.run(
    `delete from pgboss.job where name like 'deliver-%' returning data->>'mailId' as id`,
  );
  server.mails.length = 0;
  for (const { id } of rows) await server.services.mail.deliver(String(id));
  return server.mails.map(({ subject }) => subject).sort();
}

const confirmation = 'Confirm your email for Campaign Studio';

describe('registering', () => {
  it('mails one link, with nothing in it that was typed', async () => {
    const { token, user } = await register({ full_name: 'Win Money Now' });
    expect(user.email_verified).toBe(false);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: user.email, subject: confirmation });
    expect(String(mail?.body)).not.toMatch(/win|money/i);
    expect(String(mail?.body)).toMatch(/http:\/\/127\.0\.0\.1:3000\/verify-email\?token=[\w-]{43}/);
    expect(await deliver()).toEqual([confirmation]);
    expect(await isVerified(token)).toBe(false);
  });

  it('stores no token that confirms', async () => {
    await register();
    const { rows } = await server.database.run('select token_hash from email_verifications');
    expect(rows[0]?.token_hash).not.toBe(await lastToken());
  });
});

describe('the link', () => {
  it('confirms the address once', async () => {
    const { token } = await register();
    const link = await lastToken();
    expect((await confirm(link)).statusCode).toBe(204);
    expect(await isVerified(token)).toBe(true);
    const again = await confirm(link);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'verification_link_invalid' });
  });

  it('works for seven days', async () => {
    await register();
    const link = await lastToken();
    server.clock.advance(7 * dayMs);
    expect((await confirm(link)).statusCode).toBe(409);
  });

  it('can be sent again, five times a day, until one is used', async () => {
    const { token } = await register();
    const first = await lastToken();
    for (let count = 0; count < 5; count++) expect((await askAgain(token)).statusCode).toBe(202);
    const refused = await askAgain(token);
    expect(refused.statusCode).toBe(429);
    expect(refused.json<WireTypes['Problem']>().detail).toMatch(/Please try again in 24 hours\.$/);
    expect((await confirm(await lastToken())).statusCode).toBe(204);
    expect((await confirm(first)).statusCode).toBe(409);
    const answer = await askAgain(token);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'already_verified' });
  });

  it('is removed by housekeeping once it is over', async () => {
    await register();
    server.clock.advance(7 * dayMs);
    await server.services.housekeeping.run();
    expect((await server.database.run('select * from email_verifications')).rows).toEqual([]);
  });
});

describe('mails of an account whose address nobody has confirmed', () => {
  it('wait until somebody does', async () => {
    const { token } = await register();
    const link = await lastToken();
    await buy(token);
    expect(await deliver()).toEqual([confirmation]);
    expect((await mails()).map(({ status }) => status).sort()).toEqual(['held', 'sent']);
    await confirm(link);
    expect(await deliver()).toEqual(['Your receipt from Campaign Studio: $29.00 USD']);
  });

  it('go out at once afterwards', async () => {
    const { token } = await register();
    await confirm(await lastToken());
    await deliver();
    await buy(token);
    expect(await deliver()).toEqual(['Your receipt from Campaign Studio: $29.00 USD']);
  });

  it('greet without a name that breaks the rule for names', async () => {
    const { token } = await register();
    await confirm(await lastToken());
    await server.database.run(`update accounts set full_name = 'Win money: http://evil.example'`);
    await buy(token);
    const receipt = (await mails()).at(-1);
    expect(String(receipt?.body)).toMatch(/^Hello,\n/);
    expect(String(receipt?.body)).not.toContain('evil');
  });

  it('are at most 50, and are dropped after a month', async () => {
    const { token, user } = await register();
    await server.database.run(
      `insert into mails (id, account_id, recipient, subject, body, status, created_at)
       select gen_random_uuid(), $1, 'x@y.example', 'old', '', 'held', '2026-11-18T10:00:00Z' from generate_series(1, 60)`,
      [user.id],
    );
    const held = async () => (await server.database.run(`select 1 from mails where status = 'held'`)).rows.length;
    await buy(token);
    expect(await held()).toBe(50);
    server.clock.advance(31 * dayMs);
    await server.services.housekeeping.run();
    expect(await held()).toBe(0);
  });

  it('go with the account', async () => {
    const { token, user } = await register({ password: 'correct horse' });
    await buy(token);
    const body = { email: user.email, password: 'correct horse' };
    expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
    expect(await mails()).toEqual([]);
    expect(await deliver()).toEqual([]);
  });
});

describe('a password reset', () => {
  it('is mailed to an address that nobody has confirmed, with nothing in it that was typed', async () => {
    const { user } = await register({ full_name: 'Win Money Now' });
    await deliver();
    await askForResetLink(server, user.email);
    // a token is made of random letters, which may spell anything
    const words = String((await mails()).at(-1)?.body).replace(/token=\S+/, '');
    expect(words).not.toMatch(/win|money/i);
    expect(await deliver()).toEqual(['Set a new password for Campaign Studio']);
  });

  it('confirms the address, and ends what a stranger had opened', async () => {
    const { token, user } = await register();
    const link = await lastToken();
    await buy(token);
    const reset = await askForResetLink(server, user.email);
    await deliver();
    const body = { token: reset, password: 'battery staple' };
    expect((await server.call('POST', '/auth/password-reset/confirm', { body })).statusCode).toBe(204);
    expect((await server.call('GET', '/auth/me', { token })).statusCode).toBe(401);
    expect((await server.database.run('select email_verified_at from accounts')).rows[0]?.email_verified_at).not.toBe(
      null,
    );
    expect(await deliver()).toEqual(['Your receipt from Campaign Studio: $29.00 USD']);
    expect((await confirm(link)).statusCode).toBe(409);
  });
});

it('is nothing for a demo account, which gets no mails', async () => {
  const demo = (await server.call('POST', '/auth/demo')).json<WireTypes['Session']>();
  expect(demo.user.email_verified).toBe(true);
  expect((await askAgain(demo.access_token)).statusCode).toBe(409);
  await mailResetLinks(server);
  expect(await mails()).toEqual([]);
});
