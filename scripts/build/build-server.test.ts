import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { aCampaign, aRegistration } from '../../src/server/testing/builders';
import { buildServer } from './build-server';

/** The server as it is shipped, which starts in a third of the time that its source takes; in here for its packages. */
let serverDir: string;
let dataDir: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'data-'));
  await mkdir('.cache', { recursive: true });
  serverDir = await mkdtemp(path.resolve('.cache/server-'));
  await buildServer(serverDir);
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  for (const folder of [dataDir, serverDir]) await rm(folder, { recursive: true, force: true });
});

interface Outcome {
  code: number | null;
  stderr: string;
}

/** Starts the product as a process of its own. */
function launch(environment: Record<string, string>) {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [path.join(serverDir, 'main.js')], {
    env: { PATH, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'exit').then(([code]): Outcome => ({ code: code as number | null, stderr }));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const address = /^.* is ready on (\S+)$/m.exec(stdout)?.[1];
      if (address) resolve(address);
    });
    ended.then(({ code }) => reject(new Error(`ended with ${code}: ${stderr}`)), reject);
  });
  ready.catch(() => undefined);
  return { child, ready, ended, output: () => stdout };
}

/** Starts the product as `npm start` does: in a group of its own, in which npm passes on the signals that it gets. */
async function launchThroughNpm() {
  const folder = await mkdtemp(path.join(tmpdir(), 'npm-'));
  const start = `cd ${process.cwd()} && exec ${process.execPath} ${path.join(serverDir, 'main.js')}`;
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
  const child = spawn('npm', ['start', '--prefix', folder], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  running.push(child);
  const ended = once(child, 'exit');
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    const address = /is ready on (\S+)$/m.exec(chunk.toString())?.[1];
    if (address) return { group: child.pid ?? 0, address, ended };
  }
  throw new Error('npm start ended.');
}

const post = (url: string, body: unknown, token = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

it.each([
  [{ PORT: 'http' }, 'PORT is "http", but it takes a port number from 0 to 65535.\n'],
  [{ DATA_DIR: 'package.json' }, `DATA_DIR ${path.resolve('package.json')} is a file. Set DATA_DIR to a folder.\n`],
  [
    { DATA_DIR: 'package.json/below' },
    `DATA_DIR ${path.resolve('package.json/below')} is a file, or lies below one. Set DATA_DIR to a folder.\n`,
  ],
  [
    { DATABASE_URL: 'postgres://127.0.0.1:1/nothing' },
    'The database of DATABASE_URL does not answer. Start it, or correct the address.\n',
  ],
])('says in one line what is wrong with %j', async (environment, line) => {
  const { ended } = launch(environment);
  expect(await ended).toEqual({ code: 1, stderr: line });
});

describe('the product', () => {
  it('keeps what it acknowledged through kill -9, refuses a second process, and ends politely', async () => {
    const first = launch({ PRODUCT_NAME: 'Adwerk' });
    const address = await first.ready;
    expect(first.output()).toMatch(/^Adwerk is ready on http:\/\/127\.0\.0\.1:\d+$/m);
    const registered = await post(`${address}/api/auth/register`, aRegistration());
    const { access_token: token } = (await registered.json()) as { access_token: string };
    const created = await post(`${address}/api/campaigns`, aCampaign({ name: 'Survivor' }), token);
    expect(created.status).toBe(201);

    expect((await stat(path.join(dataDir, 'database/PG_VERSION'))).mode & 0o077).toBe(0);

    const second = launch({});
    expect(await second.ended).toEqual({
      code: 1,
      stderr: `DATA_DIR ${dataDir} is in use by process ${first.child.pid}. Stop that process, or set another DATA_DIR.\n`,
    });

    first.child.kill('SIGKILL');
    await first.ended;
    const third = launch({});
    const again = await third.ready;
    const list = await fetch(`${again}/api/campaigns`, { headers: { authorization: `Bearer ${token}` } });
    expect(await list.json()).toMatchObject([{ name: 'Survivor' }]);

    // Ends while a request is under way, which still gets its answer, and while a connection asks for nothing.
    const silent = connect(Number(new URL(again).port), new URL(again).hostname);
    await once(silent, 'connect');
    const slow = await beginRegistration(new URL(again));
    third.child.kill('SIGTERM');
    await untilRefused(again);
    expect(await slow.finish()).toMatch(/^HTTP\/1\.1 201 /);
    expect(await third.ended).toEqual({ code: 0, stderr: '' });
    silent.destroy();
  });

  it('answers what has arrived when its whole group is signaled, npm among it', async () => {
    const { group, address, ended } = await launchThroughNpm();
    const slow = await Promise.all([1, 2, 3].map((count) => beginRegistration(new URL(address), count)));
    process.kill(-group, 'SIGTERM');
    await untilRefused(address);
    for (const { finish } of slow) expect(await finish()).toMatch(/^HTTP\/1\.1 201 /);
    await ended;
  });

  it('ends at once when it is asked again later', async () => {
    const server = launch({});
    const address = await server.ready;
    await beginRegistration(new URL(address), 4);
    server.child.kill('SIGTERM');
    await untilRefused(address);
    await delay(2_100);
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 1 });
  });
});

const disk = process.platform !== 'linux' ? undefined : await mountSmallDisk();
afterAll(() => disk?.remove());

// Only who may mount a file system of its own can fill one without harm.
(disk ? describe : describe.skip)('on a full disk, the product', () => {
  it('stores nothing, says so, goes on reading, and ends politely', async () => {
    const { folder = '', fill, clear } = disk ?? {};
    const server = launch({ DATA_DIR: path.join(folder, 'data') });
    const address = await server.ready;
    const registered = await post(`${address}/api/auth/register`, aRegistration());
    const { access_token: token } = (await registered.json()) as { access_token: string };
    const endedEarly = server.ended.then((how): never => {
      throw new Error(`It ended: ${JSON.stringify(how)}`);
    });
    endedEarly.catch(() => undefined);
    const health = async () => {
      const answer = fetch(`${address}/api/health`);
      // A connection that is refused does not say what the process died of.
      return (await answer.catch(() => endedEarly)).json();
    };
    const create = (name: string) => post(`${address}/api/campaigns`, aCampaign({ name }), token);
    const list = () => fetch(`${address}/api/campaigns`, { headers: { authorization: `Bearer ${token}` } });
    expect((await create('Before')).status).toBe(201);

    await fill?.();
    expect(await health()).toEqual({ status: 'ok', writable: false });
    const refused = await create('Meanwhile');
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'disk_full' });
    expect(await (await list()).json()).toMatchObject([{ name: 'Before' }]);
    expect(await health()).toEqual({ status: 'ok', writable: false });
    const other = launch({ DATA_DIR: path.join(folder, 'other') });
    expect(await other.ended).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /^DATA_DIR \S+ is on a disk with \d+ MB left; it takes at least 128 MB\. [^\n]+\n$/,
      ),
    });

    await clear?.();
    expect(await health()).toEqual({ status: 'ok', writable: true });
    expect((await create('After')).status).toBe(201);
    await fill?.();
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
  });
});

/** `undefined` where this user may not mount one. */
async function mountSmallDisk() {
  const folder = await mkdtemp(path.join(tmpdir(), 'disk-'));
  const run = async (program: string, ...args: string[]) => {
    const child = spawn(program, args, { stdio: 'ignore' });
    const [code] = (await once(child, 'close')) as [number];
    return code === 0;
  };
  const filling = path.join(folder, 'filling');
  const isMounted = await run('mount', '-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder).catch(() => false);
  if (!isMounted) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    /** Leaves as much room as a megabyte. */
    fill: async () => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filling, Buffer.alloc(bavail * bsize - 1_048_576));
    },
    clear: () => rm(filling),
    remove: async () => {
      await run('umount', '--lazy', folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a server that is closing takes no new connections. */
async function untilRefused(address: string): Promise<void> {
  const isOpen = () =>
    fetch(`${address}/api/health`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    );
  while (await isOpen());
}

/** Begins a request, whose body ends when it is told to. Answers when the server is working on it. */
async function beginRegistration({ hostname, port }: URL, number = 0) {
  const body = JSON.stringify(aRegistration({ email: `slow${number}@northfold.example` }));
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const head = [
    'POST /api/auth/register HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // The server says that it has read the head and waits for the body.
  await once(socket, 'data');
  socket.write(body.slice(0, 5));
  return {
    finish: async () => {
      socket.write(body.slice(5));
      await once(socket, 'close');
      return answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
    },
  };
}
