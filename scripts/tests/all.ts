import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { watchMemory } from './process-memory';
import { captureCommand, runCommand } from '../run-command';
import {
  type BrowserReport,
  type JestReport,
  type Outcome,
  outcomeOfBrowser,
  outcomeOfJest,
  secondsOfJest,
  slowestFiles,
} from './test-results';

/**
 * The test command: every check, the build, Jest on both databases and the browser tests. Goes on after a failure, so
 * that one run shows everything. Closes with the seconds of each part, the slowest files, the most memory that all
 * processes had at once, the names of what failed, and a line `N passed, N failed`: a check counts as one, else each
 * test. Only checks run beside each other: Jest and the browser each fill a machine of two processors.
 */

/** Absolute, because Playwright takes a relative path from the folder of its settings. */
const results = path.resolve('.cache/test-results');
/** The longest first: two run at a time, and the short ones fill what is left. */
const checks = [
  'build',
  'check:types',
  'check:format',
  'check:lint',
  'check:generated',
  'check:contract',
  'check:unused',
  'check:deps',
];

type Part = Outcome & { name: string; seconds: number };

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const startedAt = Date.now();
  const result = await work();
  return { result, seconds: (Date.now() - startedAt) / 1000 };
}

async function runCheck(name: string): Promise<Part> {
  const { result, seconds } = await timed(() => captureCommand('npm', ['run', '--silent', name]));
  console.log(`${result.code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (result.code === 0) return { name, seconds, passed: 1, failures: [] };
  console.log(result.output);
  return { name, seconds, passed: 0, failures: ['what it printed stands above'] };
}

async function runChecks(): Promise<Part[]> {
  const waiting = [...checks];
  const parts: Part[] = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) parts.push(await runCheck(name));
  };
  await Promise.all([work(), work()]);
  return parts;
}

const read = async <T>(name: string): Promise<T | undefined> => {
  const file = `${results}/${name}.json`;
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : undefined;
};

const runScript = (script: string) =>
  timed(() => runCommand('npm', ['run', '--silent', script], { env: { ...process.env, TEST_RESULTS: results } }));

/** A run that fails without a failed test, such as one that does not start, must not pass for lack of a name. */
const orUnnamed = (script: string, code: number, parts: Part[]): Part[] =>
  code !== 0 && parts.every(({ failures }) => failures.length === 0)
    ? [...parts, { name: `${script}, as a whole`, seconds: 0, passed: 0, failures: [`${script} ended with ${code}`] }]
    : parts;

async function runJest(): Promise<{ parts: Part[]; reports: JestReport[] }> {
  console.log('\ntest:jest\n');
  const { result } = await runScript('test:jest');
  const names = { jest: 'test:jest', 'jest-postgres': 'test:jest on PostgreSQL' };
  const found = await Promise.all(
    Object.entries(names).map(async ([file, name]) => ({ name, report: await read<JestReport>(file) })),
  );
  const done = found.flatMap(({ name, report }) => (report ? [{ name, report }] : []));
  const parts = done.map(({ name, report }) => ({ name, seconds: secondsOfJest(report), ...outcomeOfJest(report) }));
  return { parts: orUnnamed('test:jest', result, parts), reports: done.map(({ report }) => report) };
}

async function runBrowser(): Promise<Part[]> {
  console.log('\ntest:browser\n');
  const { result, seconds } = await runScript('test:browser');
  const report = await read<BrowserReport>('browser');
  return orUnnamed(
    'test:browser',
    result,
    report ? [{ name: 'test:browser', seconds, ...outcomeOfBrowser(report) }] : [],
  );
}

const line = (seconds: number, text: string) => `${seconds.toFixed(1).padStart(8)} s  ${text}`;

const memory = watchMemory();
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const { result: parts, seconds: total } = await timed(async () => {
  const checked = await runChecks();
  const jest = await runJest();
  const slowest = slowestFiles(jest.reports, 10);
  const all = [...checked, ...jest.parts, ...(await runBrowser())];
  console.log('\nThe slowest files of Jest\n');
  for (const { file, seconds } of slowest) console.log(line(seconds, file));
  return all;
});
console.log('\nThe parts; two checks run at a time\n');
for (const { name, seconds } of parts) console.log(line(seconds, name));
console.log(line(total, 'in all'));
if (memory) console.log(`\nPeak memory of all processes: ${(memory.stop() / 1024 ** 3).toFixed(1)} GB`);

const failures = parts.flatMap((part) => part.failures.map((failure) => `${part.name}: ${failure}`));
if (failures.length > 0) console.log(`\nWhat failed\n\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
