import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';

/** Any number, as long as every process of the product uses the same. */
const setupLock = 7_266_310_042;

/** Applies what is missing to the embedded database, which nobody else has open. */
export async function migrateEmbedded(db: PgliteDatabase, migrationsFolder: string): Promise<void> {
  await migratePglite(db, { migrationsFolder });
}

/** Applies what is missing, one process at a time. */
export function migrateServer(connect: () => pg.Client, migrationsFolder: string): Promise<void> {
  return setUpAlone(connect, async (client) => {
    const db: NodePgDatabase = drizzle(client);
    await migratePg(db, { migrationsFolder });
  });
}

/**
 * Does work on what the database is made of while no other process does: several may start at once. `work` gets the
 * connection that holds the lock, and may use others too. The connection is one of its own, without a limit of time:
 * waiting for another process, and a migration itself, may take longer than a request's statement may.
 */
export async function setUpAlone(connect: () => pg.Client, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = connect();
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [setupLock]);
    await work(client);
    await client.query('select pg_advisory_unlock($1)', [setupLock]);
  } finally {
    // After a failure the lock ends with its connection.
    await client.end();
  }
}
