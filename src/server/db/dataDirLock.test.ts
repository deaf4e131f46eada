import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { describeProcess, lockDataDir } from './dataDirLock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const writeLock = (content: object | string) =>
  writeFile(path.join(folder, 'lock'), typeof content === 'string' ? content : JSON.stringify(content));

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
  await writeLock({ pid: process.pid, startedAt: 'once', host: hostname() });
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('is not removed by one who does not hold it', async () => {
  const unlock = await lockDataDir(folder);
  await writeLock('taken over');
  await unlock();
  expect(await readFile(path.join(folder, 'lock'), 'utf8')).toBe('taken over');
});
