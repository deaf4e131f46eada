import { notFound, teamNotFound } from '../lib/refusal';
import { includesRole, type Role, roles } from '../lib/scope';
import { addApiKey, addTeam, givePlan, inTeam, join, signUp } from '../testing/builders';
import { type ContractOperation, contractOperations, takesTeam } from '../testing/contractCheck';
import { sampleAddress, sampleBody } from '../testing/sampleRequests';
import { teamThings } from '../testing/teamThings';
import { useTestServer } from '../testing/testServer';
import type { ItemKind } from './access';

/** Everybody is made once; what a call may change or take away is made for the call. */
const server = useTestServer({ keepsData: true, config: { rateLimits: false } });

type Who = Role | 'outsider' | 'signed out';
const everybody: Who[] = ['signed out', 'outsider', ...roles];

const isForMembers = ({ 'x-role': role }: ContractOperation) => role !== 'anyone' && role !== 'person';
const isOnThing = (operation: ContractOperation) => operation['x-item'] !== undefined;
const rows = contractOperations
  .filter((operation) => isForMembers(operation) && (takesTeam(operation) || isOnThing(operation)))
  .map((operation) => [operation.operationId, operation] as const);

type Person = Awaited<ReturnType<typeof signUp>>;
let people: Record<Exclude<Who, 'signed out'>, Person>;
let teamId: string;

async function makeTeam(): Promise<string> {
  const { id } = await addTeam(server, people.owner.token);
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    await join(server, people.owner.token, id, people[role], role);
  }
  return id;
}

beforeAll(async () => {
  people = {
    owner: await signUp(server),
    admin: await signUp(server),
    editor: await signUp(server),
    viewer: await signUp(server),
    outsider: await signUp(server),
  };
  await givePlan(server, people.owner.user.id, 'enterprise');
  teamId = await makeTeam();
});

/** Makes one of the team's, for the owner to be sure that it works; a key for who calls, since it is its maker's. */
const things: Record<ItemKind, (who: Who) => Promise<string>> = {
  ...teamThings(server, () => ({ token: people.owner.token, teamId })),
  key: async (who) => {
    const maker = who === 'signed out' || who === 'outsider' ? people.owner : people[who];
    return (await addApiKey(server, maker.token, {}, teamId)).key.id;
  },
  team: async () => {
    await server.database.run('delete from workspaces where owner_id <> id and id <> $1', [teamId]);
    return makeTeam();
  },
};

const call = (operation: ContractOperation, who: Who, id: string) =>
  server.call(operation.method, inTeam(sampleAddress(operation, id), takesTeam(operation) ? teamId : null), {
    token: who === 'signed out' ? undefined : people[who].token,
    ...sampleBody(operation),
  });

type Answer = Awaited<ReturnType<typeof call>>;

/** Why a caller was refused; a refusal for any other reason counts as let through. */
function outcome(answer: Answer, item: ItemKind | undefined): string {
  if (answer.statusCode < 400) return 'let through';
  const { code, detail } = answer.json<{ code: string; detail: string }>();
  const isKeptOut = ['unauthenticated', 'role_required', 'team_read_only'].includes(code);
  const absences = [teamNotFound().detail, ...(item ? [notFound(item).detail] : [])];
  return isKeptOut || (code === 'not_found' && absences.includes(detail)) ? code : 'let through';
}

function wanted({ 'x-role': needed }: ContractOperation, who: Who): string {
  if (who === 'signed out') return 'unauthenticated';
  if (who === 'outsider') return 'not_found';
  return includesRole(who, needed as Role) ? 'let through' : 'role_required';
}

it('has a row for every operation but those about an account’s own things alone', () => {
  const others = contractOperations.filter(isForMembers).map(({ operationId }) => operationId);
  const named = new Set<string>(rows.map(([name]) => name));
  expect(others.filter((name) => !named.has(name))).toEqual(['addSampleCampaigns', 'removeSampleCampaigns']);
});

describe.each(rows)('%s', (_name, operation) => {
  const item = operation['x-item'];

  it('is answered in a team as the role says', async () => {
    const found: Record<string, string> = {};
    let id = '';
    for (const who of everybody) {
      if (id === '' || item === 'key') id = item ? await things[item](who) : 'none';
      const answer = await call(operation, who, id);
      found[who] = outcome(answer, item);
      // Refused callers and readers change nothing, so the next one finds the same thing.
      if (found[who] === 'let through' && operation.method !== 'GET') id = '';
    }
    expect(found).toEqual(Object.fromEntries(everybody.map((who) => [who, wanted(operation, who)])));
  });
});

describe('while the owner’s plan includes no teams', () => {
  const made = new Map<string, string>();

  beforeAll(async () => {
    for (const [kind, make] of Object.entries(things)) made.set(kind, await make('owner'));
    for (const [name, operation] of rows) {
      if (operation['x-item'] !== 'key') continue;
      for (const who of roles) made.set(`${name} ${who}`, await things.key(who));
    }
    // Some operations take the team away or somebody out of it.
    for (const [name, operation] of rows) if (operation['x-item'] === 'team') made.set(name, await makeTeam());
    await givePlan(server, people.owner.user.id, 'pro');
  });

  it.each(rows)('%s is refused unless it only reads, or ends something', async (name, operation) => {
    const item = operation['x-item'];
    const changes = operation['x-role'] !== 'viewer' && operation['x-when-read-only'] !== 'allowed';
    for (const who of roles) {
      const id = made.get(`${name} ${who}`) ?? made.get(name) ?? made.get(item ?? '') ?? '';
      const asEver = wanted(operation, who);
      const answer = await call(operation, who, id);
      expect([who, outcome(answer, item)]).toEqual([
        who,
        asEver === 'let through' && changes ? 'team_read_only' : asEver,
      ]);
    }
  });
});
