import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Size and time of change of a folder's files, by their path in it, as they were at a moment. */
interface Snapshot {
  takenAt: number;
  files: Map<string, { size: number; changedMs: number }>;
}

/** Files of one running process, which mean nothing in a copy. */
const passing = new Set(['postmaster.pid', 'postmaster.opts']);

/** A file that changed so shortly before it was looked at may change again without its time telling. */
const unsureMs = 2_000;

/** Larger files are compared and copied in pieces of this size. */
const pieceBytes = 1_048_576;

/** Everyone waits for the last copy. It is made once the one before it was faster than this. */
const shortMs = 100;
/** A database that is never calm gets its last copy after so many tries. */
const mostTries = 20;
const betweenTriesMs = 3_000;

/**
 * Copies the files of a database while it is in use. Most are copied first, whatever happens to them meanwhile, and then
 * what has changed since, until that is little. Last, `alone` keeps the database still, with everything on the disk, while
 * the little is copied that has changed since that.
 */
export async function copyInUse(from: string, to: string, alone: (work: () => Promise<void>) => Promise<void>) {
  await copyFolders(from, to);
  let known = await catchUp(from, to);
  const seen = new Set(known.files.keys());
  for (let tries = 1; ; tries += 1) {
    // What the database still has in memory changes files, too.
    await alone(() => Promise.resolve());
    const before = performance.now();
    known = await catchUp(from, to, known);
    for (const file of known.files.keys()) seen.add(file);
    if (performance.now() - before < shortMs || tries === mostTries) break;
    await setTimeout(betweenTriesMs);
  }
  const copied: string[] = [];
  await alone(async () => {
    const { files } = await catchUp(from, to, known, (file) => void copied.push(file));
    // What is gone meanwhile is no part of the database any more.
    for (const file of seen) if (!files.has(file)) await rm(path.join(to, file), { force: true });
  });
  for (const file of copied) await untilOnDisk(file);
}

/**
 * Copies what has changed since `known`. Each large copy is handed to `settle`, which by default waits until it is on the
 * disk. Returns how the files were before that.
 */
async function catchUp(
  from: string,
  to: string,
  known?: Snapshot,
  settle: (copy: string) => void | Promise<void> = untilOnDisk,
): Promise<Snapshot> {
  const snapshot = await snapshotOf(from);
  for (const [file, { size, changedMs }] of snapshot.files) {
    const before = known?.files.get(file);
    const isSame =
      known !== undefined &&
      before?.size === size &&
      before.changedMs === changedMs &&
      changedMs < known.takenAt - unsureMs;
    if (isSame) continue;
    try {
      await copyOne(from, to, file);
      if (size >= pieceBytes) await settle(path.join(to, file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      snapshot.files.delete(file);
    }
  }
  return snapshot;
}

/** The bytes of all files below a folder. */
export async function sizeOf(folder: string): Promise<number> {
  return [...(await snapshotOf(folder)).files.values()].reduce((sum, { size }) => sum + size, 0);
}

/** SHA-256 of each file below a folder, by its path in it with slashes. */
export async function checksumsOf(folder: string): Promise<Record<string, string>> {
  const checksums: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
    checksums[path.relative(folder, file).replaceAll(path.sep, '/')] = hash.digest('hex');
  }
  return checksums;
}

async function snapshotOf(folder: string): Promise<Snapshot> {
  const snapshot: Snapshot = { takenAt: Date.now(), files: new Map() };
  const look = async (file: string) => {
    const found = await stat(file).catch(() => undefined);
    if (found) snapshot.files.set(path.relative(folder, file), { size: found.size, changedMs: found.mtimeMs });
  };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !passing.has(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => look(path.join(parentPath, name))));
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

/** Copies a file. Of a large one that is there already only the pieces that differ are written. */
async function copyOne(from: string, to: string, file: string): Promise<void> {
  const [source, target] = [path.join(from, file), path.join(to, file)];
  await mkdir(path.dirname(target), { recursive: true });
  if ((await stat(source)).size < pieceBytes) return copyFile(source, target);
  const reading = await open(source, 'r');
  try {
    const writing = await open(target, 'r+').catch(() => open(target, 'w+'));
    try {
      await copyPieces(reading, writing);
    } finally {
      await writing.close();
    }
  } finally {
    await reading.close();
  }
}

/** Waits until a file is on the disk: the database, whose own changes wait for the disk, would wait for all of it else. */
async function untilOnDisk(file: string): Promise<void> {
  const written = await open(file, 'r+');
  try {
    await written.datasync();
  } finally {
    await written.close();
  }
}

async function copyPieces(from: FileHandle, to: FileHandle): Promise<void> {
  const [wanted, there] = [Buffer.alloc(pieceBytes), Buffer.alloc(pieceBytes)];
  let position = 0;
  for (;;) {
    const { bytesRead } = await from.read(wanted, 0, pieceBytes, position);
    if (bytesRead === 0) break;
    const piece = wanted.subarray(0, bytesRead);
    const known = await to.read(there, 0, bytesRead, position);
    if (!piece.equals(there.subarray(0, known.bytesRead))) await to.write(piece, 0, bytesRead, position);
    position += bytesRead;
  }
  await to.truncate(position);
}
