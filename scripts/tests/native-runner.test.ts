import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { captureCommand, tool } from '../run-command';
import type { JestReport } from './test-results';

const typescript = path.resolve('scripts/tests/load-typescript.mjs');
const tests = `
it('passes', () => undefined);
it('fails', () => expect({ is: 1 }).toEqual({ is: 2 }));
it.skip('is skipped', () => undefined);
it('hangs', () => new Promise(() => undefined), 50);
it('leaves an error behind', async () => {
  void Promise.reject(new Error('Nobody waits for this.'));
  await new Promise((resolve) => setTimeout(resolve, 20));
});
describe('a block', () => {
  beforeAll(() => {
    throw new Error('This hook fails.');
  });
  it('is not run', () => undefined);
});
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'native-runner-'));
  await writeFile(path.join(folder, 'some.test.ts'), tests);
  await writeFile(path.join(folder, 'unreadable.test.ts'), `import './missing';`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs Jest in the folder, and returns what its report says of each file. */
async function resultsOf(args: string[] = []) {
  const settings = { rootDir: folder, testRunner: path.resolve('scripts/tests/native-runner.mjs'), transform: {} };
  const jest = ['--import', typescript, tool('jest'), '--runInBand', '--json', '--config', JSON.stringify(settings)];
  const { output } = await captureCommand(process.execPath, [...jest, ...args]);
  const { testResults } = JSON.parse(output.slice(output.indexOf('{"'))) as JestReport;
  return Object.fromEntries(testResults.map((result) => [path.basename(result.name), result]));
}

it('tells of each test how it ended, and why', async () => {
  const { 'some.test.ts': some, 'unreadable.test.ts': unreadable } = await resultsOf();
  const found = some?.assertionResults ?? [];
  expect(found.map(({ fullName, status }) => [fullName, status])).toEqual([
    ['passes', 'passed'],
    ['fails', 'failed'],
    ['is skipped', 'pending'],
    ['hangs', 'failed'],
    ['leaves an error behind', 'failed'],
    ['a block is not run', 'failed'],
  ]);
  const said = (index: number) => found[index]?.failureMessages?.join('');
  expect(said(1)).toContain('some.test.ts:3:37');
  expect(said(3)).toContain('Exceeded timeout of 50 ms');
  expect(said(4)).toContain('Nobody waits for this.');
  expect(said(5)).toContain('This hook fails.');
  expect(unreadable).toMatchObject({ status: 'failed', message: expect.stringContaining('missing') as string });
});

it('runs the tests whose names are asked for', async () => {
  const { 'some.test.ts': some } = await resultsOf(['--testNamePattern', '^passes$', 'some']);
  expect(some?.assertionResults.map(({ status }) => status)).toEqual(['passed', ...Array(5).fill('pending')]);
});
