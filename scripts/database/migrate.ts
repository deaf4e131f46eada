import { readConfig } from '../../src/server/config';
import { createLog } from '../../src/server/log';
import { openConfigured } from './open-database';

const { databaseUrl, dataDir } = readConfig(process.env);
const log = createLog('warn');

const database = await openConfigured({ databaseUrl, dataDir }, log);
await database.close();
console.log(`The database ${databaseUrl === undefined ? `in ${dataDir}` : 'of DATABASE_URL'} is up to date.`);
