import type { WireTypes } from '../../contract/handlers';
import { aRegistration, addCampaign, askForResetLink, mailResetLinks, signUp } from '../../testing/builders';
import { statementsOf } from '../../testing/statements';
import { startTestServer, useTestServer } from '../../testing/testServer';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const server = useTestServer();

const noLinks = 'Full name can’t contain line breaks, links, or addresses such as name.com.';
const me = (token: string) => server.call('GET', '/auth/me', { token });
const logIn = (email: string, password: string, headers = {}) =>
  server.call('POST', '/auth/login', { body: { email, password }, headers });

describe('registering', () => {
  it('signs the new account in', async () => {
    const answer = await server.call('POST', '/auth/register', {
      body: { email: 'Mara@Northfold.example', password: 'a secret horse', full_name: '  Mara Okafor ' },
    });
    expect(answer.statusCode).toBe(201);
    const { access_token: token, token_type: type, user } = answer.json<WireTypes['Session']>();
    expect(type).toBe('bearer');
    expect(user).toMatchObject({
      email: 'Mara@Northfold.example',
      full_name: 'Mara Okafor',
      subscription_plan: 'free',
      is_demo: false,
      ai_access: false,
      team_access: false,
    });
    expect((await me(token)).json()).toEqual(user);
  });

  it('refuses an address that has an account, regardless of case', async () => {
    await signUp(server, { email: 'mara@northfold.example' });
    const answer = await server.call('POST', '/auth/register', {
      body: aRegistration({ email: 'MARA@northfold.example' }),
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'email_taken' });
  });

  it.each([
    '<mara@northfold.example>',
    'Mara<mara@northfold.example>',
    'mara@northfold.example,x@y.example',
    '"mara"@northfold.example',
    'ma(ra)@northfold.example',
    'mara@[192.0.2.1].example',
    'mara@northfold.example;x',
    'ma\u200Bra@northfold.example',
    '＜mara@northfold.example＞',
    'mara@@northfold.example',
    'mara@northfold..example',
  ])('refuses %s, which is another way to write an address', async (email) => {
    const answer = await server.call('POST', '/auth/register', { body: aRegistration({ email }) });
    expect(answer.statusCode).toBe(422);
    const message = 'Email must be an email address, such as name@example.com.';
    expect(answer.json<WireTypes['Problem']>().errors).toEqual([{ field: 'email', message }]);
  });

  it('takes an address in wide letters for the same one', async () => {
    await signUp(server, { email: 'mara@northfold.example', password: 'correct horse' });
    const body = aRegistration({ email: 'ｍａｒａ@northfold.example' });
    expect((await server.call('POST', '/auth/register', { body })).statusCode).toBe(409);
    expect((await logIn('ｍａｒａ@northfold.example', 'correct horse')).statusCode).toBe(200);
  });

  it('goes on knowing accounts whose address was stored in wide letters', async () => {
    await signUp(server, { password: 'correct horse' });
    await server.database.run(`update accounts set email = 'ｍａｒａ@northfold.example'`);
    expect((await logIn('ｍａｒａ@northfold.example', 'correct horse')).statusCode).toBe(200);
  });

  it.each(["o'brien+ads@northfold.example", 'müller@bücher.example', 'a.b-c_d@x-y.co.example'])(
    'takes %s',
    async (email) => {
      expect((await server.call('POST', '/auth/register', { body: aRegistration({ email }) })).statusCode).toBe(201);
    },
  );

  it('lets only one of several parallel registrations of an address through', async () => {
    const body = aRegistration();
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.call('POST', '/auth/register', { body })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it.each([
    [{ email: 'no address' }, 'email', 'Email must be an email address, such as name@example.com.'],
    [{ password: 'short' }, 'password', 'Password must be at least 6 characters.'],
    [{ password: 'x'.repeat(257) }, 'password', 'Password can’t be more than 256 characters.'],
    [{ full_name: '   ' }, 'full_name', 'Full name can’t be blank.'],
    [{ full_name: 'Win money: http://evil.example' }, 'full_name', noLinks],
    [{ full_name: 'evil.com' }, 'full_name', noLinks],
    [{ full_name: 'Mara\nOkafor' }, 'full_name', noLinks],
    [{ full_name: 'x'.repeat(121) }, 'full_name', 'Full name can’t be more than 120 characters.'],
    [{ role: 'admin' }, 'role', 'Role isn’t a known field.'],
  ])('refuses %j', async (overrides, field, message) => {
    const answer = await server.call('POST', '/auth/register', { body: { ...aRegistration(), ...overrides } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ detail: message, code: 'validation_failed', errors: [{ field, message }] });
    expect((await server.database.run('select id from accounts')).rows).toEqual([]);
  });

  it('stores neither the password nor the token', async () => {
    const { token } = await signUp(server, { password: 'a very special password' });
    const { rows } = await server.database.run(
      'select row_to_json(a)::text as account, row_to_json(s)::text as session from accounts a join sessions s on s.account_id = a.id',
    );
    expect(JSON.stringify(rows)).toContain('$argon2id$');
    expect(JSON.stringify(rows)).not.toContain('special password');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('signing in', () => {
  it('takes the address in any case, and the password as it is', async () => {
    await signUp(server, { email: 'mara@northfold.example', password: 'Geheim ✓' });
    expect((await logIn(' Mara@NORTHFOLD.example ', 'Geheim ✓')).statusCode).toBe(200);
    expect((await logIn('mara@northfold.example', 'geheim ✓')).statusCode).toBe(401);
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const { user } = await signUp(server);
    const wrong = await logIn(user.email, 'wrong password');
    const unknown = await logIn('nobody@northfold.example', 'wrong password');
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ detail: 'Incorrect email or password.', code: 'invalid_credentials' });
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('slows guessing at one account down, right passwords included, and says for how long', async () => {
    const { user } = await signUp(server, { password: 'correct horse' });
    for (let attempt = 0; attempt < 10; attempt++) expect((await logIn(user.email, 'wrong')).statusCode).toBe(401);
    const refused = await logIn(user.email.toUpperCase(), 'correct horse');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'rate_limited',
      detail: 'Too many sign-in attempts. Please try again in 15 minutes.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(880);
    expect((await logIn('somebody-else@northfold.example', 'wrong')).statusCode).toBe(401);
  });

  it('lets no more tries through when they come at once', async () => {
    const { user } = await signUp(server);
    const answers = await Promise.all(Array.from({ length: 25 }, () => logIn(user.email, 'wrong')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });

  it('forgets failures after a success', async () => {
    const { user } = await signUp(server, { password: 'correct horse' });
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 9; attempt++) expect((await logIn(user.email, 'wrong')).statusCode).toBe(401);
      expect((await logIn(user.email, 'correct horse')).statusCode).toBe(200);
    }
  });

  it('slows one address down that guesses at many accounts', async () => {
    for (let attempt = 0; attempt < 100; attempt++) await logIn(`person${attempt}@guess.example`, 'wrong');
    expect((await logIn('another@guess.example', 'wrong')).statusCode).toBe(429);
  });

  it('lets twenty registrations an hour through from one address, demos included', async () => {
    for (let attempt = 0; attempt < 18; attempt++) await signUp(server);
    expect((await server.call('POST', '/auth/demo')).statusCode).toBe(201);
    expect((await server.call('POST', '/auth/demo')).statusCode).toBe(201);
    expect((await server.call('POST', '/auth/register', { body: aRegistration() })).statusCode).toBe(429);
    expect((await server.call('POST', '/auth/demo')).statusCode).toBe(429);
  });
});

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

describe('the demo', () => {
  it('is a private account without a password, full of sample campaigns', async () => {
    const first = (await server.call('POST', '/auth/demo')).json<WireTypes['Session']>();
    const second = (await server.call('POST', '/auth/demo')).json<WireTypes['Session']>();
    expect(first.user).toMatchObject({ is_demo: true });
    expect(first.user.email).toMatch(/^demo-[\da-f]+@example\.invalid$/);
    expect(first.user.email).not.toBe(second.user.email);
    const list = await server.call('GET', '/campaigns', { token: first.access_token });
    expect(list.headers['x-total-count']).toBe('12');
    for (const password of ['', 'demo', 'null'])
      expect((await logIn(first.user.email, password || ' ')).statusCode).toBe(401);
  });

  it('can be switched off', async () => {
    const closed = await startTestServer({ database: server.database, config: { demo: false } });
    const answer = await closed.call('POST', '/auth/demo');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'demo_off' });
    await closed.close();
  });

  it('is removed by housekeeping once no session leads to it', async () => {
    const { access_token: token } = (await server.call('POST', '/auth/demo')).json<WireTypes['Session']>();
    const { token: staying } = await signUp(server);
    await server.services.housekeeping.run();
    expect((await me(token)).statusCode).toBe(200);
    await server.call('POST', '/auth/logout', { token });
    await server.call('POST', '/auth/logout', { token: staying });
    await server.services.housekeeping.run();
    const { rows } = await server.database.run('select is_demo from accounts');
    expect(rows).toEqual([{ is_demo: false }]);
  });
});

describe('leaving', () => {
  it('exports everything, without secrets', async () => {
    const { token, user } = await signUp(server);
    const campaign = await addCampaign(server, token);
    const day = { date: '2026-11-10', impressions: 10, clicks: 2, conversions: 1, spent: 0.29, revenue: 3.1 };
    await server.call('PUT', `/campaigns/${campaign.id}/metrics`, { token, body: [day] });
    const answer = await server.call('GET', '/auth/export', { token });
    const all = answer.json<WireTypes['AccountExport']>();
    expect(all.user).toEqual(user);
    expect(all.sessions).toHaveLength(1);
    expect(all.campaigns).toEqual([
      {
        campaign: expect.objectContaining({ id: campaign.id, spent: 0.29 }),
        brief: null,
        metrics: [day],
        ad_metrics: [],
      },
    ]);
    expect(answer.body).not.toContain('argon2');
    expect(answer.body).not.toContain(token);
  });

  it('deletes the account and all that belongs to it', async () => {
    const { token, user } = await signUp(server, { password: 'correct horse' });
    await addCampaign(server, token);
    await askForResetLink(server, user.email);
    const body = { email: user.email.toUpperCase(), password: 'correct horse' };
    expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
    expect((await me(token)).statusCode).toBe(401);
    for (const table of [
      'accounts',
      'sessions',
      'campaigns',
      'mails',
      'password_resets',
      'email_verifications',
      'known_devices',
      'campaign_quotas',
    ]) {
      expect((await server.database.run(`select * from ${table}`)).rows).toEqual([]);
    }
  });

  it.each([
    [{ email: 'other@northfold.example', password: 'correct horse' }, 'email'],
    [{ email: 'mara@northfold.example', password: 'wrong' }, 'password'],
    [{ email: 'mara@northfold.example' }, 'password'],
    [{ email: 'mara@northfold.example', password: null }, 'password'],
  ])('keeps the account when %j is typed', async (body, field) => {
    const { token } = await signUp(server, { email: 'mara@northfold.example', password: 'correct horse' });
    const answer = await server.call('POST', '/auth/account-deletion', { token, body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<WireTypes['Problem']>().errors).toEqual([{ field, message: expect.any(String) }]);
    expect((await me(token)).statusCode).toBe(200);
  });

  it('lets a demo account go without a password', async () => {
    const { access_token: token, user } = (await server.call('POST', '/auth/demo')).json<WireTypes['Session']>();
    expect(
      (await server.call('POST', '/auth/account-deletion', { token, body: { email: user.email } })).statusCode,
    ).toBe(204);
  });
});
