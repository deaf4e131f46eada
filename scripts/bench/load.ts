import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { aFeedAd, aLinkedinAd, aStoryAd, aTwitterAd } from '../../src/ad-kit/testing/adBuilders';
import { anArtwork } from '../../src/ad-kit/testing/anArtwork';
import { RunningServer } from '../../src/browser-tests/server';
import { buildIfStale } from '../build/build-product';

/**
 * What much heavy work at once costs: the time until all of it is answered, the most memory that the server's process
 * takes, and how long another person waits for a small answer meanwhile. The work comes from several accounts, so that
 * the bound of the process is what is measured.
 */
const budgets = { memoryMb: 700, waitMs: 500 };
const accounts = 10;

interface Load {
  name: string;
  calls: (() => Promise<Response>)[];
}

/**
 * Asks for the account over and over in a process of its own, so that what the load takes here is not measured: the wait
 * is that of somebody who works already when the load begins. Says so after the first answers, and ends when asked to.
 */
const prober = `
let [longest, isDone] = [0, false];
process.once('message', () => { isDone = true; });
const [url, headers] = [process.env.PROBE_URL, JSON.parse(process.env.PROBE_HEADERS)];
(async () => {
  for (let time = 0; !isDone; time += 1) {
    if (time === 20) { longest = 0; process.send('ready'); }
    const before = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error('Another person got ' + answer.status);
    longest = Math.max(longest, performance.now() - before);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  process.send(longest, () => process.disconnect());
})();`;

/** In megabytes, since the last time that 5 was written to clear_refs. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

async function measure(
  server: RunningServer,
  { name, calls }: Load,
  headers: Record<string, string>,
): Promise<boolean> {
  await writeFile(`/proc/${server.pid}/clear_refs`, '5');
  const probe = spawn(process.execPath, ['-e', prober], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, PROBE_URL: `${server.url}/api/auth/me`, PROBE_HEADERS: JSON.stringify(headers) },
  });
  await once(probe, 'message');
  const before = performance.now();
  const statuses = await Promise.all(
    calls.map(async (call) => {
      const answer = await call();
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const seconds = (performance.now() - before) / 1_000;
  probe.send('done');
  const [waitMs] = (await once(probe, 'message')) as [number];
  const memoryMb = await peakMemory(server.pid);
  const succeeded = statuses.filter((status) => status < 300).length;
  const isGood = memoryMb <= budgets.memoryMb && waitMs <= budgets.waitMs;
  console.log(
    `${name.padEnd(44)} ${seconds.toFixed(1).padStart(6)} s ${memoryMb.toFixed(0).padStart(6)} MB ${waitMs.toFixed(0).padStart(6)} ms   ${succeeded} of ${statuses.length} done${isGood ? '' : '  MISSED'}`,
  );
  return isGood;
}

/** A photo of 40 megapixels and some 9 MB. */
async function aPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = await sharp({ create: { width: 4_000, height: 2_500, channels: 3, background: '#888888', noise } })
    .png()
    .toBuffer();
  const photo = sharp(grain).resize(8_000, 5_000);
  for (let quality = 70; ; quality -= 5) {
    const file = await photo.clone().jpeg({ quality }).toBuffer();
    if (file.length < 9_700_000) return file;
  }
}

const aFlatPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#c84b31' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();

/** An ad whose archive has a drawing in each size. */
const adWith = (imageId: string | null) => ({
  name: 'Load',
  contents: [aFeedAd(), aStoryAd(), aLinkedinAd(), aTwitterAd()],
  artwork: anArtwork(),
  picture: { headline: 'Coffee that is still warm', subheadline: 'From $14', body: '', cta: 'Shop now' },
  image_id: imageId,
});

const misspelled = 'cofee drinkrs resturant lunhc evning specal ofer tody';

const brief = {
  product_name: 'Northfold Coffee',
  target_audience: 'People who work from home',
  platform: 'facebook',
  ad_type: 'display',
  tone: 'friendly',
  key_benefits: ['Roasted every Thursday', 'Free shipping', 'Cancel any time'],
};

/** Other numbers for each, so that all of them are written. */
const daysOf = (index: number) =>
  Array.from({ length: 5_000 }, (_, day) => ({
    date: new Date(Date.UTC(2005, 0, 1 + day)).toISOString().slice(0, 10),
    impressions: 1_000 + index,
    clicks: 40,
    conversions: 3,
    spent: 20.5,
    revenue: 150.25,
  }));

/** Measures all loads, each on a server that was started for it. Answers whether all stay within their budgets. */
export async function benchmarkLoad(settings: Record<string, string> = {}, only = ''): Promise<boolean> {
  console.log(`\nload, ${settings.DATABASE_URL === undefined ? 'embedded' : 'postgres'}\n`);
  const server = await RunningServer.start({
    DEFAULT_PLAN: 'enterprise',
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ...settings,
  });
  try {
    const call = (
      path: string,
      token: string,
      body?: unknown,
      type = 'application/json',
      method = body === undefined ? 'GET' : 'POST',
    ): Promise<Response> =>
      fetch(`${server.url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
      });
    const made = async <T>(answer: Promise<Response>): Promise<T> => {
      const response = await answer;
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    };
    const signIn = async () => (await made<{ access_token: string }>(call('/auth/demo', '', {}))).access_token;
    const headers = { authorization: `Bearer ${await signIn()}` };
    const tokens = await Promise.all(Array.from({ length: accounts }, signIn));
    const tokenOf = (index: number) => tokens[index % accounts] ?? '';
    const [photo, flat] = [await aPhoto(), await aFlatPicture()];
    const idIn = async (answer: Promise<Response>) => (await made<{ id: string }>(answer)).id;

    // One after the other: nothing is measured yet.
    const plain: string[] = [];
    const pictured: string[] = [];
    for (const token of tokens) {
      const image = await idIn(call('/images', token, photo, 'image/jpeg'));
      plain.push(await idIn(call('/ads', token, adWith(null))));
      pictured.push(await idIn(call('/ads', token, adWith(image))));
    }
    const [one = ''] = tokens;
    const campaign = await idIn(call('/campaigns', one, { name: 'Load', platform: 'google', budget: 100 }));
    const person = { email: `load-${Date.now()}@northfold.example`, password: 'correct horse' };
    await made(call('/auth/register', '', { ...person, full_name: 'Load' }));

    const times = (name: string, count: number, one: (index: number) => Promise<Response>): Load => ({
      name: `${count} ${name}`,
      calls: Array.from({ length: count }, (_, index) => () => one(index)),
    });
    // A byte behind its end makes a file another one.
    const upload = (file: Buffer, type: string) => (index: number) =>
      call('/images', tokenOf(index), Buffer.concat([file, Buffer.from([index])]), type);
    const get = (ids: string[], what: string) => (index: number) =>
      call(`/ads/${ids[index % accounts]}/${what}`, tokenOf(index));
    const search = () => call(`/template-library/templates?search=${encodeURIComponent(misspelled)}`, one);
    const write = (index: number) => call('/ai/generate-ad-copy', tokenOf(index), brief);
    const addAd = (index: number) => call('/ads', tokenOf(index), adWith(null));
    const putDays = (index: number) =>
      call(`/campaigns/${campaign}/metrics`, one, daysOf(index), 'application/json', 'PUT');
    const loads = [
      times('searches of one account', 150, search),
      times('generations of copy', 50, write),
      times('generations of copy', 300, write),
      times('new ads', 300, addAd),
      times('writing of 5,000 days', 1, putDays),
      times('writings of 5,000 days', 10, putDays),
      times('drawings as PNG', 50, get(plain, 'picture')),
      times('drawings as PNG with a photo', 20, get(pictured, 'picture')),
      times('archives', 20, get(plain, 'export')),
      times(`photos of ${Math.round(photo.length / 1e6)} MB, 40 megapixels`, 20, upload(photo, 'image/jpeg')),
      times('flat 16-bit PNGs, 40 megapixels', 20, upload(flat, 'image/png')),
      times('sign-ins', 100, () => call('/auth/login', '', person)),
      times('exports of an account', 20, (index) => call('/auth/export', tokenOf(index))),
    ];
    loads.push({ name: 'all of it at once', calls: loads.flatMap(({ calls }) => calls.slice(0, 50)) });
    let isGood = true;
    for (const load of loads.filter(({ name }) => name.includes(only))) {
      await server.kill('SIGTERM');
      await server.run();
      // A process that has just begun answers slowly, whatever else it does.
      for (let time = 0; time < 100; time += 1) await (await fetch(`${server.url}/api/auth/me`, { headers })).text();
      isGood = (await measure(server, load, headers)) && isGood;
    }
    return isGood;
  } catch (error) {
    // A connection that is refused does not say what the process died of.
    console.error(server.log);
    throw error;
  } finally {
    await server.dispose();
  }
}

const loadSettings = (): Record<string, string> =>
  process.env.DATABASE_URL === undefined ? {} : { DATABASE_URL: process.env.DATABASE_URL };

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!(await buildIfStale()) || !(await benchmarkLoad(loadSettings(), process.argv[2]))) process.exitCode = 1;
}
