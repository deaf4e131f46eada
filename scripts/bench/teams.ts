import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { RunningServer } from '../../src/browser-tests/server';
import type { Database } from '../../src/server/db/connect';
import { hashToken, newToken } from '../../src/server/lib/secrets';
import { silentLog } from '../../src/server/testing/silentLog';
import { startBareServer } from './bare-server';
import { buildIfStale } from '../build/build-product';
import { median } from './median';
import { openConfigured } from '../database/open-database';

const rounds = 3;
const secondsEach = 3;
const connections = 10;
const size = { members: 99, campaigns: 10_000 };

/**
 * Requests a second about a team of 100 with 10,000 campaigns, each as a ratio to a bare route, measured in turns. It
 * has no budget: what it costs is the work of the database, which other work of the machine slows more than the route.
 */
export async function benchmarkTeams(databaseUrl?: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'campaigns-bench-'));
  const bare = await startBareServer();
  let server: RunningServer | undefined;
  try {
    const database = await openConfigured({ databaseUrl, dataDir }, silentLog);
    const { token, teamId } = await fill(database);
    server = await RunningServer.start({
      DEFAULT_PLAN: 'enterprise',
      LOG_LEVEL: 'warn',
      ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
    });
    const headers = { authorization: `Bearer ${token}` };
    const paths = ['/teams/my-teams', `/teams/${teamId}/stats`, `/teams/${teamId}/changes`];
    const targets = paths.map((one) => ({ url: `${server?.url}/api${one}`, headers }));
    const [bareRate = 0, ...rates] = await ratesOf([{ url: bare.url }, ...targets]);
    console.log(
      `\na team of ${size.members + 1} with ${size.campaigns} campaigns, ${databaseUrl ? 'postgres' : 'embedded'}\n`,
    );
    for (const [index, rate] of rates.entries()) {
      const name = `GET ${paths[index]?.replace(teamId, '{id}')}`;
      console.log(`${name.padEnd(40)} ${rate.toFixed(0).padStart(7)} a second   1/${(bareRate / rate).toFixed(1)}`);
    }
  } finally {
    await server?.dispose();
    bare.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function ratesOf(targets: autocannon.Options[]): Promise<number[]> {
  const rates = targets.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const result = await autocannon({ ...target, connections, duration: secondsEach });
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${target.url}: ${result.non2xx} calls failed.`);
      rates[index]?.push(result.requests.average);
    }
  }
  return rates.map(median);
}

/** Makes the team, signs its owner in and closes the database, which the server opens next. */
async function fill(database: Database): Promise<{ token: string; teamId: string }> {
  const [owner, teamId, token] = [crypto.randomUUID(), crypto.randomUUID(), newToken()];
  const statements: [string, unknown[]][] = [
    [
      `insert into accounts (id, email, full_name, password_hash, created_at) values ($1::uuid, $1::uuid || '@northfold.example', 'Mara Okafor', 'hash', now())`,
      [owner],
    ],
    [`insert into workspaces (id, owner_id, created_at) values ($1, $2, now())`, [teamId, owner]],
    [`insert into teams (id, name, updated_at) values ($1, 'Northfold Studio', now())`, [teamId]],
    [
      `insert into sessions (id, account_id, token_hash, user_agent, created_at, last_used_at, expires_at) values (gen_random_uuid(), $1, $2, '', now(), now(), now() + interval '1 day')`,
      [owner, hashToken(token)],
    ],
    [
      `with people as (
         insert into accounts (id, email, full_name, password_hash, created_at)
         select gen_random_uuid(), $2::text || n || '@northfold.example', 'Person ' || n, 'hash', now() from generate_series(1, ${size.members}) n
         returning id, email)
       insert into team_members (id, team_id, email, account_id, role, token_hash, expires_at, invited_at, joined_at)
       select gen_random_uuid(), $1, email, id, 'editor', gen_random_uuid()::text, now(), now(), now() from people`,
      [teamId, `${teamId}-`],
    ],
    [
      `insert into campaigns (id, workspace_id, created_by, name, status, platform, budget_cents, created_at, updated_at)
       select gen_random_uuid(), $1, $2, 'Campaign ' || n, case when n % 3 = 0 then 'paused' else 'active' end, 'google', 100000, now(), now()
       from generate_series(1, ${size.campaigns}) n`,
      [teamId, owner],
    ],
    [
      `insert into team_activities (id, workspace_id, actor_id, actor_name, action, subject_name, created_at)
       select gen_random_uuid(), $1, $2, 'Mara Okafor', 'campaign_created', 'Campaign ' || n, now() from generate_series(1, 10000) n`,
      [teamId, owner],
    ],
    ['analyze', []],
  ];
  try {
    for (const [text, values] of statements) await database.run(text, values);
  } finally {
    await database.close();
  }
  return { token, teamId };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (await buildIfStale()) await benchmarkTeams(process.argv[2]);
  else process.exitCode = 1;
}
