import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '../lib/log';
import { answerRequests, backUp, backUpNightly, removeDrafts, takeRestored } from './backups';
import type { Database } from './connect';
import { lockDataDir } from './dataDirLock';
import { DataDirUnusable, describeFault, hasDatabase, prepareDataDir } from './dataFolder';
import { createEmbeddedClient } from './embeddedClient';
import { openEmbedded } from './openEmbedded';
import { keepLogShort } from './logLength';
import { guardSpace } from './spaceGuard';
import { vacuumAll } from './vacuum';

export interface DataDirOptions {
  /** Where the embedded database lives. */
  dataDir: string;
  /** The program that makes an empty database in the folder that its argument names. */
  makeDatabase: string;
  /** Called when another process has taken the data folder: this one must end at once. */
  onLost: () => void;
  migrationsDir: string;
  log: Log;
}

/** Opens the embedded database of a data folder, which is this process's own from then on. */
export async function openDataDir(options: DataDirOptions): Promise<Database> {
  const { dataDir, onLost } = options;
  await prepareDataDir(dataDir);
  const unlock = await describing(dataDir, lockDataDir(dataDir, { onLost }));
  try {
    const database = await openLocked(options);
    const close = async () => {
      try {
        await database.close();
      } finally {
        await unlock();
      }
    };
    return { ...database, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Says of what fails in the file system what it means for `DATA_DIR`. */
const describing = <T>(dataDir: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw describeFault(dataDir, error);
  });

async function openLocked({ dataDir, makeDatabase, migrationsDir, log }: DataDirOptions): Promise<Database> {
  const folder = path.join(dataDir, 'database');
  await describing(dataDir, removeDrafts(dataDir));
  const aside = await describing(dataDir, takeRestored(dataDir, folder, new Date()));
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
  const stopShortening = keepLogShort(embedded, log);
  const stopAnswering = answerRequests(dataDir, (file) => backUp(open, file));
  return {
    ...database,
    maintain: async (now) => {
      try {
        await backUpNightly(open, now);
      } finally {
        await vacuumAll(database);
      }
    },
    backUp: (file) => backUp(open, file),
    close: async () => {
      await stopAnswering();
      await stopShortening();
      await database.close();
    },
  };
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
  await describing(dataDir, rename(draft, folder));
}
