import { type UnknownAction, isAnyOf, isFulfilled } from '@reduxjs/toolkit';
import type { Operation } from '../../api/api';
import { signedOut } from '../../api/authSlice';
import { readUserAgain } from '../../redux/readUserAgain';
import type { AppListenerApi, AppStartListening } from '../../redux/types';
import { checkoutReturned, resultLeft } from './billingSlice';

/** Calls after which the account may have another plan. */
const planChanges: readonly Operation[] = [
  'startCheckout',
  'cancelSubscription',
  'resumeSubscription',
  'finishSandboxCheckout',
];

/**
 * Checks the payment when the person returns from a checkout; leaving the page or signing out stops it. Loads the
 * account again whenever the plan may have changed, because every page depends on it.
 */
export function addBillingListeners(startListening: AppStartListening) {
  startListening({ predicate: isPlanChange, effect: onPlanChanged });
  startListening({
    matcher: isAnyOf(checkoutReturned, resultLeft, signedOut),
    effect: async (action, listenerApi) => {
      listenerApi.cancelActiveListeners();
      if (!checkoutReturned.match(action) || !action.payload) return;
      // Few visits come back from a checkout, so the check is fetched with the page that shows it.
      const { checkPayment } = await listenerApi.pause(import(/* webpackChunkName: "payment" */ './checkPayment'));
      await checkPayment(action.payload, listenerApi);
    },
  });
}

// By the name alone, so that the first screen is without the calls themselves.
function isPlanChange(action: UnknownAction): boolean {
  if (!isFulfilled(action)) return false;
  const { arg } = action.meta as { arg?: { endpointName?: Operation } };
  return arg?.endpointName !== undefined && planChanges.includes(arg.endpointName);
}

function onPlanChanged(_action: unknown, listenerApi: AppListenerApi) {
  void readUserAgain(listenerApi);
}
