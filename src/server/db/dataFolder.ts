import { statfsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Why the data folder can't be used: one line for the operator. */
export class DataDirUnusable extends Error {
  constructor(dataDir: string, fault: string) {
    super(`DATA_DIR ${dataDir} ${fault}`);
    this.name = 'DataDirUnusable';
  }
}

/** The version of PostgreSQL's files that the embedded database reads and writes. */
const filesVersion = '18';

/**
 * Bytes of the disk that stay free. Where fewer are left, nothing is written: with a full disk the database can neither
 * finish a transaction nor give up. The write-ahead log grows by up to 64 MB between two checkpoints, and the largest
 * request writes less than that.
 */
export const spaceFloor = 128 * 1_048_576;

/**
 * Makes the data folder where it is missing, and keeps it to its owner: it holds the addresses and sessions of
 * everybody. Throws `DataDirUnusable`.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  // Applies to every file that this process makes from here on.
  process.umask(0o077);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // The folder may be of an earlier version, or made by somebody else.
    if (process.platform !== 'win32' && ((await stat(dataDir)).mode & 0o077) !== 0) await chmod(dataDir, 0o700);
    const free = freeSpace(dataDir);
    if (free < spaceFloor)
      throw new DataDirUnusable(
        dataDir,
        `is on a disk with ${inMegabytes(free)} left; it takes at least ${inMegabytes(spaceFloor)}. Make room, or set another DATA_DIR.`,
      );
  } catch (error) {
    throw describeFault(dataDir, error);
  }
}

/** Whether there is a database in a folder; false where it has to be made. Throws `DataDirUnusable`. */
export async function hasDatabase(dataDir: string, folder: string): Promise<boolean> {
  try {
    const files = await readdir(folder).catch(ifMissing([]));
    if (files.length === 0) return false;
    const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(ifMissing(''))).trim();
    if (version === filesVersion) return true;
    throw new DataDirUnusable(
      dataDir,
      version === ''
        ? `has a folder ${path.basename(folder)} that holds no database. Move it away, or set another DATA_DIR.`
        : `holds a database of version ${version}, and this program reads version ${filesVersion}. Start the program that wrote it, or restore a backup into another DATA_DIR.`,
    );
  } catch (error) {
    throw describeFault(dataDir, error);
  }
}

/**
 * Free bytes for this process; infinite where the file system doesn't tell. Takes 5 millionths of a second, less than
 * to ask for it in the background.
 */
export function freeSpace(folder: string): number {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
}

export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1_048_576).toLocaleString('en-US')} MB`;

const ifMissing =
  <T>(fallback: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  };

const faults: Readonly<Record<string, string>> = {
  EACCES: 'may not be read and written by this user. Give it to the user, or set another DATA_DIR.',
  EPERM: 'belongs to another user, and others may read it. Give it to this user, or set another DATA_DIR.',
  EROFS: 'is on a disk that can only be read. Set another DATA_DIR.',
  EEXIST: 'is a file. Set DATA_DIR to a folder.',
  ENOENT: 'cannot be made, for example because its disk can only be read. Set another DATA_DIR.',
  ENOTDIR: 'is a file, or lies below one. Set DATA_DIR to a folder.',
  ENOSPC: 'is on a full disk. Make room, or set another DATA_DIR.',
  EDQUOT: 'is on a full disk. Make room, or set another DATA_DIR.',
  ELOOP: 'is a link that leads in circles. Set another DATA_DIR.',
  ENAMETOOLONG: 'is too long for a path. Set a shorter DATA_DIR.',
};

/** Rewords a file system's error in terms of `DATA_DIR`; other errors stay as they are. */
export function describeFault(dataDir: string, error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const fault = faults[code];
  return fault ? new DataDirUnusable(dataDir, fault) : error;
}
