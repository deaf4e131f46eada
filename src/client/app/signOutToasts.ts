import type { SignOutReason } from '../api/authSlice';
import type { ToastMessage } from '../redux/toastsSlice';

const loggedOut = { title: 'Successfully logged out!' };

/** What is said when a session ends. */
export const signOutToasts: Record<SignOutReason, ToastMessage> = {
  requested: loggedOut,
  elsewhere: loggedOut,
  refused: loggedOut,
  deleted: { title: 'Account deleted', description: 'Everything in it was deleted.' },
};
