import { signedOut } from '../api/authSlice';
import { fetchFile } from '../api/files';
import type { Problem } from '../api/problem';
import type { AppDispatch, RootState } from './types';
import type { AppExtra } from './world';

type Thunk = { dispatch: AppDispatch; getState: () => RootState; extra: AppExtra; signal: AbortSignal };

/** Downloads a file, under `name` if the server gives none; the problem if that fails. A refused session ends. */
export async function handOverFile(
  path: string,
  name: string,
  { dispatch, getState, extra, signal }: Thunk,
): Promise<Problem | undefined> {
  const { file, problem } = await fetchFile(path, { token: getState().auth.token, signal });
  if (problem?.status === 401) dispatch(signedOut({ reason: 'refused' }));
  if (file) extra.downloadFile(file.name ?? name, file.contents);
  return problem;
}
