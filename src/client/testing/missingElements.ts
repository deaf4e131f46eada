import { configure, getConfig } from '@testing-library/react';

/** The library's own settings; changing them makes others. */
const original = getConfig();

/**
 * Tells of a missing element with the page as it is only where that fails a test. A wait looks again and again, and
 * the library writes the whole page out at each look: in the editor, that took an eighth of its tests' time.
 */
export function tellOfMissingElementsOnce() {
  configure({ getElementError: errorOf, asyncWrapper: withPageAtTheEnd });
}

function errorOf(...[message, container]: Parameters<typeof original.getElementError>): Error {
  // Set while a wait looks. Where a later version of the library has no such mark, each look tells, as without this.
  const { _disableExpensiveErrorDiagnostics: isWaited } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  const error = isWaited
    ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    : original.getElementError(message, container);
  // As if it were made by the library, so that the line of the test is shown.
  Error.captureStackTrace(error, errorOf);
  return error;
}

/** A wait whose time is up writes the page into its error's message, but Jest shows the stack, which is older. */
const withPageAtTheEnd: typeof original.asyncWrapper = async (wait) => {
  try {
    return (await original.asyncWrapper(wait)) as unknown;
  } catch (error) {
    if (error instanceof Error && error.name === 'TestingLibraryElementError') {
      const frames = error.stack?.slice(error.stack.indexOf('\n    at ')) ?? '';
      error.stack = `${error.name}: ${error.message}${frames}`;
    }
    throw error;
  }
};
