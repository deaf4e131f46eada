import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntil } from '../testing/waitUntil';
import { type LockOptions, lockDataDir as lock } from './dataDirLock';
import { describeProcess, type ProcessIdentity } from './processIdentity';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const writeLock = (content: object | string) =>
  writeFile(path.join(folder, 'lock'), typeof content === 'string' ? content : JSON.stringify(content));

const lockDataDir = (dataDir: string, options: Partial<LockOptions> = {}) =>
  lock(dataDir, { onLost: () => undefined, ...options });

it('is held by one, and given back', async () => {
  const unlock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(
    `DATA_DIR ${folder} is in use by process ${process.pid}. Stop that process, or set another DATA_DIR.`,
  );
  await unlock();
  await (
    await lockDataDir(folder)
  )();
});

it('is taken over from a process that is gone', async () => {
  const child = spawn(process.execPath, ['--eval', '0']);
  await new Promise((resolve) => child.on('exit', resolve));
  await writeLock({ pid: child.pid, startedAt: 'once', host: hostname() });
  await (
    await lockDataDir(folder)
  )();
});

const hasProc = process.platform === 'linux';
(hasProc ? it : it.skip)(
  'is taken over from a process that was killed and that nobody has waited for yet',
  async () => {
    // The shell becomes a program that never asks how its child has ended.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    try {
      const [output] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(output.toString());
      const holder = await describeProcess(pid);
      process.kill(pid, 'SIGKILL');
      // It ends when it next has the processor.
      await waitUntil(async () => /\) Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8')));
      await writeLock(holder);
      await (
        await lockDataDir(folder)
      )();
    } finally {
      parent.kill('SIGKILL');
    }
  },
);

it('is taken over when the process number belongs to another process by now', async () => {
  await writeLock({ pid: process.pid, startedAt: 'before the machine was started', host: hostname() });
  await (
    await lockDataDir(folder)
  )();
});

it.each(['', 'nonsense', '{"pid":"x"}'])('is taken over when it says nothing: %j', async (content) => {
  await writeLock(content);
  await (
    await lockDataDir(folder)
  )();
});

it('goes to one of several that take it over at once', async () => {
  for (let round = 0; round < 20; round++) {
    await writeLock({ pid: process.pid, startedAt: 'once', host: hostname() });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(folder)));
    const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(taken).toHaveLength(1);
    await taken[0]?.();
  }
});

describe('of a process that cannot be seen from here', () => {
  /** The first process of a container, as each of them has one; what they are called does not matter. */
  const inContainer = (space: string, host = 'app'): ProcessIdentity => ({ pid: 1, startedAt: 'boot 7', host, space });
  const readBeats = async () =>
    (JSON.parse(await readFile(path.join(folder, 'lock'), 'utf8')) as { beats: string }).beats;

  it.each(['app', 'other'])('is honoured while it beats: %s', async (host) => {
    const unlock = await lockDataDir(folder, { identity: inContainer('a'), beatMs: 1 });
    const untilNextBeat = async () => {
      const before = await readBeats();
      await waitUntil(async () => (await readBeats()) !== before);
    };
    await expect(lockDataDir(folder, { identity: inContainer('b', host), wait: untilNextBeat })).rejects.toThrow(
      `DATA_DIR ${folder} is in use by process 1 on app. Stop that process, or set another DATA_DIR.`,
    );
    await unlock();
    await (
      await lockDataDir(folder, { identity: inContainer('b', host) })
    )();
  });

  it('is taken over when it was silent for six beats', async () => {
    await lockDataDir(folder, { identity: inContainer('a'), beatMs: 1_000_000 });
    const waits: number[] = [];
    const wait = (milliseconds: number) => Promise.resolve(waits.push(milliseconds));
    const unlock = await lockDataDir(folder, { identity: inContainer('b'), wait });
    expect(waits).toEqual(Array(6).fill(4_000));
    await unlock();
  });

  it('tells its holder when it was taken over after all, and is left to the other one', async () => {
    let isLost = false;
    const held = await lockDataDir(folder, { identity: inContainer('a'), beatMs: 1, onLost: () => (isLost = true) });
    await rm(path.join(folder, 'lock'));
    const unlock = await lockDataDir(folder, { identity: inContainer('b'), beatMs: 1_000_000 });
    await waitUntil(() => Promise.resolve(isLost));
    await held();
    expect(await readFile(path.join(folder, 'lock'), 'utf8')).toContain('"space":"b"');
    await unlock();
  });
});

it('is not removed by one who does not hold it', async () => {
  const unlock = await lockDataDir(folder);
  await writeLock('taken over');
  await unlock();
  expect(await readFile(path.join(folder, 'lock'), 'utf8')).toBe('taken over');
});
