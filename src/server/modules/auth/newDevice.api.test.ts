import { aRegistration, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';
import { completeSignIn, cookieOf, logIn, password, signUpWithTwoStep, startSignIn } from '../../testing/twoStep';
import type { AuthJobs } from './auth.types';

const server = useTestServer();
const phone = 'Mozilla/5.0 (iPhone) AppleWebKit Version/19 Safari/604.1 http://evil.example';

/** Does the work that sign-ins have left, and returns the mails that it made, the oldest first. */
async function mailsMade(): Promise<{ subject: string; body: string; recipient: string }[]> {
  const { rows: jobs } = await server.database.run(
    `delete from pgboss.job where name = 'mail-new-device' returning data`,
  );
  for (const { data } of jobs) await server.services.newDevice.mail(data as AuthJobs['mail-new-device']);
  const { rows } = await server.database.run('delete from mails returning subject, body, recipient');
  return rows as { subject: string; body: string; recipient: string }[];
}

it('tells people of a sign-in from a browser that their account doesn’t know, without what it says of itself', async () => {
  const { user } = await signUp(server, { password });
  expect((await logIn(server, user.email, { 'user-agent': phone })).statusCode).toBe(200);
  const [mail, ...others] = await mailsMade();
  expect(others).toEqual([]);
  expect(mail).toEqual({
    recipient: user.email,
    subject: 'New sign-in to Campaign Studio',
    body: [
      'Hello Mara Okafor,',
      'Your Campaign Studio account was signed in to on a new device.',
      'Device: Safari on iPhone\nIP address: 127.0.0.1\nTime: November 18, 2026 at 10:00 AM (UTC)',
      'If it was you, you’re all set.',
      'If it wasn’t you, change your password, which signs out every other device:\nhttp://127.0.0.1:3000/settings',
    ].join('\n\n'),
  });
});

it('tells nothing of the registration, of known browsers, or of sign-ins that failed', async () => {
  const registered = await server.call('POST', '/auth/register', { body: aRegistration({ password }) });
  const { email } = registered.json<{ user: { email: string } }>().user;
  await server.database.run('update accounts set email_verified_at = created_at');
  await server.database.run('delete from mails');
  const again = await logIn(server, email, cookieOf(registered));
  expect((await logIn(server, email, cookieOf(again))).statusCode).toBe(200);
  expect((await logIn(server, email, {}, 'wrong horse')).statusCode).toBe(401);
  expect(await mailsMade()).toEqual([]);
});

it('tells of a sign-in with a code once the code is right', async () => {
  const { user, recoveryCodes } = await signUpWithTwoStep(server);
  const challenge = await startSignIn(server, user.email);
  expect(await mailsMade()).toEqual([]);
  expect((await completeSignIn(server, challenge, recoveryCodes[0] ?? '')).statusCode).toBe(200);
  expect(await mailsMade()).toHaveLength(1);
});

it('is held back from no one: an address that isn’t confirmed gets none', async () => {
  const registered = await server.call('POST', '/auth/register', { body: aRegistration({ password }) });
  const { email } = registered.json<{ user: { email: string } }>().user;
  await server.database.run('delete from mails');
  expect((await logIn(server, email)).statusCode).toBe(200);
  expect(await mailsMade()).toEqual([]);
});

it('tells of ten sign-ins a day, so that a program that signs in all the time fills no inbox', async () => {
  const { user } = await signUp(server, { password });
  for (let time = 0; time < 12; time++) expect((await logIn(server, user.email)).statusCode).toBe(200);
  expect(await mailsMade()).toHaveLength(10);
});
