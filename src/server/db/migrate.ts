import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';

/** Any number, as long as every process of the product uses the same. */
const migrationLock = 7_266_310_042;

/** Applies what is missing to the embedded database, which nobody else has open. */
export async function migrateEmbedded(db: PgliteDatabase, migrationsFolder: string): Promise<void> {
  await migratePglite(db, { migrationsFolder });
}

/** Applies what is missing, one process at a time: several may start at once. */
export async function migrateServer(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another process, and a migration itself, may take longer than a request's statement may.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db: NodePgDatabase = drizzle(client);
    await migratePg(db, { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    // Destroyed, not returned: its settings and, after a failure, its lock end with it.
    client.release(true);
  }
}
