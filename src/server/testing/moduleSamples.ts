import type { ItemKind } from '../contract/access';
import type { OperationId } from '../contract/handlers';
import type { TestServer } from './testServer';

/** What the tests that go over all operations need of one module. */
export interface ModuleSamples {
  /** A valid body for each operation that takes one, so that nothing but the permission can be refused. */
  bodies: Readonly<Partial<Record<OperationId, unknown>>>;
  /** How the operations are tried that store what they are sent. */
  writing: Readonly<Partial<Record<OperationId, (server: TestServer, token: string) => Promise<Written>>>>;
  /** All others that take a body: it is not kept as it is, but says what to do. */
  acting: readonly OperationId[];
  /** What belongs to a workspace, by its kind. */
  things: Readonly<Partial<Record<ItemKind, SampleThing>>>;
}

interface Written {
  /** Every field that the operation stores, with a value that nothing has by itself. */
  body: Readonly<Record<string, unknown>>;
  /** Which revision is written over, where the operation wants to know. */
  revision?: number;
  /** The address to write to, and the one to read from; the answer's own id takes the place of `{id}`. */
  path: string;
  read: string;
}

export interface SampleThing {
  /** How the addresses of the operations on it begin. */
  address: string;
  /** Makes another one, in a team or in the account's own workspace, and returns its id. */
  add: (server: TestServer, token: string, teamId?: string) => Promise<string>;
}
