import { PGlite, type PGliteOptions, type QueryOptions, types } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the product uses of the embedded database. */
export type EmbeddedClient = Pick<PGlite, 'query' | 'exec' | 'transaction'>;

/** Opens an embedded database with the extensions that the migrations ask for. */
export function createEmbeddedClient(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, ...bytesAsHex, extensions: { pg_trgm: trigrams } });
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
 * Queries an embedded database so that the process keeps answering. The database computes on the process's only thread:
 * while queries wait, each would begin right after the one before, and nothing else be done. Under 200 callers new
 * connections were accepted so slowly that some waited for over ten seconds. So the process gets a turn after each one.
 */
export function inTurns(client: PGlite): EmbeddedClient {
  let previous: Promise<unknown> = Promise.resolve();
  const take = <T>(work: () => Promise<T>): Promise<T> => {
    const result = previous.then(work);
    previous = result.then(letOthersGo, letOthersGo);
    return result;
  };
  Object.assign(client.parsers, timesAsText);
  return {
    query: (text, values, options) => take(() => client.query(text, values, withoutParsers(options))),
    exec: (text, options) => take(() => client.exec(text, options)),
    transaction: (work) => take(() => client.transaction(work)),
  };
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
