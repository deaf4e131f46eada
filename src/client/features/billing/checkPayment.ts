import { billingApi, type CheckoutStatus } from '../../api/billingApi';
import { readUserAgain } from '../../redux/readUserAgain';
import { type ToastMessage, toastShown } from '../../redux/toastsSlice';
import type { AppListenerApi } from '../../redux/types';
import type { AppExtra } from '../../redux/world';
import { type PaymentOutcome, paymentAsked, paymentChecked } from './billingSlice';

/** How many times one checkout is read before the page gives up. */
export const maxAttempts = 5;
const betweenAttemptsMs = 2000;
const reloadAfterMs = 2000;

const toasts: Partial<Record<PaymentOutcome, ToastMessage>> = {
  success: { title: 'Payment Successful!', description: 'Your subscription has been activated.' },
  timeout: {
    title: 'Payment Check Timeout',
    description: 'Please check your email for confirmation or contact support.',
    variant: 'destructive',
  },
};
const notVerified: ToastMessage = {
  title: 'Error',
  description: 'Failed to verify payment status',
  variant: 'destructive',
};

/** Polls a checkout until it is settled or the attempts run out. Ends early when aborted. */
export async function checkPayment(sessionId: string, listenerApi: AppListenerApi) {
  const { dispatch } = listenerApi;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (attempt > 1) await listenerApi.delay(betweenAttemptsMs);
    dispatch(paymentAsked(attempt));
    const { data: payment } = await listenerApi.pause(
      dispatch(
        billingApi.endpoints.getCheckoutStatus.initiate({ sessionId }, { forceRefetch: true, subscribe: false }),
      ),
    );
    if (!payment) {
      dispatch(paymentChecked({ outcome: 'failed', payment: null }));
      dispatch(toastShown(notVerified));
      return;
    }
    const outcome = outcomeOf(payment, attempt);
    dispatch(paymentChecked({ outcome, payment }));
    if (outcome === 'checking') continue;
    const toast = toasts[outcome];
    if (toast) dispatch(toastShown(toast));
    if (outcome === 'success') await takeUpPlan(sessionId, listenerApi);
    return;
  }
}

function outcomeOf({ payment_status: payment, status }: CheckoutStatus, attempt: number): PaymentOutcome {
  if (payment === 'paid') return 'success';
  // Money that was given back can't become a paid plan any more.
  if (payment === 'refunded') return 'failed';
  if (status === 'expired') return 'expired';
  return attempt < maxAttempts ? 'checking' : 'timeout';
}

/** Reads the account's plan at once, and reloads the page, once for each checkout. */
async function takeUpPlan(sessionId: string, listenerApi: AppListenerApi) {
  const { extra } = listenerApi;
  void readUserAgain(listenerApi);
  await listenerApi.delay(reloadAfterMs);
  if (isFirstReload(sessionId, extra.sessionStorage)) extra.reload();
}

/** Where the storage keeps nothing, no reload counts as the first: it would never end. */
function isFirstReload(sessionId: string, storage: AppExtra['sessionStorage']): boolean {
  const key = `billing.reloaded.${sessionId}`;
  if (storage.getItem(key) !== null) return false;
  storage.setItem(key, 'yes');
  return storage.getItem(key) !== null;
}
