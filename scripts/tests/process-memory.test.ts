import { spawn } from 'node:child_process';
import { waitUntil } from '../../src/server/testing/waitUntil';
import { readStatus, sumOfFamily, watchMemory } from './process-memory';

const one = (pid: number, parent: number, bytes: number) => ({ pid, parent, bytes });

it('reads whose a process is and what memory is its own', () => {
  const status =
    'Name:\tnode\nPid:\t42\nPPid:\t7\nVmRSS:\t  300 kB\nRssAnon:\t  200 kB\nRssFile:\t  100 kB\nRssShmem:\t  50 kB\n';
  expect(readStatus(status)).toEqual({ pid: 42, parent: 7, bytes: 256_000 });
});

it('counts a process and its descendants, in whatever order they are listed', () => {
  expect(sumOfFamily([one(4, 3, 1), one(3, 2, 10), one(2, 1, 100), one(5, 1, 1_000)], new Set([2]))).toBe(111);
});

it('goes on counting what left the process that started it, and forgets what has ended', () => {
  const known = new Set([1]);
  expect(sumOfFamily([one(1, 0, 1), one(2, 1, 10), one(3, 2, 100)], known)).toBe(111);
  expect(sumOfFamily([one(1, 0, 1), one(3, 0, 100)], known)).toBe(101);
  expect(sumOfFamily([one(1, 0, 1), one(2, 0, 10)], known)).toBe(1);
});

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('finds the peak of what a process starts', async () => {
  const watch = watchMemory(10);
  await waitUntil(() => (watch?.peak() ?? 0) > 0);
  const before = watch?.peak() ?? 0;
  // Twice what is asked for: the memory of this process may fall meanwhile.
  const fill = 'globalThis.kept = Buffer.alloc(600e6, 1); process.stdin.resume();';
  const child = spawn(process.execPath, ['--eval', fill], { stdio: ['pipe', 'ignore', 'inherit'] });
  await waitUntil(() => (watch?.peak() ?? 0) > before + 300e6);
  child.kill();
  expect(watch?.stop()).toBeGreaterThan(before + 300e6);
});
