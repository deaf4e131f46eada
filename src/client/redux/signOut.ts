import { api } from '../api/api';
import { signedOut } from '../api/authSlice';
import { forgetDrafts, hasDrafts } from '../lib/keptOnDevice';
import { createAppAsyncThunk } from './createAppAsyncThunk';

/** The longest wait for the server at signing out, in milliseconds. */
const longestWaitMs = 2000;

const question = 'Some of your changes to ads aren\u2019t saved yet. Log out and discard them?';

/**
 * Revokes the token on the server, and forgets it here even if the server can't be reached. Signing out removes unsaved
 * writing from the device, so the person is asked first if there is some.
 */
export const signOut = createAppAsyncThunk<void, void>('auth/signOut', async (_arg, { dispatch, getState, extra }) => {
  const { user } = getState().auth;
  if (user && hasDrafts(extra.storage, user.id) && !extra.confirm(question)) return;
  const revoked = dispatch(api.endpoints.logOut.initiate());
  await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  dispatch(signedOut({ reason: 'requested' }));
  // If the session had expired, the server's refusal has ended it already, as one that the person didn't end.
  if (user) forgetDrafts(extra.storage, user.id);
});
