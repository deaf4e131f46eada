import type { WireTypes } from '../../contract/handlers';
import { byNobody, createUnitOfWork } from '../../db/unitOfWork';
import { nothingNamed } from '../../lib/audit';
import { ownWorkspace } from '../../lib/scope';
import { addTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';
import { createAuditRepository, mostEntries } from './audit.repository';

const server = useTestServer({ config: { defaultPlan: 'business' } });
const run = (statement: string, values?: unknown[]) => server.database.run(statement, values);

/** Stores entries that are so old by the database's clock, with growing ids. */
const addEntries = (workspaceId: string, age: string, count = 1, first = 1) =>
  run(
    `insert into audit_entries (id, workspace_id, actor_name, action, subject_name, detail, created_at)
     select lpad(to_hex(n), 32, '0')::uuid, $1::uuid, '', 'signed_in', '', $2::text, now() - $2::text::interval
     from generate_series($3::int, $4::int) as n`,
    [workspaceId, age, first, first + count - 1],
  );
const ages = async (workspaceId: string) => {
  const { rows } = await run(`select detail from audit_entries where workspace_id = $1 and detail <> ''`, [
    workspaceId,
  ]);
  return rows.map(({ detail }) => detail);
};
const counted = async () => (await run('select count(*)::int as count from audit_entries')).rows[0]?.count;

describe('what was kept', () => {
  it('can’t be changed, whatever its age', async () => {
    const { user } = await signUp(server);
    await addEntries(user.id, '3 years');
    await expect(run(`update audit_entries set actor_name = 'Somebody else'`)).rejects.toThrow(/never changed/);
    await expect(run(`update audit_entries set detail = '' where false`)).rejects.toThrow(/never changed/);
  });

  it('can’t be deleted for a year, alone or among older entries', async () => {
    const { user } = await signUp(server);
    await addEntries(user.id, '3 years');
    await addEntries(user.id, '364 days', 1, 2);
    await expect(run('delete from audit_entries')).rejects.toThrow(/kept for a year/);
    await expect(run(`delete from audit_entries where detail = '364 days'`)).rejects.toThrow(/kept for a year/);
    await run(`delete from audit_entries where detail = '3 years'`);
    expect(await ages(user.id)).toEqual(['364 days']);
  });

  it('goes after a year by itself', async () => {
    const { user } = await signUp(server);
    await addEntries(user.id, '3 years', 2);
    await addEntries(user.id, '10 days', 1, 3);
    await server.services.housekeeping.run();
    expect(await ages(user.id)).toEqual(['10 days']);
  });

  it('goes with its account and with its team, and stays where others work', async () => {
    const { token, user } = await signUp(server);
    const other = await signUp(server);
    const { id } = await addTeam(server, token);
    expect(await counted()).toBe(3);
    expect((await server.call('DELETE', `/teams/${id}`, { token })).statusCode).toBe(204);
    // The team's entry went; that it was deleted is kept by the account.
    expect(await counted()).toBe(3);
    const body = { email: user.email, password: 'correct horse' };
    expect((await server.call('POST', '/auth/account-deletion', { token, body })).statusCode).toBe(204);
    expect(await counted()).toBe(1);
    expect((await run('select workspace_id from audit_entries')).rows).toEqual([{ workspace_id: other.user.id }]);
  });

  it('keeps the name that somebody had', async () => {
    const { token } = await signUp(server);
    await server.call('PUT', '/auth/me', { token, body: { full_name: 'Mara Duarte' } });
    const [entry] = (await server.call('GET', '/audit-log', { token })).json<WireTypes['AuditEntry'][]>();
    expect(entry?.actor?.full_name).toBe('Mara Okafor');
  });

  it('is undone with what it tells of', async () => {
    const { user } = await signUp(server);
    const unitOfWork = createUnitOfWork(
      server.database.db,
      (db) => ({ audit: createAuditRepository(db, {}) }),
      (_tx, by) => Promise.resolve(by),
    );
    const undone = unitOfWork(byNobody, async (tx) => {
      await tx.audit.record(ownWorkspace(user.id), { action: 'signed_out', subject: nothingNamed }, new Date());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await counted()).toBe(1);
  });

  it('is shortened where names are long, and has no address where no request is answered', async () => {
    const { token, user } = await signUp(server);
    const audit = createAuditRepository(server.database.db, {});
    const subject = { id: null, name: '🙂'.repeat(300) };
    await audit.record(ownWorkspace(user.id), { action: 'key_created', subject, detail: 'x'.repeat(300) }, new Date());
    const [entry] = (await server.call('GET', '/audit-log', { token })).json<WireTypes['AuditEntry'][]>();
    expect(entry?.subject.name).toBe('🙂'.repeat(254));
    expect(entry).toMatchObject({ detail: 'x'.repeat(254), address: null, actor: { full_name: 'Mara Okafor' } });
  });
});

it('keeps the newest 100,000 of a workspace, and lets only older ones go', async () => {
  const { user } = await signUp(server);
  const others = await signUp(server);
  const isKept = (workspaceId: string) =>
    run('select count(*)::int as count from audit_entries where workspace_id = $1', [workspaceId]);
  await addEntries(user.id, '10 days', mostEntries + 1);
  // With the entry of the new account, there are two too many.
  await expect(run(`delete from audit_entries where id = lpad('3', 32, '0')::uuid`)).rejects.toThrow(/kept for a year/);
  await server.services.housekeeping.run();
  expect((await isKept(user.id)).rows).toEqual([{ count: mostEntries }]);
  expect((await run('select min(id::text) as oldest from audit_entries')).rows[0]?.oldest).toMatch(/-0{11}3$/);
  expect((await isKept(others.user.id)).rows).toEqual([{ count: 1 }]);
});
