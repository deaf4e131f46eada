import { type UnknownAction, isAnyOf, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import type { Operation } from '../api/api';
import { signedOut } from '../api/authSlice';
import { isPlanRefusal, toProblem } from '../api/problem';
import { problemToast, toastShown } from '../redux/toastsSlice';
import type { AppListenerApi, AppStartListening } from '../redux/types';
import { arrivedToastTable, loadToastTable } from './loadToasts';
import { signOutToasts } from './signOutToasts';

/** A settled call of the API, as far as this file needs it. */
type Settled = UnknownAction & {
  payload: unknown;
  meta: { requestStatus: 'fulfilled' | 'rejected'; arg: { endpointName: Operation; originalArgs: unknown } };
};

/** Calls that answer 401 to say that what was typed is wrong, not that the session is over. */
const signInCalls: readonly Operation[] = ['logIn', 'registerAccount', 'createDemoAccount'];

/** Shows the table's toasts, and notes every failed call for whoever debugs. */
export function addToastTableListeners(startListening: AppStartListening) {
  startListening({ predicate: isSettledCall, effect: onCallSettled });
  startListening({ actionCreator: signedOut, effect: onSignedOut });
}

const isSettled = isAnyOf(isFulfilled, isRejectedWithValue);

function isSettledCall(action: UnknownAction): action is Settled {
  // An answer that was only asked for is seen on the page itself.
  return isSettled(action) && action.type.startsWith('api/execute') && action.type !== 'api/executeQuery/fulfilled';
}

async function onCallSettled({ payload, meta }: Settled, { dispatch, extra }: AppListenerApi) {
  const { endpointName, originalArgs } = meta.arg;
  // Told at once where that is possible: a toast that comes later replaces what was said meanwhile.
  const outcomes = (arrivedToastTable() ?? (await loadToastTable()))[endpointName];
  if (meta.requestStatus === 'fulfilled') {
    const { fulfilled } = outcomes ?? {};
    const told = typeof fulfilled === 'function' ? fulfilled(originalArgs) : fulfilled;
    if (told) dispatch(toastShown(told));
    return;
  }
  const problem = toProblem(payload);
  extra.log(`${endpointName} failed`, problem);
  if (problem.status === 401 && !signInCalls.includes(endpointName)) return; // The end of the session is told instead.
  // Whatever the call was, where a larger plan is what it takes the way to the plans is offered.
  const message = isPlanRefusal(problem) ? problemToast(problem) : outcomes?.rejected?.(payload, originalArgs);
  if (message) dispatch(toastShown(message));
}

function onSignedOut({ payload }: ReturnType<typeof signedOut>, { dispatch }: AppListenerApi) {
  dispatch(toastShown(signOutToasts[payload.reason]));
}
