import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Log } from '../lib/log';
import { lockDataDir } from './dataDirLock';
import { createEmbeddedClient, inTurns, timesAsDates } from './embeddedClient';
import { migrateEmbedded, migrateServer, setUpAlone } from './migrate';

/** What repositories query: the database itself or one transaction, embedded or on a server. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** How alike a word and a misspelt one have to be, from 0 to 1; what the operator <% goes by. */
const wordSimilarity = 'pg_trgm.word_similarity_threshold = 0.5';

/** An open, migrated database. */
export interface Database {
  db: Db;
  /** Runs SQL text outside of any transaction; without `values` it may hold several statements. */
  run(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Does work on what the database is made of while no other process does. */
  setUp(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `undefined`: the embedded database. */
  databaseUrl: string | undefined;
  /** Where the embedded database lives. */
  dataDir: string;
  migrationsDir: string;
  log: Log;
}

/** Opens the configured database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openDataDir(options)
    : openServer(options.databaseUrl, options.migrationsDir, options.log);
}

async function openDataDir({ dataDir, migrationsDir, log }: DatabaseOptions): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDataDir(dataDir);
  try {
    const folder = path.join(dataDir, 'database');
    log.info({ folder }, 'Opening the embedded database; making a new one takes a few seconds.');
    const database = await openEmbedded(await createEmbeddedClient({ dataDir: folder }), migrationsDir);
    return {
      ...database,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Migrates an embedded database and makes it ready for use. */
export async function openEmbedded(client: PGlite, migrationsDir: string): Promise<Database> {
  const embedded = inTurns(client);
  const db = drizzlePglite({ client: embedded as PGlite });
  await migrateEmbedded(db, migrationsDir);
  await embedded.exec(`set ${wordSimilarity}`);
  const reading = { parsers: timesAsDates };
  return {
    db,
    run: async (text, values) => {
      if (values?.length) return embedded.query<Record<string, unknown>>(text, values, reading);
      const results = await embedded.exec(text, reading);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    setUp: (work) => work(),
    close: () => client.close(),
  };
}

/** Connects to a PostgreSQL server and migrates its database. */
export async function openServer(databaseUrl: string, migrationsDir: string, log: Log): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A request is given up after 30 seconds, so nothing may run for longer.
    statement_timeout: 20_000,
    keepAlive: true,
    options: `-c ${wordSimilarity.replaceAll(' ', '')}`,
  });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection broke.'));
  try {
    await migrateServer(pool, migrationsDir);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzlePg(pool),
    run: async (text, values) => pool.query<Record<string, unknown>>(text, values),
    setUp: (work) => setUpAlone(pool, work),
    close: () => pool.end(),
  };
}
