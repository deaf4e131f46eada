import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Log } from '../lib/log';
import { lockDataDir } from './dataDirLock';
import { DataDirUnusable, describeFault, hasDatabase, prepareDataDir } from './dataFolder';
import { answerRequests, backUp, backUpNightly, takeRestored } from './backups';
import { createEmbeddedClient, type EmbeddedClient, inTurns, timesAsDates } from './embeddedClient';
import { guardSpace, type SpaceGuard } from './spaceGuard';
import { vacuumAll } from './vacuum';
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
  /** False while the disk is almost full and every write is refused. A server of its own looks after its disk. */
  hasSpace(): boolean;
  /** Vacuums, and keeps a backup of the day: what a server of its own does by itself, or its keeper sees to. */
  maintain(now: Date): Promise<void>;
  /** Writes everything into a file, while requests go on. A database in a folder can. */
  backUp?(file: string): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `undefined`: the embedded database. */
  databaseUrl: string | undefined;
  /** Where the embedded database lives. */
  dataDir: string;
  /** The program that makes an empty database in the folder that its argument names. */
  makeDatabase: string;
  /** Called when another process has taken the data folder: this one must end at once. */
  onLost: () => void;
  migrationsDir: string;
  log: Log;
}

/** Opens the configured database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openDataDir(options)
    : openServer(options.databaseUrl, options.migrationsDir, options.log);
}

async function openDataDir({ dataDir, makeDatabase, onLost, migrationsDir, log }: DatabaseOptions): Promise<Database> {
  await prepareDataDir(dataDir);
  const unlock = await lockDataDir(dataDir, { onLost });
  try {
    const folder = path.join(dataDir, 'database');
    const aside = await takeRestored(dataDir, folder, new Date());
    if (aside) log.warn({ aside }, 'A restored backup has taken the place of the database, which was put aside.');
    log.info({ folder }, 'Opening the embedded database; making a new one takes a few seconds.');
    if (!(await hasDatabase(dataDir, folder))) await makeInOwnProcess(dataDir, folder, makeDatabase);
    const client = await openFolder(dataDir, folder);
    const { embedded, ...database } = await openEmbedded(client, migrationsDir, guardSpace(dataDir, client, log));
    const alone = (work: () => Promise<void>) =>
      embedded.alone(async () => {
        await client.exec('checkpoint');
        await work();
      });
    const open = { dataDir, folder, alone };
    const stopAnswering = answerRequests(dataDir, (file) => backUp(open, file));
    return {
      ...database,
      maintain: async (now) => {
        await vacuumAll(database);
        // The rest of the housekeeping is done all the same, and tomorrow it is tried again.
        await backUpNightly(open, now).catch((err: unknown) => log.error({ err }, 'No backup could be made.'));
      },
      backUp: (file) => backUp(open, file),
      close: async () => {
        await stopAnswering();
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openFolder(dataDir: string, folder: string): Promise<PGlite> {
  try {
    return await createEmbeddedClient({ dataDir: folder });
  } catch (error) {
    const cause = describeFault(dataDir, error);
    if (cause instanceof DataDirUnusable) throw cause;
    throw new DataDirUnusable(dataDir, 'holds a database that cannot be opened. Restore a backup: see db:restore.');
  }
}

/** Makes a database aside and moves it into its place, so that half of one is never taken for a whole. */
async function makeInOwnProcess(dataDir: string, folder: string, program: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const child = spawn(process.execPath, [...process.execArgv, program, draft], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    const [line = ''] = said.trim().split('\n').slice(-1);
    throw new DataDirUnusable(
      dataDir,
      `could not be given a new database (${line.slice(0, 200) || 'the process ended'}).`,
    );
  }
  await rename(draft, folder);
}

/** Migrates an embedded database and makes it ready for use. `guard` watches the disk that it lies on. */
export async function openEmbedded(
  client: PGlite,
  migrationsDir: string,
  guard?: SpaceGuard,
): Promise<Database & { embedded: EmbeddedClient }> {
  const embedded = inTurns(client, guard?.look);
  const queried: Pick<PGlite, 'query' | 'exec' | 'transaction'> = embedded;
  const db = drizzlePglite({ client: queried as PGlite });
  await migrateEmbedded(db, migrationsDir);
  await embedded.exec(`set ${wordSimilarity}`);
  const reading = { parsers: timesAsDates };
  return {
    db,
    embedded,
    run: async (text, values) => {
      if (values?.length) return embedded.query<Record<string, unknown>>(text, values, reading);
      const results = await embedded.exec(text, reading);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    setUp: (work) => work(),
    hasSpace: guard?.hasSpace ?? (() => true),
    maintain: () => Promise.resolve(),
    close: () => client.close(),
  };
}

/** A request is given up after 25 seconds, so no statement may take longer than this. */
const longestStatementMs = 20_000;

/** Connects to a PostgreSQL server and migrates its database. */
export async function openServer(
  databaseUrl: string,
  migrationsDir: string,
  log: Log,
  longestMs = longestStatementMs,
): Promise<Database> {
  const address = { connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5_000 };
  const pool = new pg.Pool({
    ...address,
    max: 20,
    idleTimeoutMillis: 30_000,
    // The server ends a statement by itself; one that stands still does nothing, and the wait for it ends here.
    statement_timeout: longestMs * 0.9,
    query_timeout: longestMs,
    options: `-c ${wordSimilarity.replaceAll(' ', '')}`,
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
