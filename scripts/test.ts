import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { captureCommand, runCommand } from './run-command';

/**
 * The test command: every check, Jest on both databases and the browser tests. Goes on after a failure, so that one
 * run shows everything, and ends with a line `N passed, N failed`: a check counts as one, else each test.
 */
type Count = { passed: number; failed: number };

/** Absolute, because Playwright takes a relative path from the folder of its settings. */
const results = path.resolve('.cache/test-results');
const checks = ['check:types', 'check:lint', 'check:format', 'check:deps', 'check:generated'];

async function runCheck(name: string): Promise<Count> {
  const startedAt = Date.now();
  const { code, output } = await captureCommand('npm', ['run', '--silent', name]);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (code !== 0) console.log(output);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runSuite(script: string, reports: string[], count: (report: string) => Promise<Count>): Promise<Count> {
  console.log(`\n${script}\n`);
  const code = await runCommand('npm', ['run', '--silent', script], { env: { ...process.env, TEST_RESULTS: results } });
  const counts = await Promise.all(
    reports
      .map((name) => `${results}/${name}.json`)
      .filter(existsSync)
      .map(count),
  );
  const sum = add(counts);
  // A run that fails without a failed test, such as one that does not start, must not pass for lack of a count.
  return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum;
}

async function countJest(report: string): Promise<Count> {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(await readFile(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

async function countBrowser(report: string): Promise<Count> {
  const { stats } = JSON.parse(await readFile(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function add(counts: Count[]): Count {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const [first, ...others] = checks as [string, ...string[]];
// Two at a time: the slowest beside all the others.
const runInTurn = async (names: string[]) => {
  const counts: Count[] = [];
  for (const name of names) counts.push(await runCheck(name));
  return add(counts);
};
const checked = await Promise.all([runInTurn([first]), runInTurn(others)]);
const tested = [
  await runSuite('test:jest', ['jest', 'jest-postgres'], countJest),
  await runSuite('test:browser', ['browser'], countBrowser),
];
const total = add([...checked, ...tested]);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
