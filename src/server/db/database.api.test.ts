import { readdir } from 'node:fs/promises';

import { openServer } from './connect';
import { whatIsGone } from './failures';
import { jobDefinitions } from '../jobs';
import { createJobs } from './jobs';
import { addCampaign, aCampaign, aRegistration, signUp } from '../testing/builders';
import { silentLog } from '../testing/silentLog';
import { startRelay } from '../testing/relay';
import { waitUntil } from '../testing/waitUntil';
import { createServerDatabase, onServer, openTestDatabase } from '../testing/testDatabase';
import { resources } from '../testing/testResources';
import { startTestServer, useTestServer } from '../testing/testServer';

describe('a database that is away', () => {
  it('is a 503 everywhere, and the process lives on', async () => {
    const database = await openTestDatabase();
    const server = await startTestServer({ database });
    const { token } = await signUp(server);
    await database.close();
    for (const [method, path, body] of [
      ['GET', '/campaigns', undefined],
      ['GET', '/auth/me', undefined],
      ['GET', '/analytics/overview', undefined],
      ['POST', '/auth/register', aRegistration()],
      ['POST', '/auth/login', { email: 'mara@northfold.example', password: 'wrong' }],
      ['POST', '/auth/demo', undefined],
      ['GET', '/ready', undefined],
    ] as const) {
      const answer = await server.call(method, path, { token, body });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('Please try again') });
    }
    expect((await server.call('GET', '/health')).statusCode).toBe(200);
    await server.close();
  });
});

it('finds by an index what refers to a row that is deleted, however many rows others have', async () => {
  const database = await openTestDatabase();
  // Plans and the library are the product's own, and stay.
  const { rows } = await database.run(`
    select conrelid::regclass || ' ' || conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and confrelid not in ('plans'::regclass, 'library_templates'::regclass)
      and not exists (
        select from pg_index where indrelid = conrelid and indpred is null
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
      )`);
  expect(rows).toEqual([]);
  await database.close();
});

(onServer ? it.skip : it)('the embedded database answers what waits before it closes', async () => {
  const database = await openTestDatabase();
  const asked = Array.from({ length: 5 }, (_, index) => database.run('select $1::int as n', [index]));
  await database.close();
  expect((await Promise.all(asked)).map(({ rows: [row] }) => row)).toEqual([0, 1, 2, 3, 4].map((n) => ({ n })));
});

describe('constraints', () => {
  const server = useTestServer();

  it('on references have names that say what is gone when they fail', async () => {
    const { rows } = await server.database.run(
      `select conname as name from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
       where contype = 'f' and nspname = 'public'`,
    );
    expect(rows.length).toBeGreaterThan(30);
    const unknown = rows.filter(({ name }) => whatIsGone({ code: '23503', constraint: name }) === undefined);
    expect(unknown).toEqual([]);
  });

  it.each([
    ['name', "''"],
    ['name', `'${'x'.repeat(121)}'`],
    ['status', "'draft'"],
    ['platform', "'myspace'"],
    ['budget_cents', '-1'],
    ['budget_cents', '1000000001'],
    ['end_date', "'2000-01-01', start_date = '2000-01-02'"],
    ['clicks', '-1'],
    ['workspace_id', "'01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d'"],
  ])('keep a campaign from having %s = %s', async (column, value) => {
    const { token } = await signUp(server);
    await addCampaign(server, token);
    await expect(server.database.run(`update campaigns set ${column} = ${value}`)).rejects.toThrow(/violates/);
  });
});

(onServer ? describe : describe.skip)('several processes on one PostgreSQL', () => {
  it('may all migrate it at the same time', async () => {
    const address = await createServerDatabase();
    const databases = await Promise.all([1, 2, 3].map(() => openServer(address, resources.migrations, silentLog)));
    const jobs = databases.map((database) => createJobs({ database, definitions: jobDefinitions, log: silentLog }));
    await Promise.all(jobs.map((one) => one.install()));
    const [first] = databases;
    const { rows } = (await first?.run('select count(*)::int as count from drizzle.__drizzle_migrations')) ?? {
      rows: [],
    };
    const written = (await readdir(resources.migrations)).filter((file) => file.endsWith('.sql'));
    expect(rows).toEqual([{ count: written.length }]);
    await Promise.all(jobs.map((one) => one.stop()));
    await Promise.all(databases.map((database) => database.close()));
  });

  it('have their statements run as they are, not compiled first', async () => {
    const database = await openServer(await createServerDatabase(), resources.migrations, silentLog);
    expect((await database.run('show jit')).rows).toEqual([{ jit: 'off' }]);
    await database.close();
  });

  it('share sessions and rate limits', async () => {
    const address = await createServerDatabase();
    const open = async () => {
      const database = await openServer(address, resources.migrations, silentLog);
      return { ...database, truncate: () => Promise.resolve() };
    };
    const first = await startTestServer({ database: await open() });
    const second = await startTestServer({ database: await open() });
    await first.jobs.install();
    await first.jobs.stop();
    const { token, user } = await signUp(first);
    expect((await second.call('GET', '/auth/me', { token })).json()).toEqual(user);
    const guess = (server: typeof first) =>
      server.call('POST', '/auth/login', { body: { email: user.email, password: 'wrong' } });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(index % 2 ? first : second)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    for (const server of [first, second]) {
      await server.close();
      await server.database.close();
    }
  });

  it('answer 503 while the server stands still, and go on when it moves again', async () => {
    const address = new URL(await createServerDatabase());
    const relay = await startRelay(Number(address.port), address.hostname);
    address.hostname = '127.0.0.1';
    address.port = String(relay.port);
    const opened = await openServer(address.href, resources.migrations, silentLog, 5_000);
    const server = await startTestServer({ database: { ...opened, truncate: () => Promise.resolve() } });
    await server.jobs.install();
    await server.jobs.stop();
    const { token } = await signUp(server);
    relay.freeze();
    const calls = [
      server.call('GET', '/auth/me', { token }),
      server.call('POST', '/campaigns', { token, body: aCampaign() }),
    ];
    const answers = await Promise.all(calls);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    relay.thaw();
    await waitUntil(async () => (await server.call('GET', '/auth/me', { token })).statusCode === 200);
    await server.close();
    await server.database.close();
    await relay.close();
  });

  it('go on after the server has broken their connections', async () => {
    const server = await startTestServer();
    const { token } = await signUp(server);
    await server.database
      .run(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      .catch(() => undefined);
    await waitUntil(async () => (await server.call('GET', '/auth/me', { token })).statusCode === 200);
    await server.close();
  });
});
