import type { FastifyInstance } from 'fastify';
import { includesRole, type KeyRole, type KeyScope, personalScope, type Reach, type Role, roles } from '../lib/scope';
import { Refusal } from '../lib/refusal';
import type { Caller } from '../modules/auth/auth.types';
import { outcomeOf, startContractApp } from '../testing/contractApp';
import { type ContractOperation, contractOperations } from '../testing/contractCheck';
import { sampleAddress } from '../testing/sampleRequests';
import { keyScopeValues } from './generated/bounds.gen';

/** A key of a team, what its maker is there, and whether the plan includes API access. */
interface Key {
  scope: KeyScope;
  role: KeyRole;
  makerRole: Role;
  isPaidFor: boolean;
}

const keyRoles: KeyRole[] = ['viewer', 'editor', 'admin'];
const anyId = '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d';

/** Every scope, with every role of the key and of its maker, and one that nobody pays for. */
const paidFor: Key[] = keyScopeValues.flatMap((scope) =>
  keyRoles.flatMap((role) => roles.map((makerRole) => ({ scope, role, makerRole, isPaidFor: true }))),
);
const keys: Key[] = [...paidFor, { scope: 'campaigns:write', role: 'admin', makerRole: 'owner', isPaidFor: false }];

let app: FastifyInstance;
/** The one that calls. */
let calling: Key;

const reach: Reach = {
  ofItem: (_actorId, _kind, _id, right) =>
    Promise.resolve({ ...personalScope('team', right), actorId: 'me', isTeam: true, role: calling.makerRole }),
};

function authenticate(): Promise<Caller> {
  const { scope, role, isPaidFor } = calling;
  if (!isPaidFor) return Promise.reject(new Refusal('plan_required', 'API access is part of Business.'));
  const credential = { kind: 'key', id: 'key', workspaceId: 'team', role, scopes: [scope] };
  return Promise.resolve({ account: { id: 'me' }, credential } as unknown as Caller);
}

beforeAll(async () => {
  app = await startContractApp(authenticate, reach);
});
afterAll(() => app.close());

/** What the contract says about a key: the code of the refusal, or that the call is allowed. */
function wanted(operation: ContractOperation, { scope, role, makerRole, isPaidFor }: Key): string {
  const { 'x-role': neededRole, 'x-scope': neededScope } = operation;
  if (neededRole === 'anyone') return 'let through';
  if (!isPaidFor) return 'plan_required';
  if (neededScope === 'none') return 'key_not_allowed';
  const [area] = scope.split(':');
  if (scope !== neededScope && !(scope.endsWith(':write') && neededScope === `${area}:read`)) return 'scope_required';
  if (neededRole === 'person') return 'let through';
  return includesRole(role, neededRole) && includesRole(makerRole, neededRole) ? 'let through' : 'role_required';
}

it('uses every scope', () => {
  const used = new Set(contractOperations.map((operation) => operation['x-scope']));
  expect([...used].sort()).toEqual([...keyScopeValues, 'none', undefined].sort());
});

it.each(contractOperations.map((operation) => [operation.operationId, operation] as const))(
  '%s is answered as its scope and its role say',
  async (_id, operation) => {
    const answers: [Key, unknown][] = [];
    for (const key of keys) {
      calling = key;
      answers.push([key, await outcomeOf(app, operation, sampleAddress(operation, anyId))]);
    }
    expect(answers).toEqual(keys.map((key) => [key, wanted(operation, key)]));
  },
);

it('changes nothing of who decides and who pays', () => {
  const never = contractOperations.filter((operation) => operation['x-scope'] === 'none');
  const areas = new Set(never.map(({ path }) => path.split('/')[1]));
  expect([...areas].sort()).toEqual([
    'api-keys',
    'audit-log',
    'auth',
    'billing',
    'campaigns',
    'email-summary',
    'invitations',
    'proof-emails',
    'teams',
    'webhook-deliveries',
    'webhooks',
  ]);
  const ofKeys = contractOperations.filter(({ 'x-scope': scope = 'none' }) => scope !== 'none');
  expect(ofKeys.filter(({ path }) => /^\/(?:api-keys|billing|invitations)/.test(path))).toEqual([]);
});
