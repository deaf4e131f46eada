import { isAnyOf } from '@reduxjs/toolkit';
import { signedOut } from '../../api/authSlice';
import type { AppStartListening } from '../../redux/types';
import { checkoutReturned, resultLeft } from './billingSlice';

/** Checks the payment whenever somebody comes back from a checkout. Leaving the page, or the account, stops it. */
export function addBillingListeners(startListening: AppStartListening) {
  startListening({
    matcher: isAnyOf(checkoutReturned, resultLeft, signedOut),
    effect: async (action, listenerApi) => {
      listenerApi.cancelActiveListeners();
      if (!checkoutReturned.match(action) || !action.payload) return;
      // Few visits come back from a checkout, so the check is fetched with the page that shows it.
      const { checkPayment } = await listenerApi.pause(
        import(/* webpackChunkName: "payment-result" */ './checkPayment'),
      );
      await checkPayment(action.payload, listenerApi);
    },
  });
}
