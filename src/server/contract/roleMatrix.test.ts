import type { FastifyInstance } from 'fastify';
import { includesRole, personalScope, type Reach, type Role, roles } from '../lib/scope';
import { Refusal } from '../lib/refusal';
import type { Caller } from '../modules/auth/auth.types';
import { type ContractOperation, contractOperations, takesTeam } from '../testing/contractCheck';
import { inTeam } from '../testing/builders';
import { outcomeOf, startContractApp } from '../testing/contractApp';
import { sampleAddress } from '../testing/sampleRequests';

/** Who calls: nobody, somebody of another workspace, or a member in a role. */
type Who = 'signed out' | 'outsider' | Role;

const everybody: Who[] = ['signed out', 'outsider', ...roles];
const anyId = '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d';
const apps = new Map<Who, FastifyInstance>();

/** For one kind of caller. */
function appFor(who: Who): Promise<FastifyInstance> {
  const reach: Reach = {
    ofItem: (_actorId, _kind, _id, right) =>
      Promise.resolve(
        who === 'signed out' || who === 'outsider' ? undefined : { ...personalScope('another', right), role: who },
      ),
  };
  return startContractApp(
    () =>
      who === 'signed out'
        ? Promise.reject(new Refusal('unauthenticated', 'Please sign in.'))
        : Promise.resolve({ account: { id: 'me' }, credential: { kind: 'session', id: 'session' } } as Caller),
    reach,
  );
}

beforeAll(async () => {
  for (const who of everybody) apps.set(who, await appFor(who));
});
afterAll(async () => {
  for (const app of apps.values()) await app.close();
});

/** What the contract says about a caller: the code of the refusal, or that the call is allowed. */
function wanted(operation: ContractOperation, who: Who): string {
  const needed = operation['x-role'];
  if (needed === 'anyone') return 'let through';
  if (who === 'signed out') return 'unauthenticated';
  if (needed === 'person') return 'let through';
  // Where no workspace can be named, the call is about the caller's own.
  if (!operation['x-item'] && !takesTeam(operation)) return 'let through';
  if (who === 'outsider') return 'not_found';
  return includesRole(who, needed) ? 'let through' : 'role_required';
}

it('has a row for every operation, and every role occurs', () => {
  const used = new Set(contractOperations.map((operation) => operation['x-role']));
  expect([...used].sort()).toEqual(['admin', 'anyone', 'editor', 'owner', 'person', 'viewer']);
});

describe.each(contractOperations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (_id, operation) => {
    it.each(everybody)('is answered as its role says: %s', async (who) => {
      const url = inTeam(sampleAddress(operation, anyId), takesTeam(operation) ? anyId : null);
      const app = apps.get(who);
      expect(app && (await outcomeOf(app, operation, url))).toBe(wanted(operation, who));
    });
  },
);
