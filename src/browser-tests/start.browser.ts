import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** The ids of the processes below another one, by what Linux says of each. */
async function descendantsOf(pid: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parentOf = async (id: number) => {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
    return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
  };
  const parents = await Promise.all(ids.map(async (id) => ({ id, parent: await parentOf(id) })));
  const childrenOf = (one: number): number[] =>
    parents.filter(({ parent }) => parent === one).flatMap(({ id }) => [id, ...childrenOf(id)]);
  return childrenOf(pid);
}

test('npm start keeps one process beside npm, which ends when npm is told to', async () => {
  test.skip(process.platform !== 'linux', 'Only Linux lists its processes as files.');
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'campaigns-start-test-'));
  const npm = spawn('npm', ['start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  const gone = once(npm, 'exit');
  let server: number | undefined;
  try {
    const address = await new Promise<string>((resolve) => {
      let output = '';
      npm.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /ready on (\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    });
    const descendants = await descendantsOf(npm.pid ?? 0);
    expect(descendants).toHaveLength(1);
    [server] = descendants;
    npm.kill('SIGTERM');
    await gone;
    await expect
      .poll(() =>
        fetch(`${address}/api/health`).then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('down');
    server = undefined;
  } finally {
    npm.kill('SIGKILL');
    if (server !== undefined) process.kill(server, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
