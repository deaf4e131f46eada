import { execFile } from 'node:child_process';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { newId } from '../lib/ids';

/** Says that another process holds the embedded database, in one line for whoever starts the product. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, holder: string) {
    super(`DATA_DIR ${dataDir} is in use by process ${holder}. Stop that process, or set another DATA_DIR.`);
    this.name = 'DataDirInUse';
  }
}

export interface Holder {
  pid: number;
  /** When the process started, because process numbers are used again. */
  startedAt: string;
  host: string;
}

/**
 * Takes the data folder for this process and returns the function that gives it back. The embedded database would let
 * a second process open the same files, and ruin them. A lock whose process is gone is taken over.
 * Throws `DataDirInUse`.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'lock');
  const own = JSON.stringify(await describeProcess(process.pid));
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await create(file, own)) return () => release(file, own);
    const text = await readIfThere(file);
    if (text === undefined) continue;
    const holder = readHolder(text);
    if (holder && (await isRunning(holder))) throw new DataDirInUse(dataDir, String(holder.pid));
    await removeStale(file, text);
  }
  throw new DataDirInUse(dataDir, 'that is starting at this moment');
}

async function create(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${newId()}`;
  // Written aside and linked, so that nobody ever reads half a lock.
  await writeFile(draft, content);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes a lock that was found stale, unless another process has replaced it in the meantime. */
async function removeStale(file: string, staleText: string): Promise<void> {
  const aside = `${file}.stale.${newId()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return;
    throw error;
  }
  if ((await readIfThere(aside)) !== staleText) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

async function release(file: string, own: string): Promise<void> {
  if ((await readIfThere(file)) === own) await rm(file, { force: true });
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    const { pid, startedAt, host } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && typeof startedAt === 'string' && typeof host === 'string'
      ? { pid, startedAt, host }
      : undefined;
  } catch {
    return undefined;
  }
}

async function isRunning(holder: Holder): Promise<boolean> {
  // A container's host name is its own: a lock of another container says nothing about processes that are seen here.
  if (holder.host !== hostname()) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (isErrno(error, 'ESRCH')) return false;
  }
  return (await describeProcess(holder.pid)).startedAt === holder.startedAt;
}

/** What a lock says about the process that holds it. */
export async function describeProcess(pid: number): Promise<Holder> {
  return { pid, startedAt: await startOf(pid), host: hostname() };
}

/** When a process started, as the system tells it; empty where it doesn't. Only ever compared with itself. */
async function startOf(pid: number): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold anything. The third is the state, the 22nd the
    // start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return 'ended, but its parent has not asked how';
    return `${boot.trim()} ${fields[19] ?? ''}`;
  } catch {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({
      stdout: '',
    }));
    return stdout.trim();
  }
}

const isErrno = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
