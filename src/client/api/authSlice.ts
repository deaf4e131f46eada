import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from './generated/auth.gen';

/** `loading` until it is known whether the stored token still opens an account. */
type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated';

/**
 * Why a session ended: the person signed out here, in another tab, deleted the account, or the server no longer
 * accepts the token.
 */
export type SignOutReason = 'requested' | 'elsewhere' | 'deleted' | 'refused';

/** What the sign-in dialog opens with, where a page knows it. */
export type SignInWish = { tab: 'login' | 'sign-up'; email: string };

export type AuthState = {
  token: string | null;
  user: User | null;
  status: AuthStatus;
  isSignInOpen: boolean;
  signInWish?: SignInWish | undefined;
  /** The last sign-out until the start page has been reached; `null` at any other time. */
  endedBy: SignOutReason | null;
};

const initialState: AuthState = { token: null, user: null, status: 'loading', isSignInOpen: false, endedBy: null };

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** A stored token was found; the server is being asked whose it is and whether it still works. */
    tokenFound: (_state, { payload }: PayloadAction<string>): AuthState => ({ ...initialState, token: payload }),
    tokenMissing: (): AuthState => ({ ...initialState, status: 'unauthenticated' }),
    sessionStarted: (_state, { payload }: PayloadAction<{ token: string; user: User }>): AuthState => ({
      ...initialState,
      ...payload,
      status: 'authenticated',
    }),
    /** An answer that arrives after the sign-out is dropped: it must not sign anybody in. */
    userLoaded: (state, { payload }: PayloadAction<User>) => {
      if (state.token === null) return;
      state.user = payload;
      state.status = 'authenticated';
    },
    signedOut: (_state, { payload }: PayloadAction<{ reason: SignOutReason }>): AuthState => ({
      ...initialState,
      status: 'unauthenticated',
      endedBy: payload.reason,
    }),
    signOutSettled: (state) => {
      state.endedBy = null;
    },
    signInRequested: (state, { payload }: PayloadAction<SignInWish | undefined>) => {
      state.isSignInOpen = true;
      state.signInWish = payload;
      state.endedBy = null;
    },
    signInDismissed: (state) => {
      state.isSignInOpen = false;
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectAuthStatus: (state) => state.status,
    selectIsSignInOpen: (state) => state.isSignInOpen,
    selectSignInWish: (state) => state.signInWish,
    selectEndedBy: (state) => state.endedBy,
  },
});

export { authSlice };
export const {
  tokenFound,
  tokenMissing,
  sessionStarted,
  userLoaded,
  signedOut,
  signOutSettled,
  signInRequested,
  signInDismissed,
} = authSlice.actions;
export const { selectUser, selectAuthStatus, selectIsSignInOpen, selectSignInWish, selectEndedBy } =
  authSlice.selectors;
