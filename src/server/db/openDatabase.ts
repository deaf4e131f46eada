import type { Log } from '../lib/log';
import { type Database, openServer } from './connect';
import { openDataDir } from './openDataDir';

export interface DatabaseOptions {
  /** `undefined`: the embedded database. */
  databaseUrl: string | undefined;
  /** Where the embedded database lives. */
  dataDir: string;
  /** The program that makes an empty database in the folder that its argument names. */
  makeDatabase: string;
  /** Called when another process has taken the data folder: this one must end at once. */
  onLost: () => void;
  migrationsDir: string;
  log: Log;
}

/** Opens the configured database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl !== undefined) return openServer(options.databaseUrl, options.migrationsDir, options.log);
  return openDataDir(options);
}
