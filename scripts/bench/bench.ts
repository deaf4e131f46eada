import autocannon from 'autocannon';
import { RunningServer } from '../../src/browser-tests/server';
import { startBareServer } from './bare-server';
import { benchmarkAdKit } from './ad-kit';
import { benchmarkAnalytics } from './analytics';
import { benchmarkArtwork } from './artwork';
import { benchmarkCopy } from './copy';
import { benchmarkFirstVisits } from './first-visits';
import { benchmarkFirstText } from './first-text';
import { benchmarkKeyCheck } from './key-check';
import { benchmarkLibrary } from './library';
import { benchmarkLoad } from './load';
import { benchmarkMail } from './mail';
import { benchmarkManyDays } from './many-days';
import { benchmarkStart } from './start';
import { benchmarkStatistics } from './statistics';
import { benchmarkTeams } from './teams';
import { benchmarkTyping } from './typing';
import { benchmarkWebhooks } from './webhooks';
import { buildIfStale } from '../build/build-product';
import { median } from './median';
import { startTestDatabase } from '../tests/test-database';

/**
 * Requests a second of the calls that matter, each as a ratio to a bare Fastify route that answers a small JSON. All
 * are measured in turns in one run, so that a busy machine slows them alike. Then a load of many connections. Before
 * them stands what the editor does with every key pressed.
 */
const rounds = 3;
const secondsEach = 3;
const connections = 10;
const load = { connections: 200, seconds: 30 };

/** What a call must at least reach of the bare route's rate. */
const budgets: Record<string, { embedded: number; postgres: number }> = {
  'GET /campaigns?limit=3': { embedded: 1 / 60, postgres: 1 / 22 },
};

type Target = { name: string; options: autocannon.Options };

async function targetsOf(server: RunningServer): Promise<Target[]> {
  const demo = await fetch(`${server.url}/api/auth/demo`, { method: 'POST' });
  const { access_token } = (await demo.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const get = (path: string): Target => ({
    name: `GET ${path}`,
    options: { url: `${server.url}/api${path}`, headers },
  });
  return [
    get('/campaigns?limit=3'),
    get('/analytics/overview'),
    get('/template-library/templates?limit=24'),
    {
      name: 'POST /campaigns',
      options: {
        url: `${server.url}/api/campaigns`,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Bench', platform: 'google', budget: 100 }),
      },
    },
  ];
}

async function ratesOf(targets: Target[]): Promise<Map<string, number>> {
  const rates = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, options } of targets) {
      const result = await autocannon({ ...options, connections, duration: secondsEach });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${name}: ${result.non2xx + result.errors} calls failed.`);
      rates.set(name, [...(rates.get(name) ?? []), result.requests.average]);
    }
  }
  return new Map([...rates].map(([name, values]) => [name, median(values)]));
}

async function benchmark(database: 'embedded' | 'postgres', settings: Record<string, string>): Promise<boolean> {
  const bare = await startBareServer();
  const server = await RunningServer.start({ DEFAULT_PLAN: 'enterprise', DEMO: 'on', LOG_LEVEL: 'warn', ...settings });
  try {
    const targets = await targetsOf(server);
    const rates = await ratesOf([{ name: 'bare route', options: { url: bare.url } }, ...targets]);
    const bareRate = rates.get('bare route') ?? 0;
    console.log(`\n${database}\n`);
    let isWithinBudget = true;
    for (const [name, rate] of rates) {
      const budget = budgets[name]?.[database];
      const isOver = budget !== undefined && rate / bareRate < budget;
      if (isOver) isWithinBudget = false;
      const note = budget === undefined ? '' : `  budget 1/${Math.round(1 / budget)}${isOver ? '  MISSED' : ''}`;
      console.log(
        `${name.padEnd(40)} ${rate.toFixed(0).padStart(7)} a second   1/${(bareRate / rate).toFixed(1)}${note}`,
      );
    }
    const [list] = targets;
    if (!list) return false;
    const result = await autocannon({ ...list.options, connections: load.connections, duration: load.seconds });
    const failed = result.non2xx + result.errors + result.timeouts;
    console.log(
      `${load.connections} connections for ${load.seconds} s: ${result.requests.total} answers, ${failed} failed, 99 % within ${result.latency.p99} ms`,
    );
    return (await benchmarkAnalytics(server)) && isWithinBudget && failed === 0;
  } finally {
    await server.dispose();
    bare.stop();
  }
}

if (!(await buildIfStale())) process.exit(1);
await benchmarkStart();
await benchmarkFirstVisits();
let isGood = benchmarkAdKit();
benchmarkCopy();
isGood = benchmarkStatistics() && isGood;
isGood = benchmarkArtwork() && isGood;
await benchmarkFirstText();
isGood = (await benchmarkTyping()) && isGood;
isGood = (await benchmarkLibrary()) && isGood;
isGood = (await benchmark('embedded', {})) && isGood;
isGood = (await benchmarkKeyCheck()) && isGood;
await benchmarkTeams();
await benchmarkMail();
isGood = (await benchmarkWebhooks()) && isGood;
isGood = (await benchmarkLoad()) && isGood;
const database = await startTestDatabase();
if (database) {
  isGood = (await benchmarkLibrary(database.url)) && isGood;
  isGood = (await benchmark('postgres', { DATABASE_URL: database.url })) && isGood;
  await benchmarkTeams(database.url);
  isGood = (await benchmarkLoad({ DATABASE_URL: database.url })) && isGood;
  await benchmarkMail(database.url);
  isGood = (await benchmarkWebhooks(database.url)) && isGood;
  isGood = (await benchmarkManyDays(database.url)) && isGood;
  await database.stop();
}
process.exitCode = isGood ? 0 : 1;
