import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { RunningServer } from '../../src/browser-tests/server';
import type { Database } from '../../src/server/db/connect';
import { createJobs } from '../../src/server/db/jobs';
import { jobDefinitions } from '../../src/server/jobs';
import { newId } from '../../src/server/lib/ids';
import { silentLog } from '../../src/server/testing/silentLog';
import { startTestMailServer, type TestMailServer } from '../../src/server/testing/testMailServer';
import { buildIfStale } from '../build/build-product';
import { openConfigured } from '../database/open-database';

const waiting = 300;

/**
 * How many mails a second leave for a mail server on this machine, and how long a link to set a password takes that is
 * asked for while 300 others wait.
 */
export async function benchmarkMail(databaseUrl?: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'campaigns-bench-'));
  const mailServer = await startTestMailServer();
  let server: RunningServer | undefined;
  try {
    const email = await fill(await openConfigured({ databaseUrl, dataDir }, silentLog));
    server = await RunningServer.start({
      LOG_LEVEL: 'warn',
      SMTP_URL: mailServer.url,
      ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
    });
    const start = Date.now();
    const before = mailServer.received.length;
    await fetch(`${server.url}/api/auth/password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    await until(() => mailServer.received.some(isResetLink));
    const linkMs = Date.now() - start;
    await until(() => mailServer.received.length > waiting);
    const seconds = (Date.now() - start) / 1_000;
    console.log(`\nmails, ${databaseUrl ? 'postgres' : 'embedded'}\n`);
    console.log(`${waiting} that waited: ${((waiting - before) / seconds).toFixed(0)} a second`);
    console.log(`a link to set a password, asked for in the meantime: ${linkMs} ms`);
  } finally {
    await server?.dispose();
    await mailServer.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const isResetLink = ({ text }: TestMailServer['received'][number]) => text.includes('/password-reset?');

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await delay(10);
}

/** Leaves mails in the outbox of one account, and closes the database, which the server opens next. */
async function fill(database: Database): Promise<string> {
  const email = `${newId()}@northfold.example`;
  const accountId = newId();
  try {
    const jobs = createJobs({ database, definitions: jobDefinitions, log: silentLog });
    await jobs.install();
    await database.run(
      `insert into accounts (id, email, full_name, password_hash, created_at) values ($1, $2, 'Mara Okafor', 'hash', now())`,
      [accountId, email],
    );
    for (let count = 0; count < waiting; count++) {
      const mailId = newId();
      await database.run(
        `insert into mails (id, account_id, recipient, subject, body, status, created_at) values ($1, $2, $3, 'News', 'News', 'waiting', now())`,
        [mailId, accountId, email],
      );
      await jobs.in(database.db).send('deliver-mail', { mailId });
    }
    await jobs.stop();
  } finally {
    await database.close();
  }
  return email;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (await buildIfStale()) await benchmarkMail(process.argv[2]);
  else process.exitCode = 1;
}
