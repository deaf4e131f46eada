import { type Database, openServer } from './connect';
import { type DataDirOptions, openDataDir } from './openDataDir';

interface DatabaseOptions extends DataDirOptions {
  /** `undefined`: the embedded database. */
  databaseUrl: string | undefined;
}

/** Opens the configured database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl !== undefined) return openServer(options.databaseUrl, options.migrationsDir, options.log);
  return openDataDir(options);
}
