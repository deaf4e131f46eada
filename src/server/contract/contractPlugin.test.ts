import Fastify from 'fastify';
import { contract } from '../testing/contractCheck';
import { type ContractDocument, contractPlugin } from './contractPlugin';
import type { Handlers } from './handlers';

const document = contract as unknown as ContractDocument;
const operationIds = Object.values(document.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId }) => operationId ?? []);
const handlers = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, () => Promise.resolve({ status: 204 })])) as unknown as Handlers;
const start = (names: string[]) =>
  contractPlugin(Fastify(), {
    document,
    handlers: handlers(names),
    authenticate: () => Promise.reject(new Error('not called')),
  });

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
