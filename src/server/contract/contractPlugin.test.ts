import Fastify from 'fastify';
import { type Credential, personalScope, type Reach } from '../lib/scope';
import type { Caller } from '../modules/auth/auth.types';
import { contract } from '../testing/contractCheck';
import { type ContractDocument, contractPlugin } from './contractPlugin';
import type { Handlers } from './handlers';
import { isRepeatable } from './repeats';

const document = contract as unknown as ContractDocument;
const operationIds = Object.values(document.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId }) => operationId ?? []);
const handlers = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, () => Promise.resolve({ status: 204 })])) as unknown as Handlers;
const nobody: Reach = { ofItem: () => Promise.resolve(undefined) };
const start = (names: string[], contract = document) =>
  contractPlugin(Fastify(), {
    document: contract,
    handlers: handlers(names),
    authentication: { ownerOf: () => 'me', authenticate: () => Promise.reject(new Error('not called')) },
    reach: nobody,
    once: (_call, work) => work(),
    refuseReadOnly: () => Promise.resolve(),
    confirmRight: () => Promise.resolve(),
    whatIsGone: () => undefined,
  });

/** The contract with another statement about an operation. */
function stating(operationId: string, stated: Record<string, unknown>): ContractDocument {
  const changed = structuredClone(document);
  const operation = Object.values(changed.paths)
    .flatMap((path) => Object.values(path))
    .find((one) => one.operationId === operationId);
  Object.assign(operation ?? {}, stated);
  return changed;
}

it('starts when there is a handler for every operation', async () => {
  await expect(start(operationIds)).resolves.toBeUndefined();
});

it('refuses to start without a handler for an operation', async () => {
  await expect(start(operationIds.filter((name) => name !== 'logIn'))).rejects.toThrow(
    "The contract's operations logIn have no handler.",
  );
});

it('refuses to start with a handler that the contract does not know', async () => {
  await expect(start([...operationIds, 'logInAsAdmin'])).rejects.toThrow(
    'The handlers logInAsAdmin have no operation in the contract.',
  );
});

it.each([
  ['no role', 'createCampaign', { 'x-role': undefined }, 'createCampaign does not say in x-role who may call it.'],
  ['an unknown role', 'createCampaign', { 'x-role': 'boss' }, 'createCampaign does not say in x-role who may call it.'],
  ['a role without a sign-in', 'getAd', { security: [] }, 'getAd is open by x-role or by security, not by both.'],
  ['no scope', 'getAd', { 'x-scope': undefined }, 'getAd does not say in x-scope what a key needs for it.'],
  ['an unknown scope', 'getAd', { 'x-scope': 'ads:all' }, 'getAd does not say in x-scope what a key needs for it.'],
  ['an id of nothing', 'getAd', { 'x-item': undefined }, 'getAd does not say in x-item of what its id is.'],
])('refuses to start with %s', async (_what, operationId, stated, message) => {
  await expect(start(operationIds, stating(operationId, stated))).rejects.toThrow(
    `The contract's operation ${message}`,
  );
});

describe('the role in a workspace', () => {
  const id = '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d';
  const credential: Credential = { kind: 'session', id: 's' };
  const right = { credential, role: 'viewer' as const, whenReadOnly: true };
  const viewer = { ...personalScope('another account', right), role: 'viewer' as const };
  const call = async (method: 'DELETE' | 'GET', reach: Reach) => {
    const app = Fastify();
    const codes: unknown[] = [];
    app.setErrorHandler((error, _request, reply) => {
      codes.push((error as { code?: unknown }).code);
      return reply.code(400).send();
    });
    await contractPlugin(app, {
      document,
      handlers: handlers(operationIds),
      authentication: {
        ownerOf: () => 'me',
        authenticate: () => Promise.resolve({ account: { id: 'me' }, credential } as Caller),
      },
      reach,
      once: (_call, work) => work(),
      refuseReadOnly: () => Promise.resolve(),
      confirmRight: () => Promise.resolve(),
      whatIsGone: () => undefined,
    });
    await app.inject({ method, url: `/campaigns/${id}` });
    await app.close();
    return codes[0];
  };

  it('lets in callers who have the role that the contract asks for', async () => {
    expect(await call('GET', { ...nobody, ofItem: () => Promise.resolve(viewer) })).toBeUndefined();
  });

  it('refuses a lower one', async () => {
    expect(await call('DELETE', { ...nobody, ofItem: () => Promise.resolve(viewer) })).toBe('role_required');
  });

  it('is nobody’s where the account reaches nothing', async () => {
    expect(await call('GET', nobody)).toBe('not_found');
  });
});

it('takes Idempotency-Key with every POST that somebody makes, and with no other call', () => {
  const operations = Object.entries(document.paths).flatMap(([, path]) => Object.entries(path));
  const taking = operations.filter(([, { parameters }]) => parameters && isRepeatable(parameters));
  const made = operations.filter(([method, { security }]) => method === 'post' && security?.length !== 0);
  expect(taking.map(([, { operationId }]) => operationId)).toEqual(made.map(([, { operationId }]) => operationId));
  expect(taking.length).toBeGreaterThan(35);
});
