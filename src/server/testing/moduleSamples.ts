import type { ItemKind } from '../contract/access';
import type { OperationId } from '../contract/handlers';
import type { TestServer } from './testServer';

/** What the tests that go over all operations need of one module. */
export interface ModuleSamples {
  /** A valid body for each operation that takes one, so that nothing but the permission can be refused. */
  bodies: Readonly<Partial<Record<OperationId, unknown>>>;
  /** What belongs to a workspace, by its kind. */
  things: Readonly<Partial<Record<ItemKind, SampleThing>>>;
}

export interface SampleThing {
  /** How the addresses of the operations on it begin. */
  address: string;
  /** Makes another one, in a team or in the account's own workspace, and returns its id. */
  add: (server: TestServer, token: string, teamId?: string) => Promise<string>;
}
