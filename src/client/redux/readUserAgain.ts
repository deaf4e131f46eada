import { api } from '../api/api';
import type { AppListenerApi } from './types';

/**
 * Reads the account again after something has changed it. An answer that is already on its way may be from before: it
 * is waited for first, because a query that is running isn't asked a second time.
 */
export async function readUserAgain({ dispatch, getState }: Pick<AppListenerApi, 'dispatch' | 'getState'>) {
  await dispatch(api.util.getRunningQueryThunk('getCurrentUser', undefined));
  // The answer may have ended the session.
  if (getState().auth.token === null) return;
  await dispatch(api.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
}
