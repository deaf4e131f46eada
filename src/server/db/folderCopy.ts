import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Size and time of change of a folder's files, by their path in it. */
type Snapshot = Map<string, { size: number; changedMs: number }>;

/** Files of one running process, which mean nothing in a copy. */
const passing = new Set(['postmaster.pid', 'postmaster.opts']);

/** A file that changed so shortly before it was looked at may change again without its time telling. */
const unsureMs = 2_000;

/**
 * Copies the files of a database while it is in use. Most are copied first, whatever happens to them meanwhile. Then
 * `alone` keeps the database still while those are copied again that have changed since, which are few.
 */
export async function copyInUse(from: string, to: string, alone: (work: () => Promise<void>) => Promise<void>) {
  const startedAt = Date.now();
  const before = await snapshotOf(from);
  await copyFolders(from, to);
  // What is gone meanwhile is no part of the database any more.
  for (const file of before.keys()) await copyOne(from, to, file).catch(() => before.delete(file));
  await alone(async () => {
    const after = await snapshotOf(from);
    for (const file of before.keys()) if (!after.has(file)) await rm(path.join(to, file), { force: true });
    for (const [file, { size, changedMs }] of after) {
      const known = before.get(file);
      const isSame = known?.size === size && known.changedMs === changedMs && changedMs < startedAt - unsureMs;
      if (!isSame) await copyOne(from, to, file);
    }
  });
}

/** The bytes of all files below a folder. */
export async function sizeOf(folder: string): Promise<number> {
  return [...(await snapshotOf(folder)).values()].reduce((sum, { size }) => sum + size, 0);
}

async function snapshotOf(folder: string): Promise<Snapshot> {
  const snapshot: Snapshot = new Map();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || passing.has(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const found = await stat(file).catch(() => undefined);
    if (found) snapshot.set(path.relative(folder, file), { size: found.size, changedMs: found.mtimeMs });
  }
  return snapshot;
}

/** Also those that are empty, without which a database does not open. */
async function copyFolders(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    await mkdir(path.join(to, path.relative(from, path.join(entry.parentPath, entry.name))), { recursive: true });
  }
}

async function copyOne(from: string, to: string, file: string): Promise<void> {
  const target = path.join(to, file);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(path.join(from, file), target);
}
