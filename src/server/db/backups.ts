import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { create, extract } from 'tar';
import { newId } from '../lib/ids';
import { freeSpace, inMegabytes, spaceFloor } from './dataFolder';
import { checksumsOf, copyInUse, sizeOf } from './folderCopy';
import { regularly } from './regularly';

/** How many nightly backups are kept. */
const keptNights = 7;

/** An embedded database that is open. */
export interface OpenFolder {
  dataDir: string;
  /** The database's own folder, in `dataDir`. */
  folder: string;
  /** Does something while no query runs and everything is on the disk. */
  alone: (work: () => Promise<void>) => Promise<void>;
}

/** Where backups go if no place is set. */
export const backupsIn = (dataDir: string): string => path.join(dataDir, 'backups');

/** The first bytes of a gzip file. */
const gzipStart = Buffer.from([0x1f, 0x8b]);

/** How much of a file is read into memory at a time. */
const pieceBytes = 1_048_576;

/** The file in a backup that has a checksum of each of its files. */
const checksumsName = 'checksums.json';

/** The part of a backup's name that says when it was made: `2026-11-22T03-17-00`. */
export const stampOf = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-');

/**
 * Writes the whole database into one file while it is in use, a compressed tar of its folder and of the checksums of
 * its files. Requests wait only while the files are copied that changed during the copy. Throws an `Error` with one
 * line where there is no room for it.
 */
export async function backUp({ dataDir, folder, alone }: OpenFolder, file: string): Promise<void> {
  const needed = 2 * (await sizeOf(folder)) + spaceFloor;
  const free = freeSpace(dataDir);
  if (free < needed)
    throw new Error(`A backup takes ${inMegabytes(needed)} of free space, and there are ${inMegabytes(free)}.`);
  // A process may make two at once: the nightly one, and a requested one.
  const draft = path.join(dataDir, `backup.${newId()}.part`);
  try {
    await copyInUse(folder, path.join(draft, 'database'), alone);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(path.join(draft, checksumsName), JSON.stringify(await checksumsOf(path.join(draft, 'database'))));
    const parts = create({ cwd: draft, portable: true, maxReadSize: pieceBytes }, [checksumsName, 'database']);
    // The archiver itself would compress on the thread that answers requests, a third of a second at a time.
    await pipeline(parts, createGzip({ level: 1 }), createWriteStream(`${file}.part`, { mode: 0o600 }));
    await rename(`${file}.part`, file);
  } finally {
    await rm(`${file}.part`, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Removes what is left of backups whose process was ended in the middle. Call it only while holding the folder's lock.
 */
export async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (/^backup\.[\w-]+\.part$/.test(name)) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}

/** Keeps a backup of the day, and removes the nightly ones of more than seven days. */
export async function backUpNightly(open: OpenFolder, now: Date): Promise<void> {
  const nights = backupsIn(open.dataDir);
  await backUp(open, path.join(nights, `nightly-${now.toISOString().slice(0, 10)}.tar.gz`));
  const kept = (await readdir(nights)).filter((name) => /^nightly-\d{4}-\d\d-\d\d\.tar\.gz$/.test(name)).sort();
  for (const name of kept.slice(0, -keptNights)) await rm(path.join(nights, name));
}

/** Where a restored backup waits for the next start. */
const waitingIn = (dataDir: string): string => path.join(dataDir, 'database.restored');

/**
 * Unpacks a backup beside the database, lets `check` open it, and leaves it for the next start. Throws an `Error` with
 * one line where the file is no backup, or a damaged one; nothing is changed then.
 */
export async function prepareRestore(dataDir: string, file: string, check: (folder: string) => Promise<void>) {
  await stat(file).catch(() => {
    throw new Error(`There is no file ${file}.`);
  });
  await refuseDamaged(file);
  const draft = path.join(dataDir, `restore.${process.pid}.part`);
  const folder = path.join(draft, 'database');
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const isPart = (entry: string) => entry === checksumsName || entry === 'database' || entry.startsWith('database/');
    await extract({ file, cwd: draft, strict: true, preserveOwner: false, filter: isPart });
    if (!(await stat(folder).catch(() => undefined))) throw noBackup(file);
    if (!(await isAsItWas(draft))) throw damaged(file);
    await check(folder).catch((cause: unknown) => {
      throw damaged(file, cause);
    });
    await rm(waitingIn(dataDir), { recursive: true, force: true });
    await rename(folder, waitingIn(dataDir));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const damaged = (file: string, cause?: unknown): Error =>
  new Error(`The backup is damaged: ${file}. Nothing was changed.`, { cause });

const noBackup = (file: string): Error => new Error(`${file} is not a backup of this product.`);

/** Throws where a file is not compressed, or not whole: what is unpacked until that shows goes on being written. */
async function refuseDamaged(file: string): Promise<void> {
  const start = await open(file);
  const { buffer } = await start.read(Buffer.alloc(2), 0, 2, 0);
  await start.close();
  if (!buffer.equals(gzipStart)) throw noBackup(file);
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  await pipeline(createReadStream(file), createGunzip(), nowhere).catch((cause: unknown) => {
    throw damaged(file, cause);
  });
}

/** Whether the files of an unpacked backup are those that were packed. Backups of earlier versions can't tell. */
async function isAsItWas(draft: string): Promise<boolean> {
  const checksums = await readFile(path.join(draft, checksumsName), 'utf8').catch(() => undefined);
  if (checksums === undefined) return true;
  return isDeepStrictEqual(JSON.parse(checksums), await checksumsOf(path.join(draft, 'database')));
}

/**
 * Puts a restored database into its place where one waits, and the one that was there aside. Call it only while holding
 * the folder's lock. Answers where the old one is.
 */
export async function takeRestored(dataDir: string, folder: string, now: Date): Promise<string | undefined> {
  if (!(await stat(waitingIn(dataDir)).catch(() => undefined))) return undefined;
  const aside = `${folder}.before-${stampOf(now)}`;
  await rename(folder, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(waitingIn(dataDir), folder);
  return aside;
}

/** How often the running process looks for a request for a backup. */
const lookMs = 1_000;

const requestPattern = /^backup-request-([\w-]+)\.json$/;
const answerTo = (dataDir: string, id: string): string => path.join(dataDir, `backup-answer-${id}.json`);

/** What the running process answers to a request. */
export type BackupAnswer = { file: string } | { error: string };

/** Leaves a request for a backup with the process that has the database open; returns where its answer will be. */
export async function requestBackup(dataDir: string, id: string, file: string): Promise<string> {
  const request = path.join(dataDir, `backup-request-${id}.json`);
  await writeFile(`${request}.part`, JSON.stringify({ file }));
  await rename(`${request}.part`, request);
  return answerTo(dataDir, id);
}

/** Makes the requested backups, one after the other. Returns the function that stops it. */
export function answerRequests(dataDir: string, make: (file: string) => Promise<void>): () => Promise<void> {
  const look = async () => {
    for (const name of await readdir(dataDir)) {
      const id = requestPattern.exec(name)?.[1];
      if (id === undefined) continue;
      const request = path.join(dataDir, name);
      const { file } = JSON.parse(await readFile(request, 'utf8')) as { file: string };
      await rm(request);
      const answer = await make(file).then(
        (): BackupAnswer => ({ file }),
        (error: unknown): BackupAnswer => ({ error: error instanceof Error ? error.message : String(error) }),
      );
      await writeFile(`${answerTo(dataDir, id)}.part`, JSON.stringify(answer));
      await rename(`${answerTo(dataDir, id)}.part`, answerTo(dataDir, id));
    }
  };
  return regularly(lookMs, () => look().catch(() => undefined));
}
