import { api } from '../api/api';
import { signedOut } from '../api/authSlice';
import { forgetDrafts, hasDrafts } from '../lib/keptOnDevice';
import { createAppAsyncThunk } from './createAppAsyncThunk';

/** Nobody waits longer than this to be signed out, whatever the server does. */
const longestWaitMs = 2000;

const question = 'Some of your changes to ads aren\u2019t saved yet. Log out and discard them?';

/**
 * Revokes the token on the server and forgets it here. Where the server can't be reached, it is forgotten anyway.
 * Signing out takes what is written and not stored yet off the device, so the person is asked where there is some.
 */
export const signOut = createAppAsyncThunk<void, void>('auth/signOut', async (_arg, { dispatch, getState, extra }) => {
  const { user } = getState().auth;
  if (user && hasDrafts(extra.storage, user.id) && !extra.confirm(question)) return;
  const revoked = dispatch(api.endpoints.logOut.initiate());
  await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  dispatch(signedOut({ reason: 'requested' }));
  // Where the session had expired, the server's answer has ended it before, as one that nobody chose to end.
  if (user) forgetDrafts(extra.storage, user.id);
});
