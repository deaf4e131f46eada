import autocannon from 'autocannon';
import type { RunningServer } from '../../src/browser-tests/server';
import { median } from './median';

/** Each question to the middle account may take this many times as long as to the small one. */
const mostTimes = 3;
const sizes = [
  { campaigns: 10, days: 100 },
  { campaigns: 200, days: 500 },
  { campaigns: 1000, days: 500 },
] as const;
const rounds = 3;
const dayMs = 86_400_000;

export const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
export const report = (by: string, days: number, isCompared = true) =>
  `/analytics/report?by=${by}&from=${dayBefore(days - 1)}&to=${dayBefore(0)}${isCompared ? '&compare=previous_period' : ''}`;

const questions = {
  overview: '/analytics/overview',
  '30 days, by day': report('day', 30),
  '30 days, by campaign': report('campaign', 30),
  'a year, by month': report('month', 365),
  'a year, by campaign': report('campaign', 365),
};

/** Asks accounts of 1,000, 100,000 and 500,000 campaign-days the same, in turns on one server. */
export async function benchmarkAnalytics(server: RunningServer): Promise<boolean> {
  const accounts: string[] = [];
  for (const size of sizes) accounts.push(await fillAccount(server, size));
  const rowsOf = ({ campaigns, days }: (typeof sizes)[number]) => (campaigns * days).toLocaleString('en-US');
  console.log(`\nNumbers of ${sizes.map(rowsOf).join(', ')} campaign-days, in milliseconds\n`);
  let isGood = true;
  for (const [name, path] of Object.entries(questions)) {
    const times: number[][] = accounts.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, token] of accounts.entries()) times[index]?.push(await averageMs(server, path, token));
    }
    const [small = 0, middle = 0, large = 0] = times.map((all) => median(all));
    const isOver = middle / small > mostTimes;
    if (isOver) isGood = false;
    const figures = [small, middle, large].map((ms) => ms.toFixed(1).padStart(7)).join(' ');
    const ratios = [middle, large].map((ms) => `${(ms / small).toFixed(1)}×`).join(' and ');
    console.log(`${name.padEnd(22)} ${figures}   ${ratios}  budget ${mostTimes}${isOver ? '  MISSED' : ''}`);
  }
  return isGood;
}

async function fillAccount(server: RunningServer, size: (typeof sizes)[number]): Promise<string> {
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
    date: dayBefore(index),
    impressions: 1000 + index,
    clicks: 30,
    conversions: 2,
    spent: 12.5,
    revenue: 40,
  }));
}

async function averageMs(server: RunningServer, path: string, token: string): Promise<number> {
  const { requests } = await autocannon({
    url: `${server.url}/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    connections: 1,
    duration: 2,
  });
  return 1000 / requests.average;
}
