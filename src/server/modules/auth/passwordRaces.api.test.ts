import type { WireTypes } from '../../contract/handlers';
import { askForResetLink, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const oldPassword = 'correct horse';
const newPassword = 'battery staple';

/** What happens, once, between the comparison of a password and what it leads to. */
let meanwhile: (() => Promise<void>) | undefined;
const server = useTestServer({
  onPasswordCompared: async () => {
    const act = meanwhile;
    meanwhile = undefined;
    await act?.();
  },
});

const post = (path: string, body: object, token?: string) => server.call('POST', `/auth/${path}`, { body, token });
const logIn = (email: string, password: string) => post('login', { email, password });
const change = (token: string, current: string, wanted: string) =>
  post('password', { current_password: current, new_password: wanted }, token);

/** Asks for a link and returns what sets another password with it. */
async function preparedReset(email: string) {
  const token = await askForResetLink(server, email);
  return async () => {
    const answer = await post('password-reset/confirm', { token, password: newPassword });
    expect(answer.statusCode).toBe(204);
  };
}

const sessionCount = async () => (await server.database.run('select id from sessions')).rows.length;

it('refuses a sign-in whose password is reset while it is compared', async () => {
  const { user } = await signUp(server, { password: oldPassword });
  meanwhile = await preparedReset(user.email);
  const answer = await logIn(user.email, oldPassword);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'invalid_credentials' });
  expect(await sessionCount()).toBe(0);
});

it('refuses a sign-in whose password is changed while it is compared', async () => {
  const { token, user } = await signUp(server, { password: oldPassword });
  meanwhile = async () => {
    expect((await change(token, oldPassword, newPassword)).statusCode).toBe(204);
  };
  expect((await logIn(user.email, oldPassword)).statusCode).toBe(401);
  expect(await sessionCount()).toBe(1);
});

it('refuses a sign-in whose account is deleted while its password is compared', async () => {
  const { token, user } = await signUp(server, { password: oldPassword });
  meanwhile = async () => {
    const body = { email: user.email, password: oldPassword };
    expect((await post('account-deletion', body, token)).statusCode).toBe(204);
  };
  expect((await logIn(user.email, oldPassword)).statusCode).toBe(401);
});

it('keeps a password that is reset while it is being changed', async () => {
  const { token, user } = await signUp(server, { password: oldPassword });
  meanwhile = await preparedReset(user.email);
  expect((await change(token, oldPassword, 'of a thief')).statusCode).toBe(401);
  expect((await logIn(user.email, newPassword)).statusCode).toBe(200);
});

it('keeps an account whose password is reset while it is being deleted', async () => {
  const { token, user } = await signUp(server, { password: oldPassword });
  meanwhile = await preparedReset(user.email);
  const answer = await post('account-deletion', { email: user.email, password: oldPassword }, token);
  expect(answer.statusCode).toBe(401);
  expect((await logIn(user.email, newPassword)).statusCode).toBe(200);
});

it('leaves no session of the old password, however sign-ins and a reset meet', async () => {
  for (let round = 0; round < 6; round++) {
    const { user } = await signUp(server, { password: oldPassword });
    const reset = await preparedReset(user.email);
    const signIns = Array.from({ length: 8 }, () => logIn(user.email, oldPassword));
    const [, ...answers] = await Promise.all([reset(), ...signIns]);
    const tokens = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => answer.json<WireTypes['Session']>().access_token);
    for (const token of tokens) expect((await server.call('GET', '/auth/me', { token })).statusCode).toBe(401);
    await server.database.run('delete from rate_limits');
  }
});
