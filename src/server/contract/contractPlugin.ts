import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { invalidField, notFound, Refusal, roleRequired, teamNotFound, twoStepRequired } from '../lib/refusal';
import {
  type Credential,
  includesRole,
  includesScope,
  type KeyScope,
  personalScope,
  type Reach,
  roleBy,
  type Scope,
} from '../lib/scope';
import type { Authentication } from '../http/authenticate';
import { clientOf } from '../http/client';
import { readFileBodies } from '../http/fileBodies';
import type { Caller } from '../modules/auth/auth.types';
import { type Access, accessOf, type ItemKind } from './access';
import { jsonLimit, type Schema } from './bodyLimit';
import { createCrowd } from './crowd';
import type { Handlers, OperationId } from './handlers';
import { type LookAgain, type Part, sayingWhatWentFirst } from './lookAgain';
import { onBehalfOfSender } from './onBehalf';
import { createResolver, type Resolve } from './references';
import { doOnce, isRepeatable, type Once } from './repeats';
import { createSchemaCompiler } from './schemaValidation';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null for operations that are open to everybody. */
    caller: Caller | null;
    /** What the call is about; null for operations that are about no workspace. */
    scope: Scope | null;
  }
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: object;
}

type Content = Record<string, { schema: Schema }>;

interface Operation {
  operationId: string;
  'x-role'?: string;
  'x-item'?: string;
  'x-scope'?: string;
  'x-when-read-only'?: string;
  parameters?: { $ref?: string }[];
  security?: object[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Record<string, object> }>;
}

/** What is read here of an OpenAPI document. */
export interface ContractDocument {
  security?: object[];
  paths: Record<string, Record<string, Operation>>;
}

export interface ContractOptions extends LookAgain {
  document: ContractDocument;
  handlers: Handlers;
  authentication: Authentication;
  reach: Reach<ItemKind>;
  /** Does a call that may be sent again once. */
  once: Once;
  /** Throws for a team in which nothing may be changed at the moment. */
  refuseReadOnly: (scope: Scope) => Promise<void>;
}

/**
 * Serves every operation of the contract: checks requests against it, and serialises answers by it. Refuses to start
 * if an operation has no handler or a handler no operation.
 */
export async function contractPlugin(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const { document, handlers, authentication } = options;
  const crowd = createCrowd();
  const operations = operationsOf(document);
  const names = operations.map(({ operationId }) => operationId);
  compareNames(names, Object.keys(handlers));
  const fileTypes = [...new Set(operations.flatMap((operation) => Object.keys(filesOf(operation))))];
  const part = <T>(work: Part<T>) => onBehalfOfSender(authentication, sayingWhatWentFirst(options, work));
  const resolve = createResolver(document);

  app.decorateRequest('caller', null);
  app.decorateRequest('scope', null);
  app.setValidatorCompiler(createSchemaCompiler());
  if (fileTypes.length > 0) readFileBodies(app, fileTypes);
  for (const operation of operations) {
    const access = accessOf({ security: document.security, ...operation });
    const letIn = async (request: FastifyRequest, reply: FastifyReply) => {
      crowd.letIn(authentication.ownerOf(request), reply);
      if (access.by === 'anyone') return;
      request.caller = await authentication.authenticate(request, reply);
      refuseKeyWithout(access.keyScope, request.caller.credential);
    };
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemasOf(operation, resolve),
      // Checked before the body is read: callers who are refused need not send it.
      onRequest: [letIn, refuseOtherTypes(operation, fileTypes)],
      // After the id was checked.
      preHandler: access.by === 'member' ? [part(enter(access, options))] : [],
      bodyLimit: bodyLimitOf(operation, document),
      handler: part(
        routeHandler(
          handlers,
          operation.operationId as OperationId,
          isRepeatable(operation.parameters) ? options.once : undefined,
        ),
      ),
    });
  }
  // Until the routes are there.
  await app.after();
}

/** Every operation with its address, and with the parameters that all operations there take. */
function operationsOf({ paths }: ContractDocument) {
  return Object.entries(paths).flatMap(([path, { parameters: ofAll, ...operations }]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
      // Those of all operations stand beside the operations.
      parameters: [ofAll as Operation['parameters'], operation.parameters].flatMap((list) => list ?? []),
    })),
  );
}

function compareNames(wanted: string[], there: string[]): void {
  const missing = wanted.filter((name) => !there.includes(name));
  const surplus = there.filter((name) => !wanted.includes(name));
  if (missing.length > 0) throw new Error(`The contract's operations ${missing.join(', ')} have no handler.`);
  if (surplus.length > 0) throw new Error(`The handlers ${surplus.join(', ')} have no operation in the contract.`);
}

/** Finds the workspace that a call is about, and whether the caller may do there what the operation does. */
const enter =
  ({ role, item, whenReadOnly }: Access & { by: 'member' }, { reach, refuseReadOnly }: ContractOptions) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!request.caller) throw new Error('Nobody is signed in where a member is needed.');
    const { account, credential } = request.caller;
    const accountId = account.id;
    const right = { credential, role, whenReadOnly };
    const { id } = request.params as { id: string };
    const teamId = item ? undefined : (teamNamedIn(request) ?? teamOfKey(request.caller));
    const named = item
      ? reach.ofItem(accountId, item, id, right)
      : teamId && reach.ofItem(accountId, 'team', teamId, right);
    const found = named ? await named : personalScope(accountId, right);
    const isElsewhere = credential.kind === 'key' && credential.workspaceId !== found?.workspaceId;
    if (!found || isElsewhere) throw item && item !== 'team' ? notFound(item) : teamNotFound();
    const scope = { ...found, role: roleBy(credential, found.role) };
    if (!includesRole(scope.role, role))
      throw roleRequired(role, found.role === scope.role ? scope : { isByKey: true });
    if (scope.needsTwoStep && role !== 'viewer') throw twoStepRequired();
    if (scope.isTeam && !whenReadOnly) await refuseReadOnly(scope);
    request.scope = scope;
  };

/** The team whose key a call is made with; `undefined` for calls that are made otherwise. */
const teamOfKey = ({ account, credential }: Caller): string | undefined =>
  credential.kind === 'key' && credential.workspaceId !== account.id ? credential.workspaceId : undefined;

/** Refuses a key that may not make a call. Throws `Refusal('key_not_allowed')` and `Refusal('scope_required')`. */
function refuseKeyWithout(needed: KeyScope | undefined, credential: Credential): void {
  if (credential.kind !== 'key') return;
  if (!needed) {
    throw new Refusal('key_not_allowed', 'API keys can’t do this. Sign in to the app instead.');
  }
  if (!includesScope(credential.scopes, needed)) {
    throw new Refusal('scope_required', `This API key needs the scope ${needed}. Create one that has it.`);
  }
}

/** Which team a request names in its address, or in the body of what is to be made there. */
function teamNamedIn({ query, body }: FastifyRequest): string | null | undefined {
  const { team_id: inAddress } = query as { team_id?: string };
  const { team_id: inBody } = (body ?? {}) as { team_id?: string | null };
  if (inAddress === undefined || inBody === undefined) return inAddress ?? inBody;
  if (inAddress.toLowerCase() === inBody?.toLowerCase()) return inAddress;
  throw invalidField(
    'team_id',
    'The body names another team than the address. Send it in one of them, or the same in both.',
  );
}

/** What an operation takes that is no JSON, by content type. */
function filesOf({ requestBody }: Operation) {
  const { 'application/json': _json, ...files } = requestBody?.content ?? {};
  return files;
}

/** How much an operation takes: of files what the contract says of them, of JSON what its schema needs. */
function bodyLimitOf(operation: Operation, document: ContractDocument): number {
  const [file] = Object.values(filesOf(operation));
  return file?.schema.maxLength ?? jsonLimit(operation.requestBody?.content['application/json']?.schema, document);
}

/** Refuses files where JSON is wanted, and everything but its files where an operation takes those. */
function refuseOtherTypes(operation: Operation, fileTypes: string[]) {
  const files = Object.keys(filesOf(operation));
  return ({ headers }: FastifyRequest, _reply: FastifyReply, done: (refusal?: Refusal) => void) => {
    const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const isRight = files.length > 0 ? files.includes(type) : !fileTypes.includes(type);
    if (isRight) return done();
    const wanted = files.length > 0 ? files.join(', ') : 'application/json';
    done(new Refusal('unsupported_media_type', `Please send the body as ${wanted}.`));
  };
}

/** What requests and answers of an operation are checked against and written by. */
function schemasOf({ parameters = [], requestBody, responses }: Operation, resolve: Resolve): FastifySchema {
  const stated = parameters.map((one) => resolve(one) as Parameter);
  const placedIn = (place: string) => stated.filter((one) => one.in === place);
  const inPath = placedIn('path');
  // As Node has their names.
  const inHeader = placedIn('header').map((one) => ({ ...one, name: one.name.toLowerCase() }));
  const body = requestBody?.content['application/json']?.schema;
  return {
    ...(inPath.length > 0 && { params: schemaOfAll(inPath) }),
    // Unknown parameters would be let through otherwise.
    querystring: { ...schemaOfAll(placedIn('query')), additionalProperties: false },
    ...(inHeader.length > 0 && { headers: schemaOfAll(inHeader) }),
    // Of whatever content type: a body without one would not be checked otherwise.
    ...(body && { body: resolve(body) }),
    response: Object.fromEntries(
      Object.entries(responses).flatMap(([status, response]) => {
        // Answers that are no JSON are sent as they are.
        const json = (resolve(response) as { content?: Content }).content?.['application/json'];
        return json ? [[status, { content: { 'application/json': json } }]] : [];
      }),
    ),
  };
}

const schemaOfAll = (parameters: Parameter[]) => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

/** Aborted when the caller hangs up before the answer is complete. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) controller.abort();
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return controller.signal;
}

/** `once` is given for operations that take `Idempotency-Key`. */
function routeHandler<O extends OperationId>(handlers: Handlers, operationId: O, once: Once | undefined) {
  const handle = (request: FastifyRequest, reply: FastifyReply) =>
    handlers[operationId]({
      // The contract has just checked that these are what the operation's types say.
      params: request.params as never,
      query: request.query as never,
      body: request.body as never,
      get caller() {
        if (!request.caller) throw new Error(`${operationId} is open to everybody and has no caller.`);
        return request.caller;
      },
      get scope() {
        if (!request.scope) throw new Error(`${operationId} is about no workspace.`);
        return request.scope;
      },
      rawBody: request.rawBody ?? Buffer.alloc(0),
      file: request.receivedFile ?? undefined,
      get signal() {
        return whenGone(reply);
      },
      problemOf: (error) => request.server.problemOf(error, request),
      headers: request.headers,
      client: clientOf(request),
    });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await (once ? doOnce(once, request, () => handle(request, reply)) : handle(request, reply));
    return reply
      .code(answer.status)
      .headers(answer.headers ?? {})
      .send(answer.body);
  };
}
