import { problemOf, toProblem } from './problem';

const refused = {
  status: 422,
  data: {
    detail: 'Name must not be empty.',
    code: 'validation_failed',
    errors: [
      { field: 'name', message: 'Name must not be empty.' },
      { field: 'name', message: 'Name is too short.' },
      { field: 'budget', message: 'Budget must be at least 0.' },
    ],
  },
};

describe('a problem', () => {
  it('carries the server’s sentence, code and the first sentence about each field', () => {
    expect(toProblem(refused)).toEqual({
      detail: 'Name must not be empty.',
      code: 'validation_failed',
      status: 422,
      fieldErrors: { name: 'Name must not be empty.', budget: 'Budget must be at least 0.' },
    });
  });

  it.each([
    ['no network', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }],
    ['no answer in time', { status: 'TIMEOUT_ERROR', error: 'AbortError' }],
    ['code that did not come', Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })],
  ])('blames the network for %s', (_why, error) => {
    expect(toProblem(error)).toMatchObject({ detail: 'Network error. Please try again.', code: 'network' });
  });

  it.each([
    ['a page instead of JSON', { status: 502, data: '<html>Bad gateway</html>' }, 502],
    ['a page that could not be read', { status: 'PARSING_ERROR', originalStatus: 504, data: '<', error: 'x' }, 504],
    ['nothing at all', undefined, undefined],
    ['a text', 'down', undefined],
  ])('is unexpected for %s', (_what, error, status) => {
    expect(toProblem(error)).toMatchObject({ detail: 'An unexpected error occurred', status, fieldErrors: {} });
  });

  it('uses the caller’s words where the server gave none', () => {
    expect(toProblem({ status: 500, data: {} }, 'Login failed').detail).toBe('Login failed');
    expect(toProblem({ status: 500, data: { detail: '' } }, 'Login failed').detail).toBe('Login failed');
  });

  it('keeps the words of a thrown error', () => {
    expect(toProblem(new Error('Out of paper')).detail).toBe('Out of paper');
  });

  it('stays what it is', () => {
    const problem = toProblem(refused);
    expect(toProblem(problem)).toBe(problem);
  });

  it('is none where nothing failed', () => {
    expect(problemOf(undefined)).toBeUndefined();
    expect(problemOf(refused)?.status).toBe(422);
  });
});
