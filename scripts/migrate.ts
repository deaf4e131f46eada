import { readConfig } from '../src/server/config';
import { openDatabase } from '../src/server/db/connect';
import { createLog } from '../src/server/log';
import { findResources } from '../src/server/resourcePaths';

const { databaseUrl, dataDir } = readConfig(process.env);
const { migrations } = findResources('src/server');
const log = createLog('warn');

const database = await openDatabase({ databaseUrl, dataDir, migrationsDir: migrations, log });
await database.close();
console.log(`The database ${databaseUrl === undefined ? `in ${dataDir}` : 'of DATABASE_URL'} is up to date.`);
