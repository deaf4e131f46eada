import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { addAuthListeners } from '../features/auth/authListeners';
import { addBillingListeners } from '../features/billing/billingListeners';
import { addTeamsListeners } from '../domain/teams/teamsListeners';
import { addToastsListeners } from '../redux/toastsListeners';
import type { AppDispatch, RootState } from '../redux/types';
import type { AppExtra } from '../redux/world';
import { rootReducer } from './rootReducer';
import { addToastTableListeners } from './toastTableListeners';

type Options = { preloadedState?: Partial<RootState>; extra: AppExtra };

/** Makes a store with listeners of its own: shared ones would hear every store that was ever made. */
export function makeStore({ preloadedState, extra }: Options) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, AppExtra>({ extra });
  // The current workspace is restored before the session is checked, because the first page's calls follow that check.
  addTeamsListeners(listeners.startListening);
  addAuthListeners(listeners.startListening);
  addToastsListeners(listeners.startListening);
  addToastTableListeners(listeners.startListening);
  addBillingListeners(listeners.startListening);
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (getDefaultMiddleware) =>
      // Whether all that it holds is plain data is looked at once at the end of each test. Looking at each change, as
      // the toolkit does where code is developed, took a tenth of the time of the pages' tests.
      getDefaultMiddleware({ thunk: { extraArgument: extra }, serializableCheck: false })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
