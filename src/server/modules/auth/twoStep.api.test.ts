import type { LightMyRequestResponse } from 'fastify';
import type { WireTypes } from '../../contract/handlers';
import { aRegistration, askForResetLink, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';
import {
  appCode,
  completeSignIn,
  cookieOf,
  invalidAt,
  logIn,
  password,
  problemOf,
  signUpWithTwoStep,
  startSignIn,
} from '../../testing/twoStep';

const server = useTestServer();

const setUp = (token: string, given = password) =>
  server.call('POST', '/auth/two-step/setup', { token, body: { password: given } });
const turnOn = (token: string, code: string) =>
  server.call('POST', '/auth/two-step/turn-on', { token, body: { code } });
const turnOff = (token: string, code: string, given = password) =>
  server.call('POST', '/auth/two-step/turn-off', { token, body: { password: given, code } });
const renew = (token: string, code: string) =>
  server.call('POST', '/auth/two-step/recovery-codes', { token, body: { password, code } });
const state = async (token: string) =>
  (await server.call('GET', '/auth/two-step', { token })).json<WireTypes['TwoStep']>();
const secretOf = (answer: LightMyRequestResponse) => answer.json<WireTypes['TwoStepSecret']>();
const codesOf = (answer: LightMyRequestResponse) => answer.json<WireTypes['RecoveryCodes']>().recovery_codes;

const wrong =
  'That code isn’t right. Use the newest one in your app, and check that your phone sets its clock automatically.';

describe('turning two-step sign-in on', () => {
  it('takes the password and a first code of the app, and shows recovery codes', async () => {
    const { token, user } = await signUp(server);
    expect(await state(token)).toEqual({ turned_on_at: null, recovery_codes_left: 0 });
    const { secret, uri } = secretOf(await setUp(token));
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const scanned = new URL(uri);
    expect([scanned.protocol, scanned.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(scanned.pathname)).toBe(`/Campaign Studio:${user.email}`);
    expect(Object.fromEntries(scanned.searchParams)).toMatchObject({ secret, issuer: 'Campaign Studio' });
    expect((await logIn(server, user.email)).statusCode).toBe(200);
    const codes = codesOf(await turnOn(token, appCode(server, secret)));
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(await state(token)).toEqual({
      turned_on_at: server.clock.now().toISOString(),
      recovery_codes_left: 10,
    });
    expect(problemOf(await logIn(server, user.email))).toMatchObject({ status: 403, code: 'second_step_required' });
  });

  it('is refused with a wrong password, and with a wrong code', async () => {
    const { token } = await signUp(server);
    expect(invalidAt(await setUp(token, 'wrong horse'))).toEqual({ password: 'That password is incorrect.' });
    await setUp(token);
    expect(invalidAt(await turnOn(token, '000000'))).toEqual({ code: wrong });
    expect((await state(token)).turned_on_at).toBeNull();
  });

  it('goes by the last secret, which waits for an hour', async () => {
    const { token } = await signUp(server);
    expect(problemOf(await turnOn(token, '123456')).code).toBe('two_step_not_started');
    const { secret: first } = secretOf(await setUp(token));
    const { secret } = secretOf(await setUp(token));
    expect(invalidAt(await turnOn(token, appCode(server, first)))).toEqual({ code: wrong });
    server.clock.advance(3_600_001);
    expect(problemOf(await turnOn(token, appCode(server, secret))).code).toBe('two_step_not_started');
  });

  it('is not possible twice, before the email is confirmed, or in a demo', async () => {
    const { token, secret } = await signUpWithTwoStep(server);
    expect(problemOf(await setUp(token))).toMatchObject({ status: 409, code: 'two_step_on' });
    server.clock.advance(30_000);
    expect(problemOf(await turnOn(token, appCode(server, secret))).code).toBe('two_step_on');
    const registered = await server.call('POST', '/auth/register', { body: aRegistration({ password }) });
    const { access_token: unverified } = registered.json<WireTypes['Session']>();
    expect(problemOf(await setUp(unverified))).toMatchObject({ status: 409, code: 'email_unverified' });
    const demo = (await server.call('POST', '/auth/demo')).json<WireTypes['Session']>();
    expect(problemOf(await setUp(demo.access_token))).toMatchObject({ status: 409, code: 'no_password' });
  });

  it('leaves a password that was guessed too often alone', async () => {
    const { token } = await signUp(server);
    for (let guess = 0; guess < 10; guess++) await setUp(token, 'wrong horse');
    expect((await setUp(token)).statusCode).toBe(429);
  });
});

describe('turning two-step sign-in off', () => {
  it('takes the password and a code, and then the password alone signs in', async () => {
    const { token, user, secret } = await signUpWithTwoStep(server);
    expect(invalidAt(await turnOff(token, appCode(server, secret), 'wrong horse'))).toEqual({
      password: 'That password is incorrect.',
    });
    expect(invalidAt(await turnOff(token, '000000'))).toEqual({ code: wrong });
    const challenge = await startSignIn(server, user.email);
    server.clock.advance(30_000);
    expect((await turnOff(token, appCode(server, secret))).statusCode).toBe(204);
    expect(await state(token)).toEqual({ turned_on_at: null, recovery_codes_left: 0 });
    expect((await logIn(server, user.email)).statusCode).toBe(200);
    server.clock.advance(30_000);
    const late = await completeSignIn(server, challenge, appCode(server, secret));
    expect(problemOf(late).code).toBe('sign_in_expired');
    expect(problemOf(await turnOff(token, '123456'))).toMatchObject({ status: 409, code: 'two_step_off' });
  });

  it('works with a recovery code', async () => {
    const { token, recoveryCodes } = await signUpWithTwoStep(server);
    expect((await turnOff(token, recoveryCodes[0] ?? '')).statusCode).toBe(204);
  });

  it('is refused with a code that was used', async () => {
    const { token, user, secret } = await signUpWithTwoStep(server);
    const challenge = await startSignIn(server, user.email);
    server.clock.advance(30_000);
    const code = appCode(server, secret);
    expect((await completeSignIn(server, challenge, code)).statusCode).toBe(200);
    expect(invalidAt(await turnOff(token, code))).toEqual({
      code: 'This code was already used. Wait a moment for the next one in your app.',
    });
  });

  it('stops guesses of a session that was taken over', async () => {
    const { token, secret } = await signUpWithTwoStep(server);
    for (let guess = 0; guess < 10; guess++) expect((await turnOff(token, '000000')).statusCode).toBe(422);
    server.clock.advance(30_000);
    expect(problemOf(await turnOff(token, appCode(server, secret)))).toMatchObject({
      status: 429,
      detail: expect.stringMatching(/^Too many codes\. Please try again in 60 minutes\.$/) as string,
    });
  });
});

it('replaces recovery codes, and those before work no more', async () => {
  const { token, user, recoveryCodes } = await signUpWithTwoStep(server);
  const [first = '', second = ''] = recoveryCodes;
  const renewed = codesOf(await renew(token, first));
  expect(renewed).toHaveLength(10);
  expect(renewed).not.toEqual(expect.arrayContaining(recoveryCodes));
  expect((await state(token)).recovery_codes_left).toBe(10);
  const challenge = await startSignIn(server, user.email);
  expect((await completeSignIn(server, challenge, second)).statusCode).toBe(401);
  expect((await completeSignIn(server, challenge, renewed[0] ?? '')).statusCode).toBe(200);
});

it('mails when it is turned off, and when recovery codes are replaced', async () => {
  const { token, user, recoveryCodes, secret } = await signUpWithTwoStep(server);
  const [first = '', second = ''] = recoveryCodes;
  await renew(token, first);
  expect((await turnOff(token, second)).statusCode).toBe(422);
  server.clock.advance(30_000);
  expect((await turnOff(token, appCode(server, secret))).statusCode).toBe(204);
  const { rows } = await server.database.run(
    `select recipient, subject from mails where body like '%change your password%' order by created_at, id`,
  );
  expect(rows).toEqual([
    { recipient: user.email, subject: 'New recovery codes were made in Campaign Studio' },
    { recipient: user.email, subject: 'Two-step sign-in was turned off in Campaign Studio' },
  ]);
});

it('is turned off by whoever runs the product, for who has lost everything', async () => {
  const { user, token } = await signUpWithTwoStep(server);
  expect(await server.services.twoStep.turnOffFor(user.email.toUpperCase())).toBe(true);
  expect((await logIn(server, user.email)).statusCode).toBe(200);
  expect(await server.services.twoStep.turnOffFor(user.email)).toBe(false);
  expect(await server.services.twoStep.turnOffFor('nobody@example.com')).toBe(false);
  const log = await server.call('GET', '/audit-log', { token });
  expect(log.json<WireTypes['AuditEntry'][]>()).toContainEqual(
    expect.objectContaining({ action: 'two_step_turned_off', actor: null }),
  );
});

it('stores neither recovery codes nor what a sign-in waits with', async () => {
  const { user, recoveryCodes } = await signUpWithTwoStep(server);
  const challenge = await startSignIn(server, user.email);
  const { rows } = await server.database.run(
    `select to_jsonb(recovery_codes)::text as stored from recovery_codes
     union all select to_jsonb(sign_in_challenges)::text from sign_in_challenges`,
  );
  expect(rows).toHaveLength(11);
  const stored = JSON.stringify(rows);
  for (const secret of [challenge, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    expect(stored).not.toContain(secret);
  }
});

it('is kept in the audit log, with who tried and who did', async () => {
  const { token, user, secret, recoveryCodes } = await signUpWithTwoStep(server);
  const challenge = await startSignIn(server, user.email);
  await completeSignIn(server, challenge, '000000');
  await completeSignIn(server, challenge, recoveryCodes[0] ?? '');
  await renew(token, recoveryCodes[1] ?? '');
  server.clock.advance(30_000);
  await turnOff(token, appCode(server, secret));
  const entries = (await server.call('GET', '/audit-log', { token })).json<WireTypes['AuditEntry'][]>();
  const lines = entries.map(({ actor, action, address }) => `${actor?.full_name ?? 'nobody'} ${action} ${address}`);
  expect(lines.toReversed()).toEqual([
    'Mara Okafor account_created 127.0.0.1',
    'Mara Okafor two_step_turned_on 127.0.0.1',
    'nobody second_step_failed 127.0.0.1',
    'Mara Okafor recovery_code_used 127.0.0.1',
    'Mara Okafor signed_in 127.0.0.1',
    'Mara Okafor recovery_code_used 127.0.0.1',
    'Mara Okafor recovery_codes_renewed 127.0.0.1',
    'Mara Okafor two_step_turned_off 127.0.0.1',
  ]);
});

it('stays on when the password is reset by mail', async () => {
  const { user } = await signUpWithTwoStep(server);
  const token = await askForResetLink(server, user.email);
  const body = { token, password: 'battery staple' };
  const reset = await server.call('POST', '/auth/password-reset/confirm', { body });
  expect(reset.statusCode).toBe(204);
  const answer = await logIn(server, user.email, cookieOf(reset), 'battery staple');
  expect(problemOf(answer).code).toBe('second_step_required');
});

it('goes home with the account’s data, without secrets', async () => {
  const { token, secret, recoveryCodes } = await signUpWithTwoStep(server);
  const answer = await server.call('GET', '/auth/export', { token });
  expect(answer.json<WireTypes['AccountExport']>().two_step).toMatchObject({ recovery_codes_left: 10 });
  expect(answer.body).not.toContain(secret);
  expect(answer.body).not.toContain(recoveryCodes[0]);
});

it('removes what was begun and not finished', async () => {
  const { token } = await signUp(server);
  await setUp(token);
  const { user } = await signUpWithTwoStep(server);
  await startSignIn(server, user.email);
  const left = async () =>
    (
      await server.database.run(
        `select (select count(*)::int from two_steps) as secrets, (select count(*)::int from sign_in_challenges) as sign_ins`,
      )
    ).rows[0];
  await server.services.expiry.removeExpired();
  expect(await left()).toEqual({ secrets: 2, sign_ins: 1 });
  server.clock.advance(3_600_000);
  await server.services.expiry.removeExpired();
  expect(await left()).toEqual({ secrets: 1, sign_ins: 0 });
});
