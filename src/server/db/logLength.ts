import type { Log } from '../lib/log';
import type { EmbeddedClient } from './embeddedClient';
import { regularly } from './regularly';

/** How much of the write-ahead log may wait to be written into the files of the tables. */
const mostLogBytes = 16_777_216;

const lookMs = 5_000;

/**
 * Keeps the write-ahead log of an embedded database short. A PostgreSQL server does so by itself; the embedded database
 * only writes its log. Left alone, the log takes as much of the disk as was written since the start, and the first
 * checkpoint, that of a backup, keeps everybody waiting for over a second. Returns the function that stops it.
 */
export function keepLogShort(client: Pick<EmbeddedClient, 'query' | 'exec'>, log: Log): () => Promise<void> {
  return regularly(lookMs, () =>
    shortenLog(client).catch((error: unknown) => log.warn({ err: error }, 'A checkpoint failed; it is tried again.')),
  );
}

/** Makes a checkpoint where the log since the last one is long. */
export async function shortenLog(client: Pick<EmbeddedClient, 'query' | 'exec'>): Promise<void> {
  const { rows } = await client.query<{ is_long: boolean }>(
    'select pg_current_wal_lsn() - redo_lsn > $1 as is_long from pg_control_checkpoint()',
    [mostLogBytes],
  );
  if (rows[0]?.is_long) await client.exec('checkpoint');
}
