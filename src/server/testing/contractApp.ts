import Fastify, { type FastifyInstance } from 'fastify';
import type { Authentication } from '../http/authenticate';
import { Refusal } from '../lib/refusal';
import type { Reach } from '../lib/scope';
import { contractPlugin } from '../contract/contractPlugin';
import type { Handlers } from '../contract/handlers';
import { contract, type ContractOperation, contractOperations } from './contractCheck';
import { sampleBody } from './sampleRequests';

/** The contract with handlers that do nothing, to see who is let through to them. */
export async function startContractApp(authenticate: Authentication['authenticate'], reach: Reach) {
  const app = Fastify({ bodyLimit: 10_485_760 });
  const handlers = contractOperations.map(({ operationId }) => [operationId, () => Promise.resolve({ status: 204 })]);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(400).send({ detail: String(error), ...(error instanceof Refusal && { code: error.code }) }),
  );
  await contractPlugin(app, {
    document: contract,
    handlers: Object.fromEntries(handlers) as Handlers,
    authentication: { ownerOf: () => 'me', authenticate },
    reach,
    once: (_call, work) => work(),
    refuseReadOnly: () => Promise.resolve(),
    confirmRight: () => Promise.resolve(),
    whatIsGone: () => undefined,
  });
  return app;
}

/** What became of a valid call: the code of the refusal, or that it was let through. */
export async function outcomeOf(app: FastifyInstance, operation: ContractOperation, url: string): Promise<unknown> {
  const { body, payload, headers } = sampleBody(operation) as {
    body?: object;
    payload?: Buffer;
    headers?: Record<string, string>;
  };
  const answer = await app.inject({
    method: operation.method as 'GET',
    url,
    ...((payload ?? body) !== undefined && { payload: payload ?? body }),
    ...(headers && { headers }),
  });
  return answer.statusCode === 204 ? 'let through' : answer.json<{ code?: string }>().code;
}
