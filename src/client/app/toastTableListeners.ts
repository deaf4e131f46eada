import { type UnknownAction, isAnyOf, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { selectAuthStatus, signedOut } from '../api/authSlice';
import { isPlanRefusal, toProblem } from '../api/problem';
import { type ToastMessage, problemToast, selectOpenToast, toastShown } from '../redux/toastsSlice';
import type { AppListenerApi, AppStartListening } from '../redux/types';
import { arrivedToastTable, loadToastTable } from './loadToasts';
import { signOutToasts } from './signOutToasts';
import type { AnswerOf, ArgOf, Call, ToastTable } from './toastTable';

/** A settled call of the API, as far as this file needs it. */
type Settled = UnknownAction & {
  payload: unknown;
  meta: { requestStatus: 'fulfilled' | 'rejected'; arg: Asked<Call> };
};
/** The call and its argument; `subscribe` is false for what is fetched before anything shows it. */
type Asked<C extends Call> = { endpointName: C; originalArgs: ArgOf<C>; subscribe?: boolean };

/** Calls that answer 401 to say that what was typed is wrong, not that the session is over. */
const signInCalls: readonly Call[] = ['logIn', 'completeSignIn', 'registerAccount', 'createDemoAccount'];

/** Shows the table's toasts, and logs every failed call for debugging. */
export function addToastTableListeners(startListening: AppStartListening) {
  startListening({ predicate: isSettledCall, effect: onCallSettled });
  startListening({ actionCreator: signedOut, effect: onSignedOut });
}

const isSettled = isAnyOf(isFulfilled, isRejectedWithValue);

function isSettledCall(action: UnknownAction): action is Settled {
  // The page itself shows what a query answers.
  return isSettled(action) && action.type.startsWith('api/execute') && action.type !== 'api/executeQuery/fulfilled';
}

async function onCallSettled(settled: Settled, listenerApi: AppListenerApi) {
  const { payload, meta } = settled;
  const { dispatch, extra } = listenerApi;
  const isAskedEarly = meta.arg.subscribe === false && selectAuthStatus(listenerApi.getState()) === 'loading';
  // Shown at once if possible: a toast that comes later replaces what was said meanwhile.
  const table = arrivedToastTable() ?? (await loadToastTable());
  if (meta.requestStatus === 'fulfilled') {
    const toast = successOf(table, payload, meta.arg);
    if (toast) dispatch(toastShown(toast));
    return;
  }
  const cause = meta.arg.endpointName;
  const problem = toProblem(payload);
  // Nothing failed: the sign-in goes on with a code.
  if (problem.code === 'second_step_required') return;
  extra.log(`${cause} failed`, problem);
  if (problem.status === 401 && !signInCalls.includes(cause)) return; // The end of the session has its own toast.
  // The page asks again when it opens, or the end of the session has its own toast.
  if (isAskedEarly) return;
  // Whatever the call was, where a larger plan is what it takes the way to the plans is offered.
  const message = isPlanRefusal(problem) ? problemToast(problem) : failureOf(table, payload, meta.arg);
  if (!message) return;
  const open = selectOpenToast(listenerApi.getState());
  if (isRead(settled) && open && isSaidBy(open, message) && open.cause !== cause) return;
  dispatch(toastShown({ ...message, cause }));
}

function successOf<C extends Call>(table: ToastTable, answer: unknown, { endpointName, originalArgs }: Asked<C>) {
  const fulfilled = table[endpointName]?.fulfilled;
  return typeof fulfilled === 'function' ? fulfilled(originalArgs, answer as AnswerOf<C>) : fulfilled;
}

function failureOf<C extends Call>(table: ToastTable, error: unknown, { endpointName, originalArgs }: Asked<C>) {
  return table[endpointName]?.rejected?.(error, originalArgs);
}

const isRead = ({ type }: UnknownAction): boolean => type.startsWith('api/executeQuery');

/** A page that reads two things says once that it did not load; it says so again when one of them is tried again. */
const isSaidBy = (open: ToastMessage, { title, description }: ToastMessage): boolean =>
  open.title === title && open.description === description;

function onSignedOut({ payload }: ReturnType<typeof signedOut>, { dispatch }: AppListenerApi) {
  dispatch(toastShown(signOutToasts[payload.reason]));
}
