import type { WireTypes } from '../../contract/handlers';
import { aRegistration, askForResetLink, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();
const mara = { email: 'mara.okafor@northfold.example', full_name: 'Mara Okafor' };

const mostUsed = 'This password is too common and easy to guess. Please choose another.';
const ownName = 'This password is your email or your name. Please choose another.';
const refused = [
  ['123456', mostUsed],
  ['Password', mostUsed],
  ['qwerty', mostUsed],
  ['MARA.okafor@northfold.example', ownName],
  ['mara.okafor', ownName],
  ['mara okafor', ownName],
  ['MaraOkafor', ownName],
] as const;

const post = (path: string, body: object, token?: string) => server.call('POST', `/auth/${path}`, { body, token });

describe.each(refused)('the password %s', (password, message) => {
  it('is refused at registration', async () => {
    const answer = await post('register', aRegistration({ ...mara, password }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<WireTypes['Problem']>().errors).toEqual([{ field: 'password', message }]);
  });

  it('is refused when the password is changed', async () => {
    const { token } = await signUp(server, { ...mara, password: 'correct horse' });
    const answer = await post('password', { current_password: 'correct horse', new_password: password }, token);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<WireTypes['Problem']>().errors).toEqual([{ field: 'new_password', message }]);
  });

  it('is refused at a mailed link, which goes on working', async () => {
    await signUp(server, mara);
    const token = await askForResetLink(server, mara.email);
    const answer = await post('password-reset/confirm', { token, password });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<WireTypes['Problem']>().errors).toEqual([{ field: 'password', message }]);
    expect((await post('password-reset/confirm', { token, password: 'battery staple' })).statusCode).toBe(204);
  });
});

it('goes on working if it was set before the rule', async () => {
  const { user } = await signUp(server, { password: 'battery staple' });
  const { rows } = await server.database.run('select password_hash from accounts');
  const { hash } = await import('@node-rs/argon2');
  expect(rows).toHaveLength(1);
  const old = await hash('123456', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await server.database.run('update accounts set password_hash = $1', [old]);
  expect((await post('login', { email: user.email, password: '123456' })).statusCode).toBe(200);
});
