import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { createEmptyTestResult } from '@jest/test-result';
import * as circus from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

/**
 * Jest's `testRunner` for tests that need neither a browser nor mocks of modules: Jest's own tests and hooks, but files
 * are loaded by Node itself, which loads a module once for all files of a process. Jest's own runner loads the 1,300
 * modules of the server for each file again. What a module keeps, the next file finds.
 *
 * @param {import('@jest/types').Config.GlobalConfig} globalConfig
 * @param {import('@jest/types').Config.ProjectConfig} config
 * @param {string} file
 * @returns {Promise<import('@jest/test-result').TestResult>}
 */
export default async function runNatively(globalConfig, config, _environment, _runtime, file) {
  // Jest sets its own for modules that it has loaded. Without it, Node shows where in the source an error is.
  Reflect.deleteProperty(Error, 'prepareStackTrace');
  const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } = circus;
  Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, it, test, expect: jestExpect });
  circus.resetState();
  const pattern = globalConfig.testNamePattern;
  Object.assign(circus.getState(), {
    testNamePattern: pattern ? new RegExp(pattern, 'i') : null,
    testTimeout: globalConfig.testTimeout,
  });
  const { testResults, unhandledErrorsDetailed } = await noting(async () => {
    await import(pathToFileURL(file).href);
    return circus.run();
  });
  const results = testResults.map(resultOf);
  const unhandled = unhandledErrorsDetailed.map((error) => formatExecError(error, config, globalConfig)).join('\n');
  const messages = [formatResultsErrors(results, config, globalConfig, file) ?? '', unhandled].filter(Boolean);
  const count = (status) => results.filter((result) => result.status === status).length;
  return {
    ...createEmptyTestResult(),
    displayName: config.displayName,
    testFilePath: file,
    testResults: results,
    failureMessage: messages.join('\n\n') || null,
    ...(unhandled && { testExecError: { message: '', stack: unhandled } }),
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
  };
}

/** Does work; meanwhile an error that nobody waited for is one of the test that runs, else one of the file. */
async function noting(work) {
  const note = (error) => {
    const { currentlyRunningTest, unhandledErrors } = circus.getState();
    (currentlyRunningTest?.errors ?? unhandledErrors).push(error);
  };
  process.on('uncaughtException', note).on('unhandledRejection', note);
  try {
    return await work();
  } finally {
    process.off('uncaughtException', note).off('unhandledRejection', note);
  }
}

/** What Jest reports of one test. The first of its names is that of the file's own block. */
function resultOf({ testPath: [, ...names], errors, errorsDetailed, status, ...result }) {
  return {
    ...result,
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1) ?? '',
    fullName: names.join(' '),
    failureDetails: errorsDetailed,
    failureMessages: [...errors],
    retryReasons: [...result.retryReasons],
    status: statusOf(status, errors.length),
  };
}

function statusOf(status, errors) {
  if (status === 'skip') return 'pending';
  if (status === 'todo') return 'todo';
  return errors > 0 ? 'failed' : 'passed';
}
