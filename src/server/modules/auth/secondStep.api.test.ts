import type { WireTypes } from '../../contract/handlers';
import { signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';
import {
  appCode,
  completeSignIn,
  cookieOf,
  logIn,
  password,
  problemOf,
  signUpWithTwoStep,
  startSignIn,
  turnOnTwoStep,
} from '../../testing/twoStep';

const server = useTestServer();
const dayMs = 86_400_000;

const wrong =
  'That code isn’t right. Use the newest one in your app, and check that your phone sets its clock automatically.';
const used = 'This code was already used. Wait a moment for the next one in your app.';
const expired = 'This sign-in took too long, or had too many wrong codes. Please sign in again.';
const invalidCode = (detail: string) => ({ status: 401, code: 'invalid_code', detail });
const signInExpired = { status: 409, code: 'sign_in_expired', detail: expired };

/** An account whose app shows a code that was not used. */
async function withFreshCode() {
  const person = await signUpWithTwoStep(server);
  server.clock.advance(30_000);
  return { ...person, email: person.user.email, code: appCode(server, person.secret) };
}

describe('a sign-in that takes a code', () => {
  it('goes on after the password, for five minutes', async () => {
    const { user, email, code, secret } = await withFreshCode();
    const refused = await logIn(server, email);
    expect(problemOf(refused)).toEqual({
      status: 403,
      code: 'second_step_required',
      detail: 'Enter the code from your authenticator app to finish signing in.',
      second_step: {
        challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
        expires_at: new Date(server.clock.now().getTime() + 300_000).toISOString(),
      },
    });
    expect(refused.headers).not.toHaveProperty('set-cookie');
    const answer = await completeSignIn(
      server,
      await startSignIn(server, email),
      ` ${code.slice(0, 3)} ${code.slice(3)}`,
    );
    expect(answer.statusCode).toBe(200);
    const { access_token: token, user: signedIn } = answer.json<WireTypes['Session']>();
    expect(signedIn.id).toBe(user.id);
    expect((await server.call('GET', '/auth/me', { token })).statusCode).toBe(200);
    const challenge = await startSignIn(server, email);
    server.clock.advance(300_000);
    expect(problemOf(await completeSignIn(server, challenge, appCode(server, secret)))).toEqual(signInExpired);
  });

  it('is done once', async () => {
    const { email, code, recoveryCodes } = await withFreshCode();
    const challenge = await startSignIn(server, email);
    expect((await completeSignIn(server, challenge, code)).statusCode).toBe(200);
    expect(problemOf(await completeSignIn(server, challenge, recoveryCodes[0] ?? ''))).toEqual(signInExpired);
  });

  it('is over when the password changes', async () => {
    const { token, email, code } = await withFreshCode();
    const challenge = await startSignIn(server, email);
    const body = { current_password: password, new_password: 'battery staple' };
    expect((await server.call('POST', '/auth/password', { token, body })).statusCode).toBe(204);
    expect(problemOf(await completeSignIn(server, challenge, code))).toEqual(signInExpired);
  });

  it('comes after a mailed link as well, which is used up', async () => {
    const { user, email, code } = await withFreshCode();
    await server.call('POST', '/auth/sign-in-link', { body: { email } });
    await server.services.signInLinks.mailLink(user.id);
    const { rows } = await server.database.run('select body from mails order by id desc limit 1');
    const body = { token: /sign-in-link\?token=(\S+)/.exec(String(rows[0]?.body))?.[1] };
    const refused = problemOf(await server.call('POST', '/auth/sign-in-link/confirm', { body }));
    expect(refused).toMatchObject({ status: 403, code: 'second_step_required' });
    const again = problemOf(await server.call('POST', '/auth/sign-in-link/confirm', { body }));
    expect(again.code).toBe('sign_in_link_invalid');
    expect((await completeSignIn(server, refused.second_step?.challenge ?? '', code)).statusCode).toBe(200);
  });

  it('says nothing of two-step sign-in to who doesn’t know the password', async () => {
    const { email } = await withFreshCode();
    const known = await logIn(server, email, {}, 'wrong horse');
    const unknown = await logIn(server, 'nobody@northfold.example', {}, 'wrong horse');
    expect(problemOf(known)).toEqual(problemOf(unknown));
  });
});

describe('a code', () => {
  it('that was used is refused, also the one that two-step sign-in was turned on with', async () => {
    const { email, secret, code } = await withFreshCode();
    const challenge = await startSignIn(server, email);
    expect(problemOf(await completeSignIn(server, challenge, appCode(server, secret, -30)))).toEqual(invalidCode(used));
    expect((await completeSignIn(server, challenge, code)).statusCode).toBe(200);
    const next = await startSignIn(server, email);
    expect(problemOf(await completeSignIn(server, next, code))).toEqual(invalidCode(used));
  });

  it('signs in one of two who use it at once', async () => {
    const { email, code } = await withFreshCode();
    const challenges = [await startSignIn(server, email), await startSignIn(server, email)];
    const answers = await Promise.all(challenges.map((challenge) => completeSignIn(server, challenge, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('may be of a clock that is 30 seconds off, and no more', async () => {
    const { email, secret } = await withFreshCode();
    server.clock.advance(600_000);
    const challenge = await startSignIn(server, email);
    for (const secondsOff of [-60, 60]) {
      const answer = await completeSignIn(server, challenge, appCode(server, secret, secondsOff));
      expect(problemOf(answer)).toEqual(invalidCode(wrong));
    }
    expect((await completeSignIn(server, challenge, appCode(server, secret, -30))).statusCode).toBe(200);
    const next = await startSignIn(server, email);
    expect((await completeSignIn(server, next, appCode(server, secret, 30))).statusCode).toBe(200);
  });

  it('from before one that was used is refused', async () => {
    const { email, secret, code } = await withFreshCode();
    const challenge = await startSignIn(server, email);
    expect((await completeSignIn(server, challenge, appCode(server, secret, 30))).statusCode).toBe(200);
    const next = await startSignIn(server, email);
    expect(problemOf(await completeSignIn(server, next, code))).toEqual(invalidCode(used));
  });

  it('is guessed five times in a sign-in', async () => {
    const { email, code } = await withFreshCode();
    const challenge = await startSignIn(server, email);
    for (let guess = 0; guess < 5; guess++) {
      expect(problemOf(await completeSignIn(server, challenge, '000000'))).toEqual(invalidCode(wrong));
    }
    expect(problemOf(await completeSignIn(server, challenge, code))).toEqual(signInExpired);
    expect((await completeSignIn(server, await startSignIn(server, email), code)).statusCode).toBe(200);
  });

  it('is guessed ten times an hour, over all sign-ins, and a known browser has tries of its own', async () => {
    const registered = await signUpWithTwoStep(server);
    const known = cookieOf(
      await completeSignIn(server, await startSignIn(server, registered.user.email), registered.recoveryCodes[0] ?? ''),
    );
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      const challenge = await startSignIn(server, registered.user.email);
      statuses.push((await completeSignIn(server, challenge, '000000')).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    server.clock.advance(30_000);
    const code = appCode(server, registered.secret);
    const challenge = await startSignIn(server, registered.user.email);
    const refused = problemOf(await completeSignIn(server, challenge, code));
    expect(refused).toMatchObject({ status: 429, detail: 'Too many codes. Please try again in 60 minutes.' });
    expect((await completeSignIn(server, challenge, code, { headers: known })).statusCode).toBe(200);
    const log = await server.call('GET', '/audit-log?kind=sign_in', { token: registered.token });
    const kept = log.json<WireTypes['AuditEntry'][]>().filter(({ action }) => action === 'second_step_refused');
    expect(kept).toEqual([expect.objectContaining({ actor: null, address: '127.0.0.1' })]);
  });

  it('is not searched for by sign-ins that nobody began', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 101; guess++) {
      statuses.push((await completeSignIn(server, 'x'.repeat(43), '000000')).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(100).fill(409), 429]);
  });
});

describe('a recovery code', () => {
  it('works once, however it is typed', async () => {
    const { token, user, recoveryCodes } = await signUpWithTwoStep(server);
    const [first = ''] = recoveryCodes;
    const typed = first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect((await completeSignIn(server, await startSignIn(server, user.email), typed)).statusCode).toBe(200);
    const again = await completeSignIn(server, await startSignIn(server, user.email), first);
    expect(problemOf(again)).toEqual(
      invalidCode('This recovery code was already used. Each one works once, so please use another.'),
    );
    const { recovery_codes_left: left } = (await server.call('GET', '/auth/two-step', { token })).json<
      WireTypes['TwoStep']
    >();
    expect(left).toBe(9);
  });

  it('signs in one of two who use it at once', async () => {
    const { user, recoveryCodes } = await signUpWithTwoStep(server);
    const challenges = [await startSignIn(server, user.email), await startSignIn(server, user.email)];
    const answers = await Promise.all(
      challenges.map((challenge) => completeSignIn(server, challenge, recoveryCodes[0] ?? '')),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('works for its own account alone', async () => {
    const { recoveryCodes } = await signUpWithTwoStep(server);
    const { user } = await signUpWithTwoStep(server);
    const answer = await completeSignIn(server, await startSignIn(server, user.email), recoveryCodes[0] ?? '');
    expect(problemOf(answer)).toEqual(
      invalidCode('That code isn’t right. Type the six digits from your app, or one of your recovery codes.'),
    );
  });
});

describe('a browser that is to be remembered', () => {
  const remembered = async () => {
    const person = await withFreshCode();
    const answer = await completeSignIn(server, await startSignIn(server, person.email), person.code, {
      remember: true,
    });
    const { access_token: session } = answer.json<WireTypes['Session']>();
    return { ...person, session, cookie: cookieOf(answer) };
  };

  it('signs in without a code for 30 days from when it was said', async () => {
    const { email, cookie: first } = await remembered();
    server.clock.advance(29 * dayMs);
    const answer = await logIn(server, email, first);
    expect(answer.statusCode).toBe(200);
    expect((await logIn(server, email, first)).statusCode).toBe(403);
    server.clock.advance(dayMs);
    expect(problemOf(await logIn(server, email, cookieOf(answer))).code).toBe('second_step_required');
  });

  it('is remembered for one account, and not without being told', async () => {
    const { email, cookie } = await remembered();
    const other = await withFreshCode();
    const refused = problemOf(await logIn(server, other.email, cookie));
    expect(refused.code).toBe('second_step_required');
    const challenge = refused.second_step?.challenge ?? '';
    const answer = await completeSignIn(server, challenge, other.code, { headers: cookie });
    expect(answer.statusCode).toBe(200);
    expect(problemOf(await logIn(server, other.email, cookieOf(answer))).code).toBe('second_step_required');
    expect((await logIn(server, email, cookieOf(answer))).statusCode).toBe(200);
  });

  it('is listed, and forgotten when it is signed out from the list', async () => {
    const { token, email, cookie, session } = await remembered();
    const listed = async () =>
      (await server.call('GET', '/auth/sessions', { token })).json<WireTypes['SignedInDevice'][]>();
    const until = new Date(server.clock.now().getTime() + 30 * dayMs).toISOString();
    expect((await listed()).map(({ remembered_until }) => remembered_until).sort()).toEqual([until, null]);
    const device = (await listed()).find(({ remembered_until }) => remembered_until !== null);
    expect((await server.call('DELETE', `/auth/sessions/${device?.id}`, { token })).statusCode).toBe(204);
    expect((await server.call('GET', '/auth/me', { token: session })).statusCode).toBe(401);
    expect(problemOf(await logIn(server, email, cookie)).code).toBe('second_step_required');
  });

  it('stays remembered after signing out', async () => {
    const { email, cookie, session } = await remembered();
    await server.call('POST', '/auth/logout', { token: session });
    expect((await logIn(server, email, cookie)).statusCode).toBe(200);
  });

  it.each(['a changed password', 'turning it off and on again'])('is forgotten by %s', async (what) => {
    const { token, email, secret, cookie } = await remembered();
    server.clock.advance(30_000);
    if (what === 'a changed password') {
      const body = { current_password: password, new_password: 'battery staple' };
      await server.call('POST', '/auth/password', { token, body });
      expect(problemOf(await logIn(server, email, cookie, 'battery staple')).code).toBe('second_step_required');
      return;
    }
    await server.call('POST', '/auth/two-step/turn-off', { token, body: { password, code: appCode(server, secret) } });
    await turnOnTwoStep(server, token);
    expect(problemOf(await logIn(server, email, cookie)).code).toBe('second_step_required');
  });
});

it('asks accounts without two-step sign-in for no code', async () => {
  const { user } = await signUp(server, { password });
  expect((await logIn(server, user.email)).statusCode).toBe(200);
});
