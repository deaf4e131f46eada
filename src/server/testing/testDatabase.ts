import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Database, openServer } from '../db/connect';
import { openEmbedded } from '../db/openEmbedded';
import { createEmbeddedClient } from '../db/embeddedClient';
import { jobDefinitions } from '../jobs';
import { createJobs } from '../db/jobs';
import { libraryEntries } from '../modules/template-library/content/library';
import { createLibraryTemplatesRepository } from '../modules/template-library/libraryTemplates.repository';
import { placed } from '../modules/template-library/placedEntries';
import { silentLog } from './silentLog';
import { resources } from './testResources';

export interface TestDatabase extends Database {
  /** Empties every table. */
  truncate(): Promise<void>;
}

const placedEntries = libraryEntries.map(placed);

/** Whether these tests run against a PostgreSQL server instead of the embedded database. */
export const onServer = process.env.TEST_DATABASE === 'postgres';

/** Opens a database of this worker's own, with all tables, the library, and nobody's data in them. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = onServer
    ? await openServer(await createServerDatabase(await filledTemplate()), resources.migrations, silentLog)
    : await openEmbedded(await restoreEmbedded(), resources.migrations);
  const emptying = emptyingOf(await filledTables(database));
  const truncate = async () => {
    await database.run(emptying);
  };
  await truncate();
  return { ...database, truncate };
}

/** Databases that an earlier file of tests in this process has left as it found them. */
const kept: TestDatabase[] = [];

/**
 * Lends a database like that of `openTestDatabase`, the last file's where there is one: to open one takes a second of
 * the processor. Closing gives it back, or really closes it where the tests have changed what emptying leaves alone.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const database = kept.pop() ?? (await openTestDatabase());
  await database.truncate();
  const found = await leftAlone(database);
  const close = async () => {
    await database.truncate();
    const isAsFound = (await leftAlone(database)) === found;
    if (!isAsFound) return database.close();
    await endTimer(database);
    kept.push(database);
  };
  return { ...database, close };
}

/**
 * For ten seconds after a query, the embedded database has a timer that would keep a process from ending. It is never
 * cleared, but one for a shorter time takes its place.
 */
async function endTimer(database: Database): Promise<void> {
  if (onServer) return;
  await database.run("set statement_timeout = '50ms'");
  await database.run('select pg_stat_force_next_flush()');
  await database.run('set statement_timeout = 0');
}

/** What emptying leaves alone, as one text: the tables with their columns, the plans, and the library. */
async function leftAlone(database: Database): Promise<unknown> {
  const { rows } = await database.run(`
    select
      (select string_agg(attrelid::regclass || '.' || attname, ',' order by attrelid, attnum)
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relkind = 'r' and attnum > 0 and relnamespace = 'public'::regnamespace) as columns,
      (select string_agg(plans::text, ',' order by id) from plans) as plans,
      (select string_agg(library_templates::text, ',' order by id) from library_templates) as library`);
  return JSON.stringify(rows);
}

/** Tables that tests write to: those of people and what happens to them, with all that refers to them. */
async function filledTables(database: Database): Promise<string[]> {
  const { rows } = await database.run(`
    with recursive filled as (
      select unnest(array['accounts', 'rate_limits', 'payment_events', 'pgboss.job', 'pgboss.archive']::regclass[])::oid as id
      union
      select conrelid from pg_constraint join filled on confrelid = filled.id where contype = 'f'
    )
    select id::regclass::text as name from filled`);
  return rows.map(({ name }) => String(name));
}

/**
 * Deletes the few rows of a test, which takes a twentieth of the time of truncating forty tables. What deleting leaves
 * behind goes once the tables have grown, and everywhere for a user who may not do without the checks of references.
 * The lock waits for what the last test still has under way.
 */
function emptyingOf(tables: string[]): string {
  const sizes = tables.map((table) => `pg_relation_size('${table}')`).join(' + ');
  return `do $$ begin
    lock table ${tables.join(', ')} in access exclusive mode;
    begin
      if ${sizes} > 4000000 then raise insufficient_privilege; end if;
      set local session_replication_role = replica;
      ${tables.map((table) => `delete from ${table};`).join(' ')}
      set local session_replication_role = default;
    exception when insufficient_privilege then
      truncate ${tables.join(', ')};
    end;
    update library_templates set uses = 0 where uses > 0;
  end $$`;
}

/** Does with a database what each start of the product would find undone. */
async function fill(database: Database): Promise<void> {
  await createLibraryTemplatesRepository(database.db).replace(placedEntries);
  const jobs = createJobs({ database, definitions: jobDefinitions, log: silentLog });
  await jobs.install();
  await jobs.stop();
}

/** Restores a database from a dump, in memory or in a folder: that takes a second where making one takes several. */
export async function restoreEmbedded(dataDir?: string): Promise<PGlite> {
  const file = await dumpFile();
  const dump = await readFile(file).catch(() => makeDump(file));
  return createEmbeddedClient({ ...(dataDir && { dataDir }), loadDataDir: new Blob([new Uint8Array(dump)]) });
}

async function makeDump(file: string): Promise<Buffer> {
  const client = await createEmbeddedClient({});
  const database = await openEmbedded(client, resources.migrations);
  await fill(database);
  // What new databases are made of is two thirds of the files, and nobody makes one in there.
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await database.close();
  await mkdir(path.dirname(file), { recursive: true });
  // Written aside and renamed, because several workers may do this at the same time.
  await writeFile(`${file}.${process.pid}`, dump);
  await rename(`${file}.${process.pid}`, file);
  return dump;
}

const dumpFile = async (): Promise<string> => path.resolve('.cache', `test-database-${await digestOfFilling()}.tar`);

/** Changes with every migration and its date in the journal, with the queues for jobs, and with the library. */
async function digestOfFilling(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(placedEntries));
  for (const name of (await readdir(resources.migrations)).filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(await readFile(path.join(resources.migrations, name)));
  }
  hash.update(await readFile(path.join(resources.migrations, 'meta/_journal.json')));
  hash.update(JSON.stringify(jobDefinitions));
  return hash.digest('hex').slice(0, 16);
}

/** Any number that nobody else takes on the server of the tests. */
const templateLock = 5_101_203;

/**
 * The name of a database on the server that others are made like, which takes a tenth of the time of filling each. The
 * first who wants it makes it. Once it is whole, nobody may connect to it, which would keep others from copying it.
 */
async function filledTemplate(): Promise<string> {
  const name = `test_template_${await digestOfFilling()}`;
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1 and not datallowconn', [name]);
    if (rowCount) return;
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
    const database = await openServer(addressOf(name), resources.migrations, silentLog);
    try {
      await fill(database);
    } finally {
      await database.close();
    }
    await admin.query(`alter database ${name} allow_connections false`);
  });
  return name;
}

let databaseCount = 0;

/** Makes a database for this worker, empty or like another one, and returns its address. */
export async function createServerDatabase(template = 'template1'): Promise<string> {
  const name = `test_worker_${process.env.JEST_WORKER_ID ?? '1'}_${++databaseCount}`;
  await asAdmin(async (admin) => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name} template ${template}`);
  });
  return addressOf(name);
}

/** Works on the server of TEST_DATABASE_URL; locks end with the work. */
async function asAdmin(work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: serverAddress() });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function serverAddress(): string {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL.');
  return address;
}

const addressOf = (database: string): string =>
  Object.assign(new URL(serverAddress()), { pathname: `/${database}` }).href;
