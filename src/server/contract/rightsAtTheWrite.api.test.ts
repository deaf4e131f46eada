import { createSandboxStore } from '../modules/billing/sandboxStore.repository';
import { createSandboxPayments } from '../providers/sandbox/sandboxPayments';
import type { WireTypes } from './handlers';
import { teamNotFound } from '../lib/refusal';
import type { Role } from '../lib/scope';
import { addMember, addTeam, givePlan, inTeam, signUp } from '../testing/builders';
import { type ContractOperation, contractOperations, takesTeam } from '../testing/contractCheck';
import { sampleAddress, sampleBody } from '../testing/sampleRequests';
import { teamThings } from '../testing/teamThings';
import { useTestServer } from '../testing/testServer';
import type { ItemKind } from './access';

/** What happens to the caller once the call was let in, and before anything is stored. */
let meanwhile: (() => Promise<void>) | undefined;
const happen = async () => {
  const work = meanwhile;
  meanwhile = undefined;
  await work?.();
};

const server = useTestServer({
  keepsData: true,
  config: { rateLimits: false },
  payments: ({ db }, clock) => createSandboxPayments({ store: createSandboxStore(db), clock }),
  onSignedIn: async () => {
    if (when === 'signed in') await happen();
  },
  onReached: async () => {
    if (when === 'reached') await happen();
  },
});
let when: 'signed in' | 'reached' = 'signed in';

const storing = contractOperations.filter(
  (operation) => operation.method !== 'GET' && operation['x-role'] !== 'anyone',
);
const isForMembers = ({ 'x-role': role }: ContractOperation) => role !== 'person';
const named = (operations: ContractOperation[]) =>
  operations.map((operation) => [operation.operationId, operation] as const);

type Person = Awaited<ReturnType<typeof signUp>>;
let owner: Person;
let other: Person;
let teamId: string;

beforeAll(async () => {
  [owner, other] = [await signUp(server), await signUp(server)];
  await givePlan(server, owner.user.id, 'enterprise');
  await givePlan(server, other.user.id, 'enterprise');
});

const makeTeam = async () => (teamId = (await addTeam(server, owner.token)).id);
const things: Record<ItemKind, () => Promise<string>> = {
  ...teamThings(server, () => ({ token: owner.token, teamId })),
  team: () => Promise.resolve(teamId),
};

/** Everything that is stored, except sessions, and counts of tries and views. */
async function everything(): Promise<unknown> {
  const { rows } = await server.database.run(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('sessions', 'devices', 'rate_limits', 'team_members', 'workspaces', 'billing_customers')
    order by 1`);
  const digests = rows.map(
    ({ name }) =>
      `select '${String(name)}', md5(string_agg(one::text, ',' order by one::text)) from ${String(name)} as one`,
  );
  return (await server.database.run(digests.join(' union all '))).rows;
}

const send = (operation: ContractOperation, token: string, id: string, body = sampleBody(operation)) =>
  server.call(operation.method, inTeam(sampleAddress(operation, id), takesTeam(operation) ? teamId : null), {
    token,
    ...body,
  });

const anyId = '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d';

/** Somebody on a paid plan with a checkout that can be paid, and a team with one thing of the kind of an operation. */
async function aCaller(operation: ContractOperation) {
  await server.database.run('delete from workspaces where id <> owner_id');
  await makeTeam();
  const item = operation['x-item'];
  const thing = item && (await things[item]());
  const { token, user } = await signUp(server);
  await server.database.run('update accounts set email_verified_at = null where id = $1', [user.id]);
  const choose = async (plan: string) =>
    (await server.call('POST', `/billing/subscribe?plan_id=${plan}`, { token })).json<WireTypes['Checkout']>();
  const { session_id: paid } = await choose('business');
  await server.call('POST', `/billing/sandbox/${paid}`, { token, body: { action: 'pay' } });
  if (operation.operationId === 'resumeSubscription') await server.call('POST', '/billing/cancel', { token });
  const { session_id: checkout } = await choose('enterprise');
  await server.database.run('update workspaces set owner_id = $1 where id = $2', [user.id, teamId]);
  return { token, user, id: operation.path.startsWith('/billing') ? checkout : (thing ?? anyId) };
}

describe.each(named(storing))('%s', (name, operation) => {
  it('stores nothing for who is signed out while the request comes in', async () => {
    const { token, user, id } = await aCaller(operation);
    const before = await everything();
    when = 'signed in';
    meanwhile = async () => {
      await server.database.run('delete from sessions where account_id = $1', [user.id]);
    };
    const own = name === 'deleteAccount' && { body: { email: user.email, password: 'correct horse' } };
    const answer = await send(operation, token, id, own || sampleBody(operation));
    expect(meanwhile).toBeUndefined();
    // A caller who is signed out already has what was asked for.
    if (name === 'logOut') expect(answer.statusCode).toBe(204);
    else expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
    expect(await everything()).toEqual(before);
  });
});

const inTeams = storing.filter(
  (operation) => isForMembers(operation) && (takesTeam(operation) || operation['x-item'] !== undefined),
);

describe.each(named(inTeams))('%s in a team', (_name, operation) => {
  const needed = operation['x-role'] as Role;

  /** Somebody who has the role that the operation takes, and what it is done to. */
  async function aMember() {
    await server.database.run('delete from workspaces where id <> owner_id');
    await makeTeam();
    const id = operation['x-item'] ? await things[operation['x-item']]() : '';
    if (needed === 'owner') return { member: owner, id };
    return { member: await addMember(server, owner.token, teamId, needed), id };
  }

  /** Takes the role away, also from the owner, who has handed the team over then. */
  async function leave(member: Person): Promise<void> {
    await server.database.run('update workspaces set owner_id = $1 where id = $2 and owner_id = $3', [
      other.user.id,
      teamId,
      member.user.id,
    ]);
    await server.database.run('delete from team_members where team_id = $1 and account_id = $2', [
      teamId,
      member.user.id,
    ]);
  }

  it('stores nothing for who was removed meanwhile', async () => {
    const { member, id } = await aMember();
    const before = await everything();
    when = 'reached';
    meanwhile = () => leave(member);
    const answer = await send(operation, member.token, id);
    expect(meanwhile).toBeUndefined();
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'not_found', detail: teamNotFound().detail }]);
    expect(await everything()).toEqual(before);
  });

  if (needed !== 'viewer') {
    it('stores nothing for who only reads by then', async () => {
      const { member, id } = await aMember();
      const before = await everything();
      when = 'reached';
      meanwhile = async () => {
        await leave(member);
        await server.database.run(
          `insert into team_members (id, team_id, account_id, email, role, token_hash, invited_at, expires_at, joined_at)
           values (gen_random_uuid(), $1, $2, $3, 'viewer', md5(random()::text), now(), now(), now())`,
          [teamId, member.user.id, member.user.email],
        );
      };
      const answer = await send(operation, member.token, id);
      expect(meanwhile).toBeUndefined();
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'role_required' }]);
      expect(await everything()).toEqual(before);
    });
  }
});
