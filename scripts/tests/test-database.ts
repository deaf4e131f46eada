import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { captureCommand } from '../run-command';

/** A PostgreSQL server for tests. */
export type TestDatabase = { url: string; stop: () => Promise<void> };

/**
 * The server that `TEST_DATABASE_URL` names, else one started from a local PostgreSQL program in a folder that is
 * removed by `stop`. `undefined` where this machine has neither.
 */
export async function startTestDatabase(): Promise<TestDatabase | undefined> {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, stop: () => Promise.resolve() };
  const programs = await findPrograms();
  return programs ? startCluster(programs) : undefined;
}

async function findPrograms(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? (await readdir(debian)).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')));
}

async function startCluster(programs: string): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'campaigns-test-database-'));
  const owner = await serverOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
  const run = async (program: string, args: string[]) => {
    const { code, output } = await captureCommand(path.join(programs, program), args, { ...owner, cwd: folder });
    if (code !== 0) throw new Error(`${program} failed: ${output}`);
  };
  const port = await freePort();
  const data = path.join(folder, 'data');
  await run('initdb', [
    '--pgdata',
    data,
    '--username',
    'postgres',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--no-sync',
  ]);
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c max_connections=200`;
  await run('pg_ctl', ['start', '--wait', '--pgdata', data, '--log', path.join(folder, 'log'), '--options', settings]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run('pg_ctl', ['stop', '--mode', 'immediate', '--pgdata', data]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; its package brings a user of its own. */
async function serverOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const read = async (flag: string) => Number((await captureCommand('id', [flag, 'postgres'])).output.trim());
  return { uid: await read('-u'), gid: await read('-g') };
}

/** A port that nothing listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
