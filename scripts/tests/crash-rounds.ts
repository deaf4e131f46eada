import path from 'node:path';
import { aSearchAd } from '../../src/ad-kit/testing/adBuilders';
import { anArtwork } from '../../src/ad-kit/testing/anArtwork';
import { RunningServer } from '../../src/browser-tests/server';
import { captureCommand, tool } from '../run-command';

/**
 * Kills the server with -9 while it writes, again and again, and looks for every write that it acknowledged: campaigns
 * created and deleted, ads saved, numbers stored. In every fifth round a backup of before is restored while the server
 * runs and writes; what was acknowledged before the backup has to be there then. Prints the count; fails when a write is
 * lost or the database does not open again. With DATABASE_URL it does so on that database.
 */
const rounds = Number(process.argv[2] ?? 20);
const writers = 8;
const roundsUntilRestore = 5;

interface Item {
  id: string;
}

/** What the server has said yes to. */
let acknowledged = {
  campaigns: new Set<string>(),
  deleted: new Set<string>(),
  ads: new Set<string>(),
  /** The last count stored for a campaign. */
  impressions: new Map<string, number>(),
};

let writesToGo = 0;
let onWritten = () => {};

/** Comes once so many more writes are acknowledged, however fast the machine is. */
const untilWritten = (count: number): Promise<void> =>
  new Promise((resolve) => {
    writesToGo = count;
    onWritten = resolve;
  });

function countWrite(): void {
  writesToGo -= 1;
  if (writesToGo === 0) onWritten();
}

type Send = <T>(method: string, path: string, body?: object) => Promise<T>;

const apiOf =
  (url: string, token: string): Send =>
  async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  };

const ad = {
  name: 'Crash',
  contents: [aSearchAd()],
  artwork: anArtwork(),
  picture: { headline: 'Crash', subheadline: '', body: '', cta: '' },
};

/** Writes one thing after the other until the server is gone, or refuses because a backup took the database's place. */
async function writeUntilGone(send: Send, isRestored: boolean): Promise<void> {
  try {
    for (let count = Math.ceil(2 * Math.random()); ; count += 1) {
      const { id } = await send<Item>('POST', '/campaigns', { name: 'Crash', platform: 'google', budget: 1 });
      acknowledged.campaigns.add(id);
      countWrite();
      for (const impressions of [count, count + 1]) {
        const day = { date: '2026-01-01', impressions, clicks: 0, conversions: 0, spent: 0, revenue: 0 };
        await send('PUT', `/campaigns/${id}/metrics`, [day]);
        acknowledged.impressions.set(id, impressions);
        countWrite();
      }
      acknowledged.ads.add((await send<Item>('POST', '/ads', { ...ad, campaign_id: id })).id);
      countWrite();
      if (count % 2 === 0) {
        // Whether it is gone is not known until the answer has come.
        acknowledged.campaigns.delete(id);
        await send('DELETE', `/campaigns/${id}`);
        acknowledged.deleted.add(id);
        countWrite();
      }
    }
  } catch (error) {
    if (!isRestored && error instanceof Error && error.message.includes('answered')) throw error;
  }
}

async function listAll<T extends Item>(send: Send, path: string): Promise<Map<string, T>> {
  const items = new Map<string, T>();
  for (let offset = 0; ; offset += 200) {
    const page = await send<T[]>('GET', `${path}?limit=200&offset=${offset}`);
    for (const item of page) items.set(item.id, item);
    if (page.length < 200) return items;
  }
}

/** How many acknowledged writes are not there. */
async function countLost(send: Send): Promise<number> {
  const campaigns = await listAll<Item & { impressions: number }>(send, '/campaigns');
  const ads = await listAll(send, '/ads');
  const lostCampaigns = [...acknowledged.campaigns].filter((id) => !campaigns.has(id));
  const undead = [...acknowledged.deleted].filter((id) => campaigns.has(id));
  const lostAds = [...acknowledged.ads].filter((id) => !ads.has(id));
  const lostNumbers = [...acknowledged.impressions].filter(([id, count]) => {
    const campaign = campaigns.get(id);
    return campaign !== undefined && campaign.impressions < count;
  });
  return lostCampaigns.length + undead.length + lostAds.length + lostNumbers.length;
}

/** Runs a command of the repository on the server's database. */
async function onDatabase(script: string, file: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: server.dataDir };
  const { code, output } = await captureCommand(tool('tsx'), [script, file], { env });
  if (code !== 0) throw new Error(output);
}

const server = await RunningServer.start({ DEFAULT_PLAN: 'enterprise', LOG_LEVEL: 'warn' });
let lost = 0;
try {
  const registration = {
    email: `crash-${Date.now()}@northfold.example`,
    password: 'correct horse',
    full_name: 'Crash',
  };
  const { access_token } = await apiOf(server.url, '')<{ access_token: string }>(
    'POST',
    '/auth/register',
    registration,
  );
  const send = apiOf(server.url, access_token);
  for (let round = 1; round <= rounds && lost === 0; round += 1) {
    const isRestored = round % roundsUntilRestore === 0;
    const backup = path.join(server.dataDir, `round-${round}`);
    const before = structuredClone(acknowledged);
    if (isRestored) await onDatabase('scripts/database/backup.ts', backup);
    const writing = Array.from({ length: writers }, () => writeUntilGone(send, isRestored));
    await Promise.race([untilWritten(20 + Math.floor(60 * Math.random())), Promise.all(writing)]);
    if (isRestored) await onDatabase('scripts/database/restore.ts', backup);
    await server.kill('SIGKILL');
    await Promise.all(writing);
    if (isRestored) acknowledged = before;
    await server.run();
    lost = await countLost(send);
    const { campaigns, deleted, ads, impressions } = acknowledged;
    const counts = `${campaigns.size} campaigns, ${deleted.size} deletions, ${ads.size} ads, ${impressions.size} numbers`;
    console.log(`round ${round}: ${counts} acknowledged, ${lost} lost${isRestored ? ', restored' : ''}`);
  }
} finally {
  await server.dispose();
}
process.exitCode = lost > 0 ? 1 : 0;
