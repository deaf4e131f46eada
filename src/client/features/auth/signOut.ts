import { api } from '../../api/api';
import { signedOut } from '../../api/authSlice';
import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';

/** Nobody waits longer than this to be signed out, whatever the server does. */
const longestWaitMs = 2000;

/** Revokes the token on the server and forgets it here. Where the server can't be reached, it is forgotten anyway. */
export const signOut = createAppAsyncThunk<void, void>('auth/signOut', async (_arg, { dispatch }) => {
  const revoked = dispatch(api.endpoints.logOut.initiate());
  await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  dispatch(signedOut({ reason: 'requested' }));
});
