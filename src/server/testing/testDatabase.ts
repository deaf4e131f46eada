import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Database, openServer } from '../db/connect';
import { openEmbedded } from '../db/openEmbedded';
import { createEmbeddedClient } from '../db/embeddedClient';
import { createJobs } from '../db/jobs';
import { silentLog } from './silentLog';
import { resources } from './testResources';

export interface TestDatabase extends Database {
  /** Empties every table. */
  truncate(): Promise<void>;
}

/** Whether these tests run against a PostgreSQL server instead of the embedded database. */
export const onServer = process.env.TEST_DATABASE === 'postgres';

/** Opens a database of this worker's own, with all tables and nothing in them. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = onServer
    ? await openServer(await createServerDatabase(), resources.migrations, silentLog)
    : await openEmbedded(await restoreEmbedded(), resources.migrations);
  if (onServer) await installJobs(database);
  const emptying = emptyingOf(await filledTables(database));
  const truncate = async () => {
    await database.run(emptying);
  };
  await truncate();
  return { ...database, truncate };
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

async function installJobs(database: Database): Promise<void> {
  const jobs = createJobs(database, silentLog);
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
  await installJobs(database);
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

/** A name that changes with every migration, and with the queues for jobs. */
async function dumpFile(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(resources.migrations)).filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(await readFile(path.join(resources.migrations, name)));
  }
  hash.update(await readFile('src/server/db/jobs.ts'));
  return path.resolve('.cache', `test-database-${hash.digest('hex').slice(0, 16)}.tar`);
}

let databaseCount = 0;

/** Makes an empty database for this worker on the server of TEST_DATABASE_URL, and returns its address. */
export async function createServerDatabase(): Promise<string> {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL.');
  const name = `test_worker_${process.env.JEST_WORKER_ID ?? '1'}_${++databaseCount}`;
  const admin = new pg.Client({ connectionString: base });
  await admin.connect();
  try {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
  } finally {
    await admin.end();
  }
  const address = new URL(base);
  address.pathname = `/${name}`;
  return address.href;
}
