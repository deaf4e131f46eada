import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database } from '../../src/server/db/connect';
import { createKeyHolders } from '../../src/server/db/keyHolders';
import { hashToken, newToken } from '../../src/server/lib/secrets';
import { createSessionsRepository } from '../../src/server/modules/auth/sessions.repository';
import { createLimitsRepository } from '../../src/server/modules/limits/limits.repository';
import { createLimitsService } from '../../src/server/modules/limits/limits.service';
import { silentLog } from '../../src/server/testing/silentLog';
import { openConfigured } from '../database/open-database';
import { median } from './median';

const rounds = 9;
const checksEach = 400;
/** How many calls a key makes before the next one does: fewer than it may make in a minute. */
const callsOfKey = 500;
/** What the check of a key may take at most of a session's. */
const budget = 1.25;

/**
 * What it takes to find out who calls with a key and to count the call, as a ratio to a session's check, which is one
 * statement. Processor time, on the embedded database, which computes in this process.
 */
export async function benchmarkKeyCheck(): Promise<boolean> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'campaigns-bench-'));
  const database = await openConfigured({ databaseUrl: undefined, dataDir }, silentLog);
  try {
    const { token, secret } = await fill(database);
    const sessions = createSessionsRepository(database.db);
    const holders = createKeyHolders(database.db);
    const clock = { now: () => new Date() };
    const limits = createLimitsService({ limits: createLimitsRepository(database.db), clock, enabled: true });
    const run = randomUUID();
    let calls = 0;
    const checks = {
      session: () => sessions.findByToken(hashToken(token), clock.now()),
      key: async () => {
        const found = await holders.find(hashToken(secret), clock.now(), 'enterprise');
        await limits.countKeyCall(`${run} ${Math.floor(calls / callsOfKey)}`, () => undefined);
        calls += 1;
        return found;
      },
    };
    const times: Record<keyof typeof checks, number[]> = { session: [], key: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of ['session', 'key'] as const) {
        const before = process.cpuUsage();
        for (let check = 0; check < checksEach; check += 1) {
          if (!(await checks[name]())) throw new Error(`Nobody has the ${name}.`);
        }
        // The first round warms up.
        const { user, system } = process.cpuUsage(before);
        if (round > 0) times[name].push((user + system) / 1_000 / checksEach);
      }
    }
    const [session, key] = [median(times.session), median(times.key)];
    const isGood = key / session <= budget;
    console.log(
      `\nwho calls, embedded: by a session ${session.toFixed(2)} ms, by a key ${key.toFixed(2)} ms, ${(key / session).toFixed(2)} times as long  budget ${budget}${isGood ? '' : '  MISSED'}`,
    );
    return isGood;
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** An account with a session and a key. */
async function fill(database: Database): Promise<{ token: string; secret: string }> {
  const [account, token, secret] = [randomUUID(), newToken(), newToken()];
  await database.run(
    `insert into accounts (id, email, full_name, is_demo, created_at) values ($1, $2, 'Bench', true, now())`,
    [account, `${account}@example.com`],
  );
  await database.run(
    'insert into workspaces (id, owner_id, created_at) values ($1, $1, now()) on conflict do nothing',
    [account],
  );
  await database.run(
    `insert into sessions (id, account_id, token_hash, user_agent, created_at, last_used_at, expires_at)
     values (gen_random_uuid(), $1, $2, '', now(), now(), now() + interval '1 day')`,
    [account, hashToken(token)],
  );
  await database.run(
    `insert into api_keys (id, workspace_id, account_id, name, prefix, token_hash, scopes, role, created_at)
     values (gen_random_uuid(), $1, $1, 'Bench', '', $2, '{campaigns:read}', 'viewer', now())`,
    [account, hashToken(secret)],
  );
  return { token, secret };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await benchmarkKeyCheck()) ? 0 : 1;
}
