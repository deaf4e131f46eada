import type { WireTypes } from '../../contract/handlers';
import { aRegistration, addCampaign, askForResetLink, signUp } from '../../testing/builders';
import { startTestServer, useTestServer } from '../../testing/testServer';

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
