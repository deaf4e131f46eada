import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { RunningServer } from '../../src/browser-tests/server';
import { startReceiver } from '../../src/server/testing/webhookReceiver';
import { buildIfStale } from '../build/build-product';
import { median } from './median';

const campaigns = 200;
/** Each campaign is paused and resumed as often as makes 1,000 messages. */
const moves = 5;
const rounds = 3;
const slowMs = 1_500;

/** What calls of another account must at least reach of their rate without webhooks under way; a busy machine takes a tenth. */
const leastRatio = 0.8;

async function signUp(server: RunningServer) {
  const post = async <T>(path: string, body: object, token = ''): Promise<T> => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const email = `${crypto.randomUUID()}@northfold.example`;
  const person = { email, password: 'a long enough password', full_name: 'Mara Okafor' };
  const { access_token: token } = await post<{ access_token: string }>('/auth/register', person);
  return { token, post: <T>(path: string, body: object) => post<T>(path, body, token) };
}

/** Has 1,000 messages wait for a receiver. */
async function tell(server: RunningServer, url: string): Promise<void> {
  const { post } = await signUp(server);
  const ids: string[] = [];
  for (let index = 0; index < campaigns; index++) {
    const campaign = { name: `Campaign ${index}`, platform: 'google', budget: 100 };
    ids.push((await post<{ id: string }>('/campaigns', campaign)).id);
  }
  await post('/webhooks', { url, events: ['campaign.status_changed'] });
  for (let move = 0; move < moves; move++) {
    await post('/campaigns/bulk', { ids, action: move % 2 === 0 ? 'pause' : 'resume' });
  }
}

async function rateOf(server: RunningServer, token: string): Promise<number> {
  const options = { url: `${server.url}/api/campaigns?limit=3`, headers: { authorization: `Bearer ${token}` } };
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const result = await autocannon({ ...options, connections: 10, duration: 3 });
    if (result.non2xx + result.errors > 0) throw new Error('Calls beside the webhooks failed.');
    rates.push(result.requests.average);
  }
  return median(rates);
}

/**
 * How many messages a second a receiver on this machine gets, and what calls of another account reach of their rate while
 * 1,000 messages wait for a receiver that takes a second and a half for each.
 */
export async function benchmarkWebhooks(databaseUrl?: string): Promise<boolean> {
  const receiver = await startReceiver();
  const server = await RunningServer.start({
    DEFAULT_PLAN: 'business',
    LOG_LEVEL: 'warn',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  try {
    const { token } = await signUp(server);
    const start = Date.now();
    await tell(server, receiver.url);
    const told = Date.now();
    while (receiver.received.length < campaigns * moves) await delay(20);
    const seconds = (Date.now() - told) / 1_000;
    const before = await rateOf(server, token);
    receiver.answer = (response) => void setTimeout(() => response.writeHead(204).end(), slowMs);
    await tell(server, receiver.url);
    const seen = receiver.received.length;
    const during = await rateOf(server, token);
    if (receiver.received.length === seen) throw new Error('Nothing was sent meanwhile.');
    const ratio = during / before;
    console.log(`\nwebhooks, ${databaseUrl ? 'postgres' : 'embedded'}\n`);
    console.log(
      `${campaigns * moves} messages caused in ${((told - start) / 1_000).toFixed(1)} s, the last of them received ${seconds.toFixed(1)} s later`,
    );
    console.log(
      `calls of another account beside a slow receiver: ${ratio.toFixed(2)} of their rate (at least ${leastRatio})`,
    );
    return ratio >= leastRatio;
  } finally {
    await server.dispose();
    await receiver.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isGood = (await buildIfStale()) && (await benchmarkWebhooks(process.argv[2]));
  process.exitCode = isGood ? 0 : 1;
}
