import type { Handlers, WireTypes } from './contract/handlers';
import type { Db } from './db/connect';
import type { ItemTable } from './db/reach';
import type { UnitOfWork } from './db/unitOfWork';
import type { ActivityTable } from './lib/activity';
import type { Clock } from './lib/clock';
import type { JobDefinition } from './lib/jobs';
import type { InPieces } from './lib/jsonPieces';
import type { Scope } from './lib/scope';

/**
 * All that the server has to know about one noun. No part may be left out; what a noun doesn't have is empty. How to
 * add one: docs/adding-a-module.md.
 */
export interface ServerModule {
  /** Bound to the database, or to a transaction. */
  repositories: (db: Db, everyActivity: ActivityTable) => object;
  /** Gets the server's dependencies on the outside world, and the services of the modules before this one. */
  services: (given: never) => object;
  handlers: (services: never, site: Site) => Partial<Handlers>;
  /** Work that is done outside of requests. */
  jobs: Record<string, JobDefinition<never, never>>;
  /** What is removed every night, each step by its name in the log. */
  housekeeping: (services: never) => HousekeepingSteps;
  /** The noun's part of what an account can take home. */
  accountExport: (services: never, ofAccount: Scope) => Promise<AccountExportPart>;
  /** What members of a team are told that others did. */
  activity: ModuleActivity;
  /** What belongs to a workspace and is found by an id, as `x-item` of the contract names it. */
  itemKinds: Record<string, ItemTable>;
}

/** Where browsers find the product, what it is called there, and whether its emails go out. */
export interface Site {
  productName: string;
  isHttps: boolean;
  sendsMail: boolean;
}

export type ModuleActivity = ActivityTable<WireTypes['TeamActivityKind'], WireTypes['TeamActivityAction']>;

export type HousekeepingSteps = Record<string, () => Promise<void>>;

/** The modules' parts of the export; the account says who it is. */
export type ExportedThings = InPieces<
  Omit<WireTypes['AccountExport'], 'exported_at' | 'user' | 'sessions' | 'two_step'>
>;

type AccountExportPart = Partial<ExportedThings>;

/** What nearly all services are made of. */
export interface Given<Repositories, Transaction = Repositories> {
  /** Outside of transactions. */
  repositories: Repositories;
  unitOfWork: UnitOfWork<Transaction>;
  clock: Clock;
}

/** Of each of several, all at once: a part of every module, put together. */
export type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Puts parts together, of which no two have a name in common. */
export const together = <Part extends object>(parts: readonly Part[]): Together<Part> =>
  Object.assign({}, ...parts) as Together<Part>;

/**
 * The services of modules, each of which is given those of the modules before it. Where a module needs one that is not
 * there by then, it and all after it are missing from the result, so that code that uses them does not compile.
 */
export type ServicesOf<Modules, Before> = Modules extends readonly [infer First, ...infer Rest]
  ? First extends { services: (given: Before) => infer Made }
    ? Made & ServicesOf<Rest, Before & Made>
    : { isGivenTooLittle: First }
  : unknown;
