import pg from 'pg';
import { RunningServer } from '../../src/browser-tests/server';
import { dayBefore, report } from './analytics';
import { median } from './median';

/** The account that asks has 1.46 million of the rows. */
const days = 730;
const campaigns = { asking: 2_000, others: 4_850 };
const mostMs = 1_000;
const rounds = 5;

const questions = {
  'two years, by month': report('month', days, false),
  'two years, by campaign': report('campaign', days, false),
  'two years of one platform, by day': `${report('day', days, false)}&platform=google`,
  'a year, by campaign': report('campaign', 365),
  '30 days, by campaign': report('campaign', 30),
};

/** Asks for an account's numbers among five million rows on PostgreSQL. */
export async function benchmarkManyDays(serverUrl: string): Promise<boolean> {
  const name = 'bench_many_days';
  const own = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await run(serverUrl, `drop database if exists ${name} with (force)`);
  await run(serverUrl, `create database ${name}`);
  const server = await RunningServer.start({ DEFAULT_PLAN: 'enterprise', LOG_LEVEL: 'warn', DATABASE_URL: own });
  let isGood = true;
  try {
    const asking = await register(server);
    const others = await register(server);
    await fill(own, asking.user.id, campaigns.asking);
    await fill(own, others.user.id, campaigns.others);
    await run(own, 'vacuum analyze');
    const rows = (campaigns.asking + campaigns.others) * days;
    console.log(`\nAmong ${rows.toLocaleString('en-US')} campaign-days on PostgreSQL, in milliseconds\n`);
    for (const [question, path] of Object.entries(questions)) {
      const ms = await answerMs(server, path, asking.access_token);
      const isOver = ms > mostMs;
      if (isOver) isGood = false;
      console.log(`${question.padEnd(34)} ${ms.toFixed(1).padStart(7)}  budget ${mostMs}${isOver ? '  MISSED' : ''}`);
    }
  } finally {
    await server.dispose();
    await run(serverUrl, `drop database if exists ${name} with (force)`);
  }
  return isGood;
}

async function register(server: RunningServer): Promise<{ access_token: string; user: { id: string } }> {
  const email = `bench-${crypto.randomUUID()}@northfold.example`;
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse', full_name: 'Bench' }),
  });
  if (!response.ok) throw new Error(`Registering answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { access_token: string; user: { id: string } };
}

/** Gives a workspace campaigns with numbers of every day, and the sums that are kept of them. */
async function fill(url: string, workspaceId: string, count: number): Promise<void> {
  await run(
    url,
    `insert into campaigns (id, workspace_id, created_by, name, status, platform, budget_cents, created_at, updated_at)
      select gen_random_uuid(), $1::uuid, $1::uuid, 'Campaign ' || number, 'active',
        (array['facebook', 'google', 'instagram', 'linkedin', 'twitter'])[1 + number % 5], 0, now(), now()
      from generate_series(1, $2::int) as number`,
    [workspaceId, count],
  );
  // Day by day, as numbers come: a campaign's rows don't lie side by side.
  await run(
    url,
    `insert into campaign_days (campaign_id, day, impressions, clicks, conversion_hundredths, spent_cents, revenue_cents)
      select id, day, 1000, 30, 200, 1250, 4000
      from generate_series($2::date, $3::date, interval '1 day') as day
      cross join (select id from campaigns where workspace_id = $1) as own order by day`,
    [workspaceId, dayBefore(days - 1), dayBefore(0)],
  );
  const names = 'impressions, clicks, conversion_hundredths, spent_cents, revenue_cents';
  const sums = names.replaceAll(/\w+/g, 'sum(campaign_days.$&)');
  const ofDays = 'from campaign_days join campaigns on id = campaign_id where workspace_id = $1 group by 1, 2';
  await run(
    url,
    `insert into campaign_months (campaign_id, month, day_count, ${names})
      select campaign_id, date_trunc('month', day)::date, count(*), ${sums} ${ofDays}`,
    [workspaceId],
  );
  await run(
    url,
    `insert into workspace_days (workspace_id, day, day_count, ${names})
      select workspace_id, day, count(*), ${sums} ${ofDays}`,
    [workspaceId],
  );
}

/** How long an answer takes, of several. */
async function answerMs(server: RunningServer, path: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    const response = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}.`);
    times.push(performance.now() - begin);
  }
  return median(times);
}

async function run(url: string, text: string, values?: unknown[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
