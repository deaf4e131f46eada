import { fsyncSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { currentOwner } from '../lib/owner';
import { createDatabaseTurns } from './databaseTurns';

/** The part of the embedded database's client that the product uses. */
export interface EmbeddedClient extends Pick<PGlite, 'query' | 'exec' | 'transaction'> {
  /** Does something while no query runs. The work must ask nothing of this client. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Closes the database once all its queries are answered. */
  close(): Promise<void>;
}

/**
 * Settings that differ from the package's. The buffers are 128 MB by default, which a database that the system's
 * own cache holds as well does not need; they cannot be set later. The write-ahead log is kept short, so that what it
 * may grow by is known. Nobody reads how far a start after a crash has come, and its timer would never stop.
 */
const settings = ['shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB', 'log_startup_progress_interval=0'];

/** On a disk, a commit is answered when the disk has it: the power may fail at any time. */
const durable = ['fsync=on', 'wal_sync_method=fsync'];

/**
 * The database's program is compiled by one thread. By default several do it, each with memory that the process keeps:
 * at rest it had 321 to 350 MB, and has 285 to 327 this way, ready as soon.
 */
const oneCompiler = '--wasm-num-compilation-tasks=1';

/** Opens an embedded database, in memory or in a folder, with the extensions that the migrations ask for. */
export function createEmbeddedClient({ dataDir, ...options }: PGliteOptions): Promise<PGlite> {
  setFlagsFromString(oneCompiler);
  const chosen = dataDir === undefined ? settings : [...settings, ...durable];
  return PGlite.create({
    ...options,
    ...bytesAsHex,
    ...(dataDir !== undefined && { fs: new DiskFiles(dataDir) }),
    extensions: { pg_trgm: trigrams },
    startParams: [...PGlite.defaultStartParams, ...chosen.flatMap((setting) => ['-c', setting])],
  });
}

/** The part of the package's file system that is used here. */
interface NodeFiles {
  NODEFS: {
    doSetAttr: (file: unknown, node: unknown, wanted: { mode?: number }, ...ways: unknown[]) => void;
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
  };
}

/** The permissions of everybody but the owner. */
const ofOthers = 0o077;

/**
 * Files that reach the disk when the database asks for it, and that nobody else may read. The package's own
 * file system ignores requests to sync, and makes every file readable and writable by everybody.
 */
class DiskFiles extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const change = (module: unknown) => {
      const { NODEFS } = module as NodeFiles;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
      const { doSetAttr } = NODEFS;
      NODEFS.doSetAttr = (file, node, wanted, ...ways) =>
        doSetAttr(
          file,
          node,
          wanted.mode === undefined ? wanted : { ...wanted, mode: wanted.mode & ~ofOthers },
          ...ways,
        );
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), change] } };
  }
}

/** Bytes as the database writes them. The client's own functions go byte by byte, at a second for some megabytes. */
const bytesAsHex = {
  serializers: {
    [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
};

/** Points in time as the database writes them, which is what the query builder reads. */
const timesAsText = timesBy((text) => text);

/** Points in time as the PostgreSQL driver returns them. */
export const timesAsDates = timesBy((text) => new Date(text));

function timesBy<T>(parse: (text: string) => T) {
  return { [types.DATE]: parse, [types.TIMESTAMP]: parse, [types.TIMESTAMPTZ]: parse, [types.INTERVAL]: parse };
}

/**
 * Queries an embedded database in turns: it has one connection and computes on the process's only thread. After some
 * milliseconds of queries the process gets to do something else; under 200 callers, new connections were otherwise
 * accepted so slowly that some waited for over ten seconds. `prepare` is done right before each.
 */
export function inTurns(client: PGlite, prepare?: () => Promise<void> | undefined): EmbeddedClient {
  const turns = createDatabaseTurns({ atOnce: 1, pauseAfterMs: 8 });
  let unanswered = 0;
  const take = async <T>(work: () => Promise<T>): Promise<T> => {
    unanswered += 1;
    try {
      return await turns.take(currentOwner(), async () => {
        await prepare?.();
        return work();
      });
    } finally {
      unanswered -= 1;
    }
  };
  Object.assign(client.parsers, timesAsText);
  return {
    query: (text, values, options) => take(() => client.query(text, values, withoutParsers(options))),
    exec: (text, options) => take(() => client.exec(text, options)),
    transaction: (work) => take(() => client.transaction((transaction) => work(withPauses(transaction)))),
    alone: take,
    close: async () => {
      while (unanswered > 0) await take(() => Promise.resolve());
      await take(() => client.close());
    },
  };
}

async function thenPause<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    await letOthersGo();
  }
}

/** A transaction that lets the process answer others between its statements, though no other query runs then. */
function withPauses(transaction: Transaction): Transaction {
  const pausing: Pick<Transaction, 'query' | 'exec'> = {
    query: <T>(...[text, values, options]: Parameters<Transaction['query']>) =>
      thenPause(transaction.query<T>(text, values, options)),
    exec: (text, options) => thenPause(transaction.exec(text, options)),
  };
  return Object.assign(Object.create(transaction) as Transaction, pausing);
}

/**
 * The query builder, which always says how it wants rows, asks for times as text with every query. They are read like
 * that anyway, and to be asked means to copy the table of all types, which takes longer than many a query.
 */
function withoutParsers(options: QueryOptions | undefined): QueryOptions | undefined {
  return options?.rowMode ? { rowMode: options.rowMode } : options;
}

function letOthersGo(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
