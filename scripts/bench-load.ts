import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { aFeedAd, aLinkedinAd, aStoryAd, aTwitterAd } from '../src/ad-kit/testing/adBuilders';
import { RunningServer } from '../src/browser-tests/server';
import { buildIfStale } from './build-product';

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

/** Asks for the account over and over in a thread of its own, so that what the load takes here is not measured. */
const prober = `
const { parentPort, workerData } = require('node:worker_threads');
let [longest, isDone] = [0, false];
parentPort.once('message', () => { isDone = true; });
(async () => {
  while (!isDone) {
    const before = performance.now();
    const answer = await fetch(workerData.url, { headers: workerData.headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error('Another person got ' + answer.status);
    longest = Math.max(longest, performance.now() - before);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  parentPort.postMessage(longest);
})();`;

/** In megabytes; writing 5 to clear_refs begins the measuring anew. */
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
  const probe = new Worker(prober, { eval: true, workerData: { url: `${server.url}/api/auth/me`, headers } });
  const longestWait = new Promise<number>((resolve, reject) => {
    probe.once('message', resolve);
    probe.once('error', reject);
  });
  const before = performance.now();
  const statuses = await Promise.all(
    calls.map(async (call) => {
      const answer = await call();
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const seconds = (performance.now() - before) / 1_000;
  probe.postMessage('done');
  const [memoryMb, waitMs] = [await peakMemory(server.pid), await longestWait];
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
  artwork: {
    layout: 'shelf',
    colours: 'roast',
    display_font: 'fraunces',
    text_font: 'archivo',
    illustration: 'coffee',
    pattern: null,
    brand: 'Northfold',
  },
  picture: { headline: 'Coffee that is still warm', subheadline: 'From $14', body: '', cta: 'Shop now' },
  image_id: imageId,
});

/** Measures all loads, each on a server that was started for it. Answers whether all stay within their budgets. */
export async function benchmarkLoad(only = ''): Promise<boolean> {
  console.log('\nload\n');
  const server = await RunningServer.start({ DEFAULT_PLAN: 'enterprise', DEMO: 'on', LOG_LEVEL: 'warn' });
  try {
    const call = (path: string, token: string, body?: unknown, type = 'application/json'): Promise<Response> =>
      fetch(`${server.url}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
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
    const person = { email: 'load@northfold.example', password: 'correct horse' };
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
    const loads = [
      times('drawings as PNG', 50, get(plain, 'picture')),
      times('drawings as PNG with a photo', 20, get(pictured, 'picture')),
      times('archives', 20, get(plain, 'export')),
      times(`photos of ${Math.round(photo.length / 1e6)} MB, 40 megapixels`, 20, upload(photo, 'image/jpeg')),
      times('flat 16-bit PNGs, 40 megapixels', 20, upload(flat, 'image/png')),
      times('sign-ins', 100, () => call('/auth/login', '', person)),
      times('exports of an account', 20, (index) => call('/auth/export', tokenOf(index))),
    ];
    let isGood = true;
    for (const load of loads.filter(({ name }) => name.includes(only))) {
      await server.kill('SIGTERM');
      await server.run();
      // A process that has just begun answers slowly, whatever else it does.
      for (let time = 0; time < 100; time += 1) await (await fetch(`${server.url}/api/auth/me`, { headers })).text();
      isGood = (await measure(server, load, headers)) && isGood;
    }
    return isGood;
  } finally {
    await server.dispose();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!(await buildIfStale()) || !(await benchmarkLoad(process.argv[2]))) process.exitCode = 1;
}
