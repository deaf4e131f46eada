import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../src/server/config';
import { type BackupAnswer, backupsIn, requestBackup, stampOf } from '../../src/server/db/backups';
import { DataDirInUse } from '../../src/server/db/dataDirLock';
import { createLog } from '../../src/server/log';
import { explainStartFailure } from '../../src/server/startFailures';
import { openConfigured } from './open-database';
import { runDatabaseProgram } from './database-program';

/** Writes the whole database into a file, by default one in the data folder, whether or not the product runs. */
const longestMs = 15 * 60_000;

async function backUpFolder(dataDir: string, file: string): Promise<void> {
  try {
    const database = await openConfigured({ databaseUrl: undefined, dataDir }, createLog('error'));
    try {
      await database.backUp?.(file);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    await askRunningServer(dataDir, file);
  }
}

/** The process that has the database open makes the backup, because no other may read it. */
async function askRunningServer(dataDir: string, file: string): Promise<void> {
  const answerFile = await requestBackup(dataDir, randomUUID(), file);
  for (const end = Date.now() + longestMs; Date.now() < end; await pause(200)) {
    const text = await readFile(answerFile, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    await rm(answerFile);
    const answer = JSON.parse(text) as BackupAnswer;
    if ('error' in answer) throw new Error(answer.error);
    return;
  }
  throw new Error('The process that has the database open did not answer within 15 minutes.');
}

try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const ending = databaseUrl === undefined ? 'tar.gz' : 'dump';
  const file = path.resolve(
    process.argv[2] ?? path.join(backupsIn(dataDir), `backup-${stampOf(new Date())}.${ending}`),
  );
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  if (databaseUrl === undefined) await backUpFolder(dataDir, file);
  else await runDatabaseProgram('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--file', file]);
  console.log(`Everything is in ${file}`);
} catch (error) {
  console.error(explainStartFailure(error, undefined));
  process.exitCode = 1;
}
