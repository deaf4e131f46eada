import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** The built product as tests see it, whichever process has started it. */
export class ReachableServer {
  constructor(
    readonly url: string,
    readonly logFile: string,
  ) {}

  /** What the server has printed since its last start. */
  get log(): string {
    return readFileSync(this.logFile, 'utf8');
  }

  /** The last thing in the log that matches, such as the link of a mail; waits for it to be printed. */
  async logged(pattern: RegExp): Promise<string> {
    for (const deadline = Date.now() + 120_000; Date.now() < deadline;) {
      const found = [...this.log.matchAll(new RegExp(pattern, 'g'))].at(-1);
      if (found) return found[1] ?? found[0];
      await pause(50);
    }
    throw new Error(`The server logged nothing like ${pattern}:\n${this.log}`);
  }
}

/** The built product in a process of its own, with a database folder that outlives the process. */
export class RunningServer extends ReachableServer {
  #process: ChildProcess | undefined;

  private constructor(
    url: string,
    private readonly folder: string,
    private readonly settings: Record<string, string>,
  ) {
    super(url, path.join(folder, 'server.log'));
  }

  /** Starts the product on a free port with an empty database, a copy of the one that is prepared where there is one. */
  static async start(settings: Record<string, string> = {}): Promise<RunningServer> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'campaigns-browser-test-'));
    const server = new RunningServer(`http://127.0.0.1:${await freePort()}`, folder, settings);
    if (process.env.PREPARED_DATA_DIR) await cp(process.env.PREPARED_DATA_DIR, server.dataDir, { recursive: true });
    await server.run();
    return server;
  }

  get dataDir(): string {
    return path.join(this.folder, 'data');
  }

  /** The id of the running process. */
  get pid(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error('The server does not run.');
    return pid;
  }

  /** Starts the process on the same address and database; answers when it is ready. */
  async run(): Promise<void> {
    const log = openSync(this.logFile, 'w');
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      stdio: ['ignore', log, log],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // As `npm start` sets it.
        MALLOC_ARENA_MAX: '2',
        PORT: new URL(this.url).port,
        DATA_DIR: this.dataDir,
        RATE_LIMITS: 'off',
        WEBHOOKS_ON_LOOPBACK: 'on',
        ...this.settings,
      },
    });
    this.#process = child;
    closeSync(log);
    await this.#untilReady(child);
  }

  /** Ends the process and waits for it to be gone. */
  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return gone;
  }

  /** Ends the process and removes its database. */
  async dispose(): Promise<void> {
    await this.kill('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    for (const deadline = Date.now() + 240_000; Date.now() < deadline;) {
      if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${this.log}`);
      const answer = await fetch(`${this.url}/api/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await pause(50);
    }
    throw new Error(`The server was not ready within four minutes:\n${this.log}`);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
