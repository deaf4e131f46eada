import autocannon from 'autocannon';
import type { RunningServer } from '../../src/browser-tests/server';
import { median } from './median';

/** The overview of a large account may take this many times as long as that of a small one. */
const mostTimes = 3;
const small = { campaigns: 10, days: 50 };
const large = { campaigns: 1000, days: 500 };
const dayMs = 86_400_000;

/** Compares the overview of ten campaigns with that of 1,000 campaigns and 500,000 rows, in turns on one server. */
export async function benchmarkOverview(server: RunningServer): Promise<boolean> {
  const [few, many] = [await fillAccount(server, small), await fillAccount(server, large)];
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = 0; round < 3; round += 1) {
    times.few.push(await averageMs(server, few));
    times.many.push(await averageMs(server, many));
  }
  const ratio = median(times.many) / median(times.few);
  console.log(
    `GET /analytics/overview with ${large.campaigns * large.days} rows takes ${ratio.toFixed(2)} times as long as with ${small.campaigns * small.days}  budget ${mostTimes}${ratio > mostTimes ? '  MISSED' : ''}`,
  );
  return ratio <= mostTimes;
}

async function fillAccount(server: RunningServer, size: typeof small): Promise<string> {
  const send = async <T>(method: string, path: string, body: unknown, token = ''): Promise<T> => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const email = `bench-${crypto.randomUUID()}@northfold.example`;
  const account = { email, password: 'correct horse', full_name: 'Bench' };
  const { access_token: token } = await send<{ access_token: string }>('POST', '/auth/register', account);
  const rows = dailyRows(size.days);
  for (let index = 0; index < size.campaigns; index += 1) {
    const campaign = { name: `Campaign ${index}`, platform: 'google', budget: 100_000 };
    const { id } = await send<{ id: string }>('POST', '/campaigns', campaign, token);
    await send('PUT', `/campaigns/${id}/metrics`, rows, token);
  }
  return token;
}

function dailyRows(days: number) {
  return Array.from({ length: days }, (_, index) => ({
    date: new Date(Date.now() - index * dayMs).toISOString().slice(0, 10),
    impressions: 1000 + index,
    clicks: 30,
    conversions: 2,
    spent: 12.5,
    revenue: 40,
  }));
}

async function averageMs(server: RunningServer, token: string): Promise<number> {
  const { requests } = await autocannon({
    url: `${server.url}/api/analytics/overview`,
    headers: { authorization: `Bearer ${token}` },
    connections: 1,
    duration: 3,
  });
  return 1000 / requests.average;
}
