import path from 'node:path';
import { readConfig } from '../../src/server/config';
import { prepareRestore, takeRestored } from '../../src/server/db/backups';
import { openEmbedded } from '../../src/server/db/openEmbedded';
import { DataDirInUse, lockDataDir } from '../../src/server/db/dataDirLock';
import { prepareDataDir } from '../../src/server/db/dataFolder';
import { createEmbeddedClient } from '../../src/server/db/embeddedClient';
import { findResources } from '../../src/server/resourcePaths';
import { explainStartFailure } from '../../src/server/startFailures';
import { restoreServer } from './restore-server';

/** Puts a backup into the place of the database; where the product runs, at its next start. */
async function restoreFolder(dataDir: string, file: string): Promise<void> {
  await prepareDataDir(dataDir);
  await prepareRestore(dataDir, file, tellContents);
  try {
    const unlock = await lockDataDir(dataDir, { onLost: () => process.exit(1) });
    const aside = await takeRestored(dataDir, path.join(dataDir, 'database'), new Date());
    await unlock();
    console.log(
      `The backup is in its place.${aside ? ` What was there is kept in ${aside}; remove it when all is well.` : ''}`,
    );
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    console.log('The product is running and goes on with what it has. Start it again, and it takes the backup.');
  }
}

/** Opens what was unpacked, as the product will, so that a damaged file is noticed before anything is replaced. */
async function tellContents(folder: string): Promise<void> {
  const { migrations } = findResources('src/server');
  const database = await openEmbedded(await createEmbeddedClient({ dataDir: folder }), migrations);
  const { rows } = await database.run(
    'select (select count(*) from accounts) as accounts, (select count(*) from campaigns) as campaigns, (select count(*) from ads) as ads',
  );
  await database.close();
  const [{ accounts, campaigns, ads } = {}] = rows;
  console.log(`The backup holds ${String(accounts)} accounts, ${String(campaigns)} campaigns and ${String(ads)} ads.`);
}

try {
  const [, , given] = process.argv;
  if (!given) throw new Error('Say which file: npm run db:restore -- path/to/backup');
  const { databaseUrl, dataDir } = readConfig(process.env);
  const file = path.resolve(given);
  if (databaseUrl === undefined) await restoreFolder(dataDir, file);
  else await restoreServer(databaseUrl, file);
} catch (error) {
  console.error(explainStartFailure(error, undefined));
  process.exitCode = 1;
}
