import type { WireTypes } from './handlers';
import { addApiKey, addMember, addTeam, givePlan, inTeam, signUp } from '../testing/builders';
import { type ContractOperation, contractOperations, takesTeam } from '../testing/contractCheck';
import { sampleAddress, sampleBody } from '../testing/sampleRequests';
import { teamThings } from '../testing/teamThings';
import { useTestServer } from '../testing/testServer';
import { turnOnTwoStep } from '../testing/twoStep';
import type { ItemKind } from './access';

/** What happens once a call was let in, and before anything is stored. */
let meanwhile: (() => Promise<unknown>) | undefined;

const server = useTestServer({
  keepsData: true,
  config: { rateLimits: false },
  onReached: async () => {
    const work = meanwhile;
    meanwhile = undefined;
    await work?.();
  },
});

type Person = Awaited<ReturnType<typeof signUp>>;
let owner: Person;
let admin: Person;
let editor: Person;
let teamId: string;

const put = (person: Person, required: boolean, id = teamId) =>
  server.call('PUT', `/teams/${id}/two-step`, { token: person.token, body: { required } });
const setRule = (isRequired: boolean) => server.database.run('update teams set requires_two_step = $1', [isRequired]);
const turnOff = (person: Person) =>
  server.database.run('delete from two_steps where account_id = $1', [person.user.id]);
const teamAs = async ({ token }: Person) =>
  (await server.call('GET', `/teams/${teamId}`, { token })).json<WireTypes['Team']>();

beforeAll(async () => {
  owner = await signUp(server);
  await givePlan(server, owner.user.id, 'enterprise');
  teamId = (await addTeam(server, owner.token)).id;
  admin = await addMember(server, owner.token, teamId, 'admin');
  editor = await addMember(server, owner.token, teamId, 'editor');
});
beforeEach(() => setRule(false));

const asked = {
  detail: 'This team asks its owner and admins for two-step sign-in. Turn it on in Settings, then try again.',
  code: 'two_step_required',
};

const things: Record<ItemKind, () => Promise<string>> = {
  ...teamThings(server, () => ({ token: owner.token, teamId })),
  team: () => Promise.resolve(teamId),
};

const inTeams = contractOperations.filter(
  (operation) =>
    operation['x-role'] !== 'anyone' &&
    operation['x-role'] !== 'person' &&
    (takesTeam(operation) || operation['x-item'] !== undefined),
);
const named = (operations: ContractOperation[]) =>
  operations.map((operation) => [operation.operationId, operation] as const);
const isReading = ({ 'x-role': role }: ContractOperation) => role === 'viewer';

const send = (operation: ContractOperation, { token }: Person, id: string) =>
  server.call(operation.method, inTeam(sampleAddress(operation, id), takesTeam(operation) ? teamId : null), {
    token,
    ...sampleBody(operation),
  });

describe('a team that asks its owner and admins for two-step sign-in', () => {
  it.each(named(inTeams.filter((operation) => !isReading(operation))))(
    'doesn’t let them %s without',
    async (_name, operation) => {
      const id = operation['x-item'] ? await things[operation['x-item']]() : '';
      await setRule(true);
      const who = operation['x-role'] === 'owner' ? owner : admin;
      const answer = await send(operation, who, id);
      expect([answer.statusCode, answer.json()]).toEqual([403, asked]);
    },
  );

  it.each(named(inTeams.filter((operation) => isReading(operation) && operation.method === 'GET')))(
    'lets them %s',
    async (_name, operation) => {
      const id = operation['x-item'] ? await things[operation['x-item']]() : '';
      await setRule(true);
      expect((await send(operation, admin, id)).body).not.toContain('two_step_required');
    },
  );

  it('asks nothing of editors, and nothing more of those who have it on', async () => {
    await setRule(true);
    const rename = (person: Person) =>
      server.call('PATCH', `/teams/${teamId}`, { token: person.token, body: { description: 'Coffee' } });
    const create = (person: Person) =>
      server.call('POST', `/campaigns?team_id=${teamId}`, {
        token: person.token,
        body: { name: 'Free Shipping Week', platform: 'google', budget: 100 },
      });
    expect((await create(editor)).statusCode).toBe(201);
    expect((await create(admin)).json()).toEqual(asked);
    await turnOnTwoStep(server, admin.token);
    expect((await create(admin)).statusCode).toBe(201);
    expect((await rename(admin)).statusCode).toBe(200);
    await turnOff(admin);
    expect((await rename(admin)).json()).toEqual(asked);
  });

  it('asks nothing of them in their own workspaces and in other teams', async () => {
    const { id: other } = await addTeam(server, owner.token);
    await server.database.run('update teams set requires_two_step = (id = $1)', [teamId]);
    const body = { name: 'Free Shipping Week', platform: 'google', budget: 100 };
    for (const query of ['', `?team_id=${other}`]) {
      expect((await server.call('POST', `/campaigns${query}`, { token: owner.token, body })).statusCode).toBe(201);
    }
  });

  it('lets no key of theirs change anything', async () => {
    const { secret } = await addApiKey(server, owner.token, { scopes: ['campaigns:write'], role: 'editor' }, teamId);
    await setRule(true);
    const body = { name: 'Free Shipping Week', platform: 'google', budget: 100 };
    expect((await server.call('POST', '/campaigns', { token: secret, body })).json()).toEqual(asked);
    expect((await server.call('GET', '/campaigns', { token: secret })).statusCode).toBe(200);
  });

  it('takes no campaign that they move into it', async () => {
    const body = { name: 'Free Shipping Week', platform: 'google', budget: 100 };
    const made = await server.call('POST', '/campaigns', { token: admin.token, body });
    await setRule(true);
    const answer = await server.call('POST', `/campaigns/${made.json<{ id: string }>().id}/move`, {
      token: admin.token,
      body: { team_id: teamId },
    });
    expect(answer.json()).toEqual(asked);
  });

  it('looks again when something is stored', async () => {
    meanwhile = () => setRule(true);
    const answer = await server.call('PATCH', `/teams/${teamId}`, { token: admin.token, body: { name: 'Taken over' } });
    expect(meanwhile).toBeUndefined();
    expect([answer.statusCode, answer.json()]).toEqual([403, asked]);
    expect((await teamAs(admin)).name).not.toBe('Taken over');
  });
});

describe('asking for it', () => {
  it('is the owner’s, who has it on, and is kept in the audit log', async () => {
    expect((await put(admin, true)).json()).toMatchObject({
      code: 'role_required',
      detail: 'Only the team’s owner can do this.',
    });
    const refused = await put(owner, true);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        code: 'two_step_required',
        detail: 'Turn on two-step sign-in for yourself first, in Settings. Then you can ask your team for it.',
      },
    ]);
    await turnOnTwoStep(server, owner.token);
    expect((await put(owner, true)).json()).toMatchObject({ requires_two_step: true, needs_two_step: false });
    expect((await put(owner, true)).statusCode).toBe(200);
    expect(await teamAs(admin)).toMatchObject({ requires_two_step: true, needs_two_step: true });
    expect(await teamAs(editor)).toMatchObject({ requires_two_step: true, needs_two_step: false });
    expect((await put(owner, false)).json()).toMatchObject({ requires_two_step: false });
    const log = await server.call('GET', `/audit-log?team_id=${teamId}`, { token: owner.token });
    const actions = log.json<WireTypes['AuditEntry'][]>().map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['team_two_step_optional', 'team_two_step_required']);
    expect(actions.filter((action) => action === 'team_two_step_required')).toHaveLength(1);
    await turnOff(owner);
  });

  it('isn’t taken back by an owner who has turned it off', async () => {
    await setRule(true);
    expect((await put(owner, false)).json()).toEqual(asked);
  });
});
