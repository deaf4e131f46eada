import { pathToFileURL } from 'node:url';
import lighthouse from 'lighthouse';
import { makeAd } from '../../src/browser-tests/adFixtures';
import { RunningServer } from '../../src/browser-tests/server';
import { type BarePage, serveBarePage } from './bare-page';
import { type AuditedBrowser, launchAuditedBrowser } from './browser';
import { buildIfStale } from '../build/build-product';
import { median } from './median';

const rounds = 3;
/** Lighthouse's mobile performance of 100, as the project aims at it. */
const scoreGoals: Record<string, number> = { landing: 97, dashboard: 95, editor: 90, library: 90 };
const blockingGoalMs = 150;

type Target = { name: string; url: string; token: string };
type Audit = {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  requests: number;
};

/**
 * How soon pages are there: Lighthouse's mobile figures beside those of a bare page of the same packages, in turns in
 * one run, so that a busy machine slows them alike.
 */
export async function benchmarkStart(): Promise<void> {
  const server = await RunningServer.start({ DEFAULT_PLAN: 'enterprise', DEMO: 'on', LOG_LEVEL: 'warn' });
  const bare = await serveBarePage();
  const browser = await launchAuditedBrowser(server.url);
  try {
    const targets = await targetsOf(server, browser, bare);
    const audits = new Map<string, Audit[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const target of targets) {
        const found = await audit(target, browser);
        audits.set(target.name, [...(audits.get(target.name) ?? []), found]);
      }
    }
    console.log('\nstart, Lighthouse mobile: score, then first paint, largest paint, speed index, blocking time in ms');
    for (const [name, found] of audits) console.log(lineOf(name, found));
  } finally {
    await browser.close();
    await bare.close();
  }
  await server.dispose();
}

async function targetsOf(server: RunningServer, { context }: AuditedBrowser, bare: BarePage): Promise<Target[]> {
  const demo = await context.request.post('/api/auth/demo');
  const { access_token: token } = (await demo.json()) as { access_token: string };
  const ad = await makeAd(context.request, token);
  return [
    { name: 'bare page', url: bare.url, token: '' },
    { name: 'landing', url: server.url, token: '' },
    { name: 'dashboard', url: server.url, token },
    { name: 'library', url: `${server.url}/templates`, token },
    { name: 'editor', url: `${server.url}/create/${ad}`, token },
  ];
}

async function audit({ url, token }: Target, { context, port }: AuditedBrowser): Promise<Audit> {
  const page = await context.newPage();
  await page.goto(`${new URL(url).origin}/favicon.ico`);
  await page.evaluate(`localStorage.clear(); '${token}' && localStorage.setItem('token', '${token}')`);
  // A first visit: code that is kept on the disk is not compiled while it comes in.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    disableStorageReset: true,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse found nothing at ${url}.`);
  const { audits, categories } = result.lhr;
  const valueOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: (categories.performance?.score ?? 0) * 100,
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    speedIndex: valueOf('speed-index'),
    requests: (audits['network-requests']?.details as { items?: unknown[] } | undefined)?.items?.length ?? 0,
  };
}

function lineOf(name: string, found: readonly Audit[]): string {
  const middle = (key: keyof Audit) => median(found.map((one) => one[key]));
  const figures = (['fcp', 'lcp', 'speedIndex', 'tbt'] as const).map((key) => middle(key).toFixed(0).padStart(6));
  const goal = scoreGoals[name];
  const isMissed = goal !== undefined && (middle('score') < goal || middle('tbt') > blockingGoalMs);
  const note = goal === undefined ? '' : `  goal ${goal}, ${blockingGoalMs} ms${isMissed ? '  MISSED' : ''}`;
  return `${name.padEnd(12)} ${middle('score').toFixed(0).padStart(4)} ${figures.join('')}  shift ${middle('cls').toFixed(3)}, ${middle('requests')} requests${note}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && (await buildIfStale())) await benchmarkStart();
