import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { captureCommand, tool } from '../run-command';
import type { JestReport } from './test-results';

const setUp = `exports.default = () => afterEach(() => document.body.replaceChildren());`;
const shared = `module.exports = { files: [] };`;
const testsOf = (name: string) => `
const { files } = require('./shared');
files.push('${name}');
const spy = jest.spyOn(console, 'debug').mockReturnValue('${name}');
it('passes', () => expect(files.length).toBeGreaterThan(0));
it('fails', () => expect(files).toEqual([]));
it('finds an empty page', () => {
  expect(document.body.childElementCount).toBe(0);
  document.body.append(document.createElement('p'));
});
it('has timers of its own', () => {
  jest.useFakeTimers();
  let isDone = false;
  setTimeout(() => (isDone = true), 60_000);
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(isDone).toBe(true);
});
it('spies', () => expect([console.debug(), spy.mock.calls.length]).toEqual(['${name}', 1]));
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'kept-page-'));
  await writeFile(path.join(folder, 'setUp.js'), setUp);
  await writeFile(path.join(folder, 'shared.js'), shared);
  for (const name of ['one', 'two']) await writeFile(path.join(folder, `${name}.test.js`), testsOf(name));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('loads what files share once, and tells of each file’s own tests alone', async () => {
  const settings = {
    rootDir: folder,
    testEnvironment: path.resolve('scripts/tests/kept-environment.cjs'),
    runtime: path.resolve('scripts/tests/kept-runtime.cjs'),
    setupFilesAfterEnv: ['<rootDir>/setUp.js'],
    transform: {},
  };
  const jest = [tool('jest'), '--runInBand', '--json', '--config', JSON.stringify(settings)];
  const { output } = await captureCommand(process.execPath, jest);
  const { testResults } = JSON.parse(output.slice(output.indexOf('{"'))) as JestReport;
  const outcomes = testResults.map(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => [fullName, status]),
  );
  const expected = [
    ['passes', 'passed'],
    ['fails', 'failed'],
    ['finds an empty page', 'passed'],
    ['has timers of its own', 'passed'],
    ['spies', 'passed'],
  ];
  expect(outcomes).toEqual([expected, expected]);
  const said = testResults.map(({ assertionResults }) => assertionResults[1]?.failureMessages?.join('') ?? '');
  // The second file finds what the first has left in a module that both of them load.
  expect(said.map((message) => message.match(/"(?:one|two)"/g)?.length).sort()).toEqual([1, 2]);
  expect(testResults.map(({ name }, index) => said[index]?.includes(path.basename(name)))).toEqual([true, true]);
});
