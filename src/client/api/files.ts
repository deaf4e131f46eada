import { type Problem, toProblem } from './problem';

type FetchedFile = {
  contents: Blob;
  /** The name that the server gave it; `undefined` where it gave none. */
  name: string | undefined;
};

type Options = { token: string | null; signal?: AbortSignal };

/** The file, or why there is none. */
export type FileAnswer = { file: FetchedFile; problem?: undefined } | { file?: undefined; problem: Problem };

/**
 * Fetches a file of the account's. Files do not go through the query cache: what it holds has to be plain JSON.
 * Rejects only when it is aborted.
 */
export async function fetchFile(path: string, { token, signal }: Options): Promise<FileAnswer> {
  const unlessAborted = (error: unknown) => {
    if (signal?.aborted) throw error;
    return undefined;
  };
  const response = await fetch(`${globalThis.location.origin}/api${path}`, {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    ...(signal ? { signal } : {}),
  }).catch(unlessAborted);
  if (!response) return { problem: toProblem({ status: 'FETCH_ERROR' }) };
  if (!response.ok) return { problem: await problemIn(response) };
  const name = nameIn(response.headers.get('Content-Disposition'));
  // A file that is made while it is sent may break off.
  const contents = await response.blob().catch(unlessAborted);
  return contents ? { file: { contents, name } } : { problem: toProblem({ status: 'FETCH_ERROR' }) };
}

async function problemIn(response: Response): Promise<Problem> {
  const data: unknown = await response.json().catch(() => undefined);
  return toProblem({ status: response.status, data });
}

/** The server's names are plain: letters, digits and hyphens. */
function nameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}
