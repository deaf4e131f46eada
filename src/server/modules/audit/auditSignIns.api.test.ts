import type { WireTypes } from '../../contract/handlers';
import { createSandboxPayments } from '../../providers/sandbox/sandboxPayments';
import { askForResetLink, inTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';
import type { AuthJobs } from '../auth/auth.types';
import { createSandboxStore } from '../billing/sandboxStore.repository';

const password = 'correct horse';
const server = useTestServer({
  config: { defaultPlan: 'business' },
  payments: ({ db }, clock) => createSandboxPayments({ store: createSandboxStore(db), clock }),
});

type Entry = WireTypes['AuditEntry'];

const call = (token: string, method: string, path: string, body?: object) => server.call(method, path, { token, body });
const logIn = (email: string, given = password) =>
  server.call('POST', '/auth/login', { body: { email, password: given } });
const list = async (token: string, query = '', teamId?: string): Promise<Entry[]> =>
  (await call(token, 'GET', inTeam(`/audit-log${query}`, teamId))).json<Entry[]>();
const line = ({ actor, action, subject, detail }: Entry) =>
  [actor?.full_name ?? 'nobody', action, subject.name, detail].filter(Boolean).join(' | ');
/** What is kept of one kind, the first one first. */
const lines = async (token: string, kind: WireTypes['AuditKind'], teamId?: string) =>
  (await list(token, `?kind=${kind}`, teamId)).map(line).reverse();

/** Does the work that failed sign-ins have left. */
async function recordFailures(): Promise<unknown[]> {
  const { rows } = await server.database.run(
    `delete from pgboss.job where name = 'record-failed-sign-in' returning data`,
  );
  for (const { data } of rows) await server.services.auth.recordFailure(data as AuthJobs['record-failed-sign-in']);
  return rows;
}

describe('sign-ins', () => {
  it('are kept with who, when and from where', async () => {
    const { token, user } = await signUp(server);
    const [entry] = await list(token);
    expect(entry).toEqual({
      id: expect.any(String),
      created_at: '2026-11-18T10:00:00.000Z',
      actor: { id: user.id, full_name: 'Mara Okafor' },
      api_key: null,
      address: '127.0.0.1',
      action: 'account_created',
      subject: { id: null, name: '' },
      detail: '',
    });
  });

  it('are told apart: by password, by link, and where they end', async () => {
    const { token, user } = await signUp(server);
    await logIn(user.email);
    const devices = (await call(token, 'GET', '/auth/sessions')).json<WireTypes['SignedInDevice'][]>();
    await call(token, 'DELETE', `/auth/sessions/${devices.find(({ current }) => !current)?.id}`);
    await call(token, 'POST', '/auth/password', { current_password: password, new_password: 'battery staple' });
    const resetToken = await askForResetLink(server, user.email);
    await server.call('POST', '/auth/password-reset/confirm', { body: { token: resetToken, password } });
    await server.call('POST', '/auth/sign-in-link', { body: { email: user.email } });
    await server.services.signInLinks.mailLink(user.id);
    const { rows } = await server.database.run('select body from mails order by id desc limit 1');
    const linkToken = /sign-in-link\?token=(\S+)/.exec(String(rows[0]?.body))?.[1];
    const signedIn = await server.call('POST', '/auth/sign-in-link/confirm', { body: { token: linkToken } });
    await call(signedIn.json<WireTypes['Session']>().access_token, 'POST', '/auth/logout');
    const { access_token: last } = (await logIn(user.email)).json<WireTypes['Session']>();
    expect(await lines(last, 'sign_in')).toEqual([
      'Mara Okafor | account_created',
      'Mara Okafor | signed_in',
      'Mara Okafor | device_signed_out',
      'Mara Okafor | password_changed',
      'Mara Okafor | password_reset',
      'Mara Okafor | signed_in_by_link',
      'Mara Okafor | signed_out',
      'Mara Okafor | signed_in',
    ]);
  });

  it('that failed are kept as nobody’s, with the address, and the same work is done for unknown addresses', async () => {
    const { token, user } = await signUp(server);
    expect((await logIn(user.email, 'wrong')).statusCode).toBe(401);
    expect((await logIn('nobody@northfold.example', 'wrong')).statusCode).toBe(401);
    expect(await recordFailures()).toHaveLength(2);
    const [newest, ...others] = await list(token);
    expect(newest).toMatchObject({ action: 'sign_in_failed', actor: null, api_key: null, address: '127.0.0.1' });
    expect(others.map(({ action }) => action)).toEqual(['account_created']);
    await logIn(user.email, 'wrong');
    await call(token, 'POST', '/auth/account-deletion', { email: user.email, password });
    await expect(recordFailures()).resolves.toHaveLength(1);
  });
});

describe('sign-ins that are refused for too many tries', () => {
  const refusals = async (token: string) =>
    (await list(token, '?kind=sign_in')).filter(({ action }) => action === 'sign_in_refused');
  const tryOften = async (email: string, times: number) => {
    for (let time = 0; time < times; time++) await logIn(email, 'wrong');
    await recordFailures();
  };

  it('are kept once in each window, as nobody’s, and the same work is done for unknown addresses', async () => {
    const { token, user } = await signUp(server);
    await tryOften(user.email, 10);
    expect(await refusals(token)).toEqual([]);
    await tryOften(user.email, 5);
    const [kept, ...others] = await refusals(token);
    expect(kept).toMatchObject({ actor: null, api_key: null, address: '127.0.0.1' });
    expect(others).toEqual([]);
    await server.database.run(`update rate_limits set expire = now() - interval '1 second'`);
    await tryOften(user.email, 15);
    expect(await refusals(token)).toHaveLength(2);
    for (let time = 0; time < 15; time++) await logIn('nobody@northfold.example', 'wrong');
    expect(await recordFailures()).toHaveLength(11);
  });

  it('are kept by an address’s own limit for the account that was tried then', async () => {
    const { token, user } = await signUp(server);
    for (let time = 0; time < 100; time++) await logIn(`n${time}@northfold.example`, 'wrong');
    await tryOften(user.email, 3);
    expect(await refusals(token)).toHaveLength(1);
  });

  it('are not kept of an account that is gone by then', async () => {
    const { token, user } = await signUp(server);
    for (let time = 0; time < 11; time++) await logIn(user.email, 'wrong');
    await call(token, 'POST', '/auth/account-deletion', { email: user.email, password });
    await expect(recordFailures()).resolves.toHaveLength(11);
  });
});
