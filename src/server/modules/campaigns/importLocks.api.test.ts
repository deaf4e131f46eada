import { sql } from 'drizzle-orm';
import { aCampaign, aDay, addCampaign, signUp } from '../../testing/builders';
import { onServer } from '../../testing/testDatabase';
import { useTestServer } from '../../testing/testServer';
import { waitUntil } from '../../testing/waitUntil';

const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

const csv = (spend: number) => `date,campaign,clicks,spend\n2026-11-01,Brand,50,${spend}\n2026-11-02,Brand,40,${spend}`;

/** Locks on a table that leave its other rows to everybody. */
const ofRows = ['AccessShareLock', 'RowShareLock', 'RowExclusiveLock'];

async function anAccount() {
  const { token } = await signUp(server);
  const { id } = await addCampaign(server, token, { name: 'Brand' });
  const call = async (method: string, path: string, body?: unknown) =>
    (await server.call(method, path, { token, body })).statusCode;
  const bringIn = (spend: number) => call('POST', '/reports/import', { csv: csv(spend) });
  expect(await bringIn(1)).toBe(200);
  return { id, call, bringIn };
}

/** For each of this database's connections that wait for a lock, the kinds of locks on tables that it has. */
async function waiting(): Promise<string[][]> {
  const { rows } = await server.database.run(`
    select array_agg(distinct held.mode) as modes from pg_locks as held join pg_stat_activity using (pid)
    where datname = current_database() and held.locktype = 'relation'
      and exists (select from pg_locks as wanted where wanted.pid = held.pid and not granted)
    group by pid`);
  return rows.map(({ modes }) => modes as string[]);
}

// The embedded database has one connection, so nothing there happens while a transaction is open.
(onServer ? it : it.skip)('an import keeps nobody of another account waiting', async () => {
  const [importing, other] = [await anAccount(), await anAccount()];
  let isDone = false;
  let importingEnds: Promise<number> | undefined;
  await server.database.db.transaction(async (tx) => {
    // What an import writes last but one: it waits there, with all that it holds.
    await tx.execute(sql`
      select from workspace_days join campaigns using (workspace_id) where id = ${importing.id}
      for update of workspace_days`);
    importingEnds = importing.bringIn(2).finally(() => {
      isDone = true;
    });
    await waitUntil(async () => (await waiting()).length > 0);

    expect(await other.bringIn(3)).toBe(200);
    expect(await other.call('GET', '/analytics/report?by=campaign')).toBe(200);
    expect(await other.call('PUT', `/campaigns/${other.id}/metrics`, [aDay({ date: '2026-11-03' })])).toBe(200);
    expect(await other.call('PUT', `/campaigns/${other.id}`, aCampaign({ name: 'Renamed' }))).toBe(200);
    expect(await other.call('DELETE', `/campaigns/${other.id}`)).toBe(204);
    const [modes, ...others] = await waiting();
    expect(ofRows).toEqual(expect.arrayContaining(modes ?? []));
    expect(others).toEqual([]);
    expect(isDone).toBe(false);
  });
  expect(await importingEnds).toBe(200);
});
