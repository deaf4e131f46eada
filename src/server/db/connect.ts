import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from '../lib/log';
import { FairPool } from './fairPool';
import { migrateServer, setUpAlone } from './migrate';

/** What repositories query: the database itself or one transaction, embedded or on a server. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface Database {
  db: Db;
  /** Runs SQL text outside of any transaction; without `values` it may hold several statements. */
  run(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Does work on the schema while no other process does. */
  setUp(work: () => Promise<void>): Promise<void>;
  /** False while the disk is almost full and every write is refused; always true with a database server. */
  hasSpace(): boolean;
  /** Keeps a backup of the day, and tries to vacuum. A database server or the people who run it do both themselves. */
  maintain(now: Date): Promise<void>;
  /** Writes everything into a file while requests go on. Only the embedded database can. */
  backUp?(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Short enough that a statement and its rollback together end within 25 seconds. */
const longestStatementMs = 12_000;

/** Connects to a PostgreSQL server and migrates its database. */
export async function openServer(
  databaseUrl: string,
  migrationsDir: string,
  log: Log,
  longestMs = longestStatementMs,
): Promise<Database> {
  const address = { connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5_000 };
  const pool = new FairPool({
    ...address,
    max: 20,
    idleTimeoutMillis: 30_000,
    // Connections that nobody uses keep no process from ending.
    allowExitOnIdle: true,
    // Among millions of days, compiling a statement takes 30 ms of processor time and reading a few of them takes 1.
    options: '-c jit=off',
    // The server ends slow statements itself. This ends the wait for a server that has stopped answering.
    statement_timeout: longestMs * 0.9,
    query_timeout: longestMs,
  });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection broke.'));
  const alone = () => new pg.Client(address);
  try {
    await migrateServer(alone, migrationsDir);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzlePg(pool),
    run: async (text, values) => pool.query<Record<string, unknown>>(text, values),
    setUp: (work) => setUpAlone(alone, work),
    hasSpace: () => true,
    maintain: () => Promise.resolve(),
    close: () => pool.end(),
  };
}
