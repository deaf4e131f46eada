import type { Readable } from 'node:stream';
import type { ReceivedFile } from '../lib/receivedFile';
import type { Scope } from '../lib/scope';
import type { Caller, Client } from '../modules/auth/auth.types';
import type { ErrorCode } from './generated/bounds.gen';
import type { components, operations } from './generated/contract.gen';

export type { ErrorCode };

/** Shapes that travel: snake_case, money in dollars, times as texts. */
export type WireTypes = components['schemas'];

export type OperationId = keyof operations;

type Parameters<O extends OperationId, Part extends 'query' | 'path'> = operations[O]['parameters'] extends {
  [P in Part]?: infer Found;
}
  ? NonNullable<Found>
  : never;

type JsonBody<O extends OperationId> = operations[O] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

/** A request that the contract has let through. */
export interface Call<O extends OperationId> {
  params: Parameters<O, 'path'>;
  query: Parameters<O, 'query'>;
  body: JsonBody<O>;
  /** Who calls. Throws for operations that are open to everybody. */
  readonly caller: Caller;
  /** What the call is about, which the caller may do there. Throws for operations that are about no workspace. */
  readonly scope: Scope;
  client: Client;
  /** The body's exact bytes, which a sender may have signed; empty without a body. */
  rawBody: Buffer;
  /** The body of an operation that takes a file; `undefined` if it was empty. */
  file: ReceivedFile | undefined;
  /** Aborted when the caller hangs up before the answer is complete. */
  readonly signal: AbortSignal;
  /** The body of a failure, where an answer has begun already and can only end with it. */
  problemOf(this: void, error: unknown): WireTypes['Problem'];
  /** Headers by lower-case name. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

type Success = 200 | 201 | 202 | 204;
type Responses<O extends OperationId> = operations[O]['responses'];
/** Files are sent unchanged: as text, as bytes, or in pieces. So is JSON that is too long for memory. */
type ContentOf<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Body }
    ? Body | Readable
    : string | Uint8Array | Readable
  : undefined;

/** An operation's successful answer. */
type Answer<O extends OperationId> = {
  [Status in Success & keyof Responses<O>]: {
    status: Status;
    headers?: Record<string, string>;
  } & (ContentOf<Responses<O>[Status]> extends undefined
    ? { body?: undefined }
    : { body: ContentOf<Responses<O>[Status]> });
}[Success & keyof Responses<O>];

/** Does one operation of the contract. */
type Handler<O extends OperationId> = (call: Call<O>) => Promise<Answer<O>>;

/** A handler for every operation: one that is missing does not compile, and does not start either. */
export type Handlers = { [O in OperationId]: Handler<O> };
