import path from 'node:path';
import { type JestReport, outcomeOfBrowser, outcomeOfJest, secondsOfJest, slowestFiles } from './test-results';

const fileOf = (name: string, seconds: number, failed: string[] = [], message = ''): JestReport['testResults'][0] => ({
  name: path.resolve(name),
  status: failed.length > 0 || message ? 'failed' : 'passed',
  message,
  startTime: 1_000,
  endTime: 1_000 + seconds * 1_000,
  assertionResults: [
    { status: 'passed', fullName: 'a campaign is saved' },
    ...failed.map((fullName) => ({ status: 'failed', fullName })),
  ],
});
const jestReport = (...testResults: JestReport['testResults']): JestReport => ({
  numPassedTests: testResults.length,
  startTime: 0,
  testResults,
});

describe('the outcome of Jest', () => {
  it('names each test that failed with its file', () => {
    const report = jestReport(
      fileOf('src/a.test.ts', 1, ['an ad keeps its name', 'an ad is found']),
      fileOf('src/b', 1),
    );
    expect(outcomeOfJest(report)).toEqual({
      passed: 2,
      failures: ['src/a.test.ts: an ad keeps its name', 'src/a.test.ts: an ad is found'],
    });
  });

  it('says the first lines of why a test failed, without colors', () => {
    const file = fileOf('src/a.test.ts', 1, ['an ad is found']);
    const failureMessages = [`\u001B[31mError: no ad\u001B[39m\n\n  expected 2${'\n    at line'.repeat(30)}`];
    const assertionResults = [{ status: 'failed', fullName: 'an ad is found', failureMessages }];
    const [failure = ''] = outcomeOfJest(jestReport({ ...file, assertionResults })).failures;
    const [name, ...said] = failure.split('\n').map((line) => line.trim());
    expect(name).toBe('src/a.test.ts: an ad is found');
    expect(said).toEqual(['Error: no ad', 'expected 2', ...Array<string>(4).fill('at line')]);
  });

  it('names a file that could not be run, with the reason', () => {
    const report = jestReport(
      fileOf('src/a.test.ts', 1, [], '\u001B[1m  ● Test suite failed to run\u001B[22m\n\n  A worker was killed\n at y'),
    );
    expect(outcomeOfJest(report).failures.map((text) => text.split('\n      '))).toEqual([
      ['src/a.test.ts: could not be run', '● Test suite failed to run', 'A worker was killed', 'at y'],
    ]);
  });

  it('lists the slowest files once each, and the time of the run', () => {
    const reports = [
      jestReport(fileOf('a', 3), fileOf('b', 9), fileOf('c', 1)),
      jestReport(fileOf('a', 5), fileOf('b', 2)),
    ];
    expect(slowestFiles(reports, 2)).toEqual([
      { file: 'b', seconds: 9 },
      { file: 'a', seconds: 5 },
    ]);
    expect(reports.map(secondsOfJest)).toEqual([10, 6]);
  });
});

describe('the outcome of the browser tests', () => {
  const spec = (title: string, status: string) => ({ file: 'ads.browser.ts', title, tests: [{ status }] });

  it('names what failed, however deep it stands, and what passed at a second try only', () => {
    const suites = [
      {
        specs: [spec('saves', 'expected'), spec('opens', 'unexpected')],
        suites: [{ specs: [spec('prints', 'flaky')] }],
      },
    ];
    expect(outcomeOfBrowser({ stats: { expected: 1 }, suites })).toEqual({
      passed: 1,
      failures: ['src/browser-tests/ads.browser.ts: opens', 'src/browser-tests/ads.browser.ts: prints'],
    });
  });

  it('says the first lines of why a test failed', () => {
    const errors = [{ message: 'Error: not visible\n\nCall log:' }];
    const failed = { ...spec('opens', 'unexpected'), tests: [{ status: 'unexpected', results: [{ errors }, {}] }] };
    const { failures } = outcomeOfBrowser({ stats: { expected: 0 }, suites: [{ specs: [failed] }] });
    expect(failures).toEqual(['src/browser-tests/ads.browser.ts: opens\n      Error: not visible\n      Call log:']);
  });

  it('names what kept them from running', () => {
    const errors = [{ message: 'Error: No tests found\n at x' }];
    expect(outcomeOfBrowser({ stats: { expected: 0 }, errors, suites: [] }).failures).toEqual([
      'browser tests: Error: No tests found',
    ]);
  });
});
