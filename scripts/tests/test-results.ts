import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a run of tests came to. */
export interface Outcome {
  passed: number;
  /** For each failure the file, the test's full name, and the first lines of what it said. */
  failures: string[];
}

export interface TimedFile {
  file: string;
  seconds: number;
}

export interface JestReport {
  numPassedTests: number;
  startTime: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface BrowserTest {
  status: string;
  results?: { errors?: { message?: string }[] }[];
}

interface BrowserSuite {
  specs: { file: string; title: string; tests: BrowserTest[] }[];
  suites?: BrowserSuite[];
}

export interface BrowserReport {
  stats: { expected: number };
  errors?: { message?: string }[];
  suites: BrowserSuite[];
}

/** What Jest's report says; a file that could not be run counts as one failure. */
export function outcomeOfJest({ numPassedTests, testResults }: JestReport): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${shown(name)}: could not be run${saying([message])}`];
    return failed.map(({ fullName, failureMessages }) => `${shown(name)}: ${fullName}${saying(failureMessages)}`);
  });
  return { passed: numPassedTests, failures };
}

/** What Playwright's report says; a test that passed at its second try has failed. */
export function outcomeOfBrowser({ stats, errors = [], suites }: BrowserReport): Outcome {
  const specs = suites.flatMap(specsOf);
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => /^(unexpected|flaky)$/.test(status)));
  return {
    passed: stats.expected,
    failures: [
      ...failed.map(({ file, title, tests }) => `src/browser-tests/${file}: ${title}${saying(messagesOf(tests))}`),
      ...errors.map(({ message = '' }) => `browser tests: ${firstLine(message)}`),
    ],
  };
}

/** The files that took longest, the slowest first; one that ran in several reports counts with its longest time. */
export function slowestFiles(reports: JestReport[], count: number): TimedFile[] {
  const seconds = new Map<string, number>();
  for (const { name, startTime, endTime } of reports.flatMap(({ testResults }) => testResults)) {
    seconds.set(shown(name), Math.max(seconds.get(shown(name)) ?? 0, (endTime - startTime) / 1000));
  }
  return [...seconds]
    .map(([file, time]) => ({ file, seconds: time }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}

/** From the start of the run to the end of its last file. */
export const secondsOfJest = ({ startTime, testResults }: JestReport): number =>
  (Math.max(startTime, ...testResults.map(({ endTime }) => endTime)) - startTime) / 1000;

const specsOf = ({ specs, suites = [] }: BrowserSuite): BrowserSuite['specs'] => [...specs, ...suites.flatMap(specsOf)];

const messagesOf = (tests: BrowserTest[]): string[] =>
  tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)));

/** The most lines of a failure that are printed beside its name. The whole of it stands where the test ran. */
const linesSaid = 6;

const saying = (messages: string[] = []): string =>
  linesOf(messages.join('\n'))
    .slice(0, linesSaid)
    .map((line) => `\n      ${line}`)
    .join('');

const shown = (file: string): string => path.relative(process.cwd(), file);

/** The first line that says something. */
const firstLine = (text: string): string =>
  linesOf(text).find((line) => /[A-Za-z]/.test(line)) ?? 'failed without a word';

/** A text's lines that are not empty, without colors. */
const linesOf = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
