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

/** Who calls, and what is called for: made once, because nothing that is tried here is stored. */
let owner: Person;
let other: Person;
let teamId: string;
const members = new Map<Role, Person>();
const ids = new Map<ItemKind, string>();

const run = (text: string, values: unknown[] = []) => server.database.run(text, values);
const handTeamTo = ({ user }: Pick<Person, 'user'>) =>
  run('update workspaces set owner_id = $1 where id = $2', [user.id, teamId]);

beforeAll(async () => {
  [owner, other] = [await signUp(server), await signUp(server)];
  await givePlan(server, owner.user.id, 'enterprise');
  await givePlan(server, other.user.id, 'enterprise');
  teamId = (await addTeam(server, owner.token)).id;
  members.set('owner', owner);
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    members.set(role, await addMember(server, owner.token, teamId, role));
  }
  const things = teamThings(server, () => ({ token: owner.token, teamId }));
  for (const [kind, make] of Object.entries(things)) ids.set(kind as ItemKind, await make());
  ids.set('team', teamId);
});

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

const idFor = ({ 'x-item': item }: ContractOperation) =>
  (item && ids.get(item)) ?? '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d';

describe('stores nothing for who is signed out while the request comes in:', () => {
  /** Somebody with a checkout that can be paid. */
  type Payer = Person & { checkout: string };
  let payer: Payer;

  /** Somebody on a paid plan, which ends if that is asked for. */
  async function aPayer(cancels = false): Promise<Payer> {
    const { token, user } = await signUp(server);
    await run('update accounts set email_verified_at = null where id = $1', [user.id]);
    const choose = async (plan: string) =>
      (await server.call('POST', `/billing/subscribe?plan_id=${plan}`, { token })).json<WireTypes['Checkout']>();
    const { session_id: paid } = await choose('business');
    await server.call('POST', `/billing/sandbox/${paid}`, { token, body: { action: 'pay' } });
    if (cancels) await server.call('POST', '/billing/cancel', { token });
    const { session_id: checkout } = await choose('enterprise');
    return { token, user, checkout };
  }

  beforeAll(async () => {
    payer = await aPayer();
  });
  afterAll(() => handTeamTo(owner));

  it.each(named(storing))('%s', async (name, operation) => {
    const { user, checkout } = name === 'resumeSubscription' ? await aPayer(true) : payer;
    await handTeamTo({ user });
    const credentials = { email: user.email, password: 'correct horse' };
    // At one and the same time, more sign-ins than an account has devices can't be told apart by which is newer.
    await run('delete from known_devices where account_id = $1', [user.id]);
    const { access_token: token } = (await server.call('POST', '/auth/login', { body: credentials })).json<
      WireTypes['Session']
    >();
    const before = await everything();
    when = 'signed in';
    meanwhile = async () => {
      await run('delete from sessions where account_id = $1', [user.id]);
    };
    const id = operation.path.startsWith('/billing') ? checkout : idFor(operation);
    const answer = await send(
      operation,
      token,
      id,
      name === 'deleteAccount' ? { body: credentials } : sampleBody(operation),
    );
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
  /** Who has the role that the operation takes. */
  let member: Person;

  /** Gives a role in the team, or takes it away, also from the owner, who has handed the team over then. */
  async function setRole(role: Role | undefined): Promise<void> {
    const { user } = member;
    if (needed === 'owner') await handTeamTo(role === 'owner' ? owner : other);
    await run('delete from team_members where team_id = $1 and account_id = $2', [teamId, user.id]);
    if (role === undefined || role === 'owner') return;
    await run(
      `insert into team_members (id, team_id, account_id, email, role, token_hash, invited_at, expires_at, joined_at)
       values (gen_random_uuid(), $1, $2, $3, $4, md5(random()::text), now(), now(), now())`,
      [teamId, user.id, user.email, role],
    );
  }

  beforeAll(() => {
    member = members.get(needed) ?? owner;
  });
  afterEach(() => setRole(needed));

  it('stores nothing for who was removed meanwhile', async () => {
    const before = await everything();
    when = 'reached';
    meanwhile = () => setRole(undefined);
    const answer = await send(operation, member.token, idFor(operation));
    expect(meanwhile).toBeUndefined();
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'not_found', detail: teamNotFound().detail }]);
    expect(await everything()).toEqual(before);
  });

  if (needed !== 'viewer') {
    it('stores nothing for who only reads by then', async () => {
      const before = await everything();
      when = 'reached';
      meanwhile = () => setRole('viewer');
      const answer = await send(operation, member.token, idFor(operation));
      expect(meanwhile).toBeUndefined();
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'role_required' }]);
      expect(await everything()).toEqual(before);
    });
  }
});
