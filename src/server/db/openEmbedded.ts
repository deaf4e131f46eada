import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './connect';
import { type EmbeddedClient, inTurns, timesAsDates } from './embeddedClient';
import { migrateEmbedded } from './migrate';
import type { SpaceGuard } from './spaceGuard';

/** Migrates an embedded database and makes it ready for use. `guard` watches the disk that it lies on. */
export async function openEmbedded(
  client: PGlite,
  migrationsDir: string,
  guard?: SpaceGuard,
): Promise<Database & { embedded: EmbeddedClient }> {
  const embedded = inTurns(client, guard?.look);
  const queried: Pick<PGlite, 'query' | 'exec' | 'transaction'> = embedded;
  const db = drizzle({ client: queried as PGlite });
  await migrateEmbedded(db, migrationsDir);
  const reading = { parsers: timesAsDates };
  return {
    db,
    embedded,
    run: async (text, values) => {
      if (values?.length) return embedded.query<Record<string, unknown>>(text, values, reading);
      const results = await embedded.exec(text, reading);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    setUp: (work) => work(),
    hasSpace: guard?.hasSpace ?? (() => true),
    maintain: () => Promise.resolve(),
    close: () => embedded.close(),
  };
}
