import type { Config } from '../../src/server/config';
import type { Database } from '../../src/server/db/connect';
import { openDatabase } from '../../src/server/db/openDatabase';
import type { Log } from '../../src/server/lib/log';
import { findResources } from '../../src/server/resourcePaths';

/** Opens the database that the settings name, and ends the script if another process takes the data folder from it. */
export function openConfigured(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Database> {
  const { migrations, makeDatabase } = findResources('src/server');
  return openDatabase({ ...config, makeDatabase, onLost: () => process.exit(1), migrationsDir: migrations, log });
}
