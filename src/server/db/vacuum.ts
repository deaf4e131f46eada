import type { Database } from './connect';

/**
 * Gives the room of deleted rows back to new ones, and counts anew what the tables hold. A PostgreSQL server does so by
 * itself; the embedded database never does. One statement for each table, so that requests get their turns between.
 */
export async function vacuumAll({ run }: Pick<Database, 'run'>): Promise<void> {
  const { rows } = await run(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by schemaname, relname`,
  );
  for (const { name } of rows) await run(`vacuum (analyze) ${String(name)}`);
}
