import { link, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../lib/ids';
import { describeProcess, isRunning, type ProcessIdentity } from './processIdentity';

/** Another process has the embedded database open. The message is one line for the operator. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, holder: string) {
    super(`DATA_DIR ${dataDir} is in use by process ${holder}. Stop that process, or set another DATA_DIR.`);
    this.name = 'DataDirInUse';
  }
}

/** The content of the lock file. `beats` counts up as long as its holder lives. */
interface Lock extends ProcessIdentity {
  id: string;
  beats: number;
}

export interface LockOptions {
  /** Called when the folder was taken by another process, so that this one must not write another byte. */
  onLost: () => void;
  /** The process that takes the lock; tests pass others. */
  identity?: ProcessIdentity;
  /** How often the holder shows that it lives. */
  beatMs?: number;
  /** Waits for some beats while another process's lock is watched; tests pass a faster one. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** The pause before looking again while another process is taking the folder. */
const retryMs = 50;

/**
 * A holder that was silent for so many beats is gone. Long enough for a machine that swaps or a program that stalls.
 */
const patience = 6;

/**
 * Takes the data folder for this process and returns the function that gives it back. The embedded database would let
 * a second process open the same files, and ruin them.
 *
 * A lock whose process is seen from here and gone is taken over at once. The process of another machine or container
 * can't be seen: its lock is watched, and taken over only if it does not beat for 24 seconds. A process that loses the
 * lock all the same, because its whole machine stood still, is told by `onLost`. Throws `DataDirInUse`.
 */
export async function lockDataDir(dataDir: string, options: LockOptions): Promise<() => Promise<void>> {
  const { identity = await describeProcess(process.pid), beatMs = 4_000, wait = pause } = options;
  const file = path.join(dataDir, 'lock');
  const own: Lock = { ...identity, id: newId(), beats: 0 };
  for (let attempt = 0; attempt < 10; attempt++) {
    if (await create(file, own)) return keep(file, own, beatMs, options.onLost);
    const text = await readIfThere(file);
    if (text === undefined) continue;
    const holder = readLock(text);
    if (holder && (await isAlive(file, holder, own, () => wait(beatMs)))) {
      throw new DataDirInUse(
        dataDir,
        holder.space === own.space ? String(holder.pid) : `${holder.pid} on ${holder.host}`,
      );
    }
    if (await replaceStale(file, text, own)) return keep(file, own, beatMs, options.onLost);
    await pause(retryMs);
  }
  throw new DataDirInUse(dataDir, 'that is starting at this moment');
}

async function isAlive(file: string, holder: Lock, own: Lock, wait: () => Promise<unknown>): Promise<boolean> {
  if (holder.space === own.space || holder.space === own.host) return isRunning(holder);
  for (let beat = 0; beat < patience; beat++) {
    await wait();
    const text = await readIfThere(file);
    // Another one has taken it over or given it back, which the next attempt sees.
    if (text === undefined || readLock(text)?.id !== holder.id) return false;
    if (readLock(text)?.beats !== holder.beats) return true;
  }
  return false;
}

/** Beats until the folder is released. */
async function keep(file: string, own: Lock, beatMs: number, onLost: () => void): Promise<() => Promise<void>> {
  // Held open, so that a beat never touches the lock of somebody who has taken the folder over.
  const handle = await open(file, 'r+');
  let lock = own;
  let beating: Promise<void> = Promise.resolve();
  const beat = async () => {
    lock = { ...lock, beats: lock.beats + 1 };
    // A failed write, as on a full disk, does not end the hold: only another holder's lock does.
    await handle.write(contentOf(lock), 0).catch(() => undefined);
    const found = await readIfThere(file).catch(() => contentOf(lock));
    if (readLock(found ?? '')?.id !== lock.id) onLost();
  };
  const timer = setInterval(() => {
    beating = beating.then(beat);
  }, beatMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await beating;
    await handle.close();
    if (readLock((await readIfThere(file)) ?? '')?.id === own.id) await rm(file, { force: true });
  };
}

/** Of one length whatever the count, so that a beat written over another never leaves a rest of it. */
const contentOf = ({ beats, ...lock }: Lock): string =>
  JSON.stringify({ ...lock, beats: String(beats).padStart(12, '0') });

/** Versions before this one wrote no `space` and no `id`, and did not beat. */
function readLock(text: string): Lock | undefined {
  try {
    const {
      pid,
      startedAt,
      host,
      space = host,
      id = '',
      beats = 0,
    } = JSON.parse(text) as Partial<Record<keyof Lock, unknown>>;
    return typeof pid === 'number' && [startedAt, host, space, id].every((part) => typeof part === 'string')
      ? {
          pid,
          startedAt: String(startedAt),
          host: String(host),
          space: String(space),
          id: String(id),
          beats: Number(beats),
        }
      : undefined;
  } catch {
    return undefined;
  }
}

async function create(file: string, lock: Lock): Promise<boolean> {
  const draft = `${file}.${newId()}`;
  // Written aside and linked, so that nobody ever reads half a lock.
  await writeFile(draft, contentOf(lock));
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

/**
 * Puts a lock into the place of one that was found stale. False if that is not there any more, or if another process is
 * about to do the same: only one may, and there is no moment without a lock, in which a third could come first.
 */
async function replaceStale(file: string, staleText: string, own: Lock): Promise<boolean> {
  const taking = `${file}.taking`;
  if (!(await create(taking, own))) {
    await removeAbandoned(taking);
    return false;
  }
  try {
    if ((await readIfThere(file)) !== staleText) return false;
    const draft = `${file}.${newId()}`;
    await writeFile(draft, contentOf(own));
    await rename(draft, file);
    return true;
  } finally {
    await rm(taking, { force: true });
  }
}

/** Taking over takes milliseconds; a file that is older was left by a process that was killed meanwhile. */
const longestTakingMs = 30_000;

async function removeAbandoned(taking: string): Promise<void> {
  const found = await stat(taking).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > longestTakingMs) await rm(taking, { force: true });
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const isErrno = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
