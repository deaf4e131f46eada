import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';

export type SystemRepository = ReturnType<typeof createSystemRepository>;

export function createSystemRepository(db: Db) {
  return {
    /** Throws if the database does not answer. */
    async ping(): Promise<void> {
      await db.execute(sql`select 1`);
    },
  };
}
