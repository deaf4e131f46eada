import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { PlanId } from '../../api/api';
import type { CheckoutStatus } from '../../api/billingApi';
import { signInDismissed, signedOut } from '../../api/authSlice';

/** `timeout`: every attempt is used up and the payment is still open. */
export type PaymentOutcome = 'checking' | 'success' | 'expired' | 'failed' | 'timeout';

/** The checkout that the result page verifies. */
export type PaymentCheck = {
  sessionId: string | null;
  /** Which attempt is under way or was the last one; 0 before the first. */
  attempt: number;
  outcome: PaymentOutcome;
  /** What the server said last; null until it did. */
  payment: CheckoutStatus | null;
};

type BillingState = {
  /** The plan that a visitor chose before signing in. */
  chosenPlan: PlanId | null;
  /** Null on every page but the result page. */
  check: PaymentCheck | null;
};

const initialState: BillingState = { chosenPlan: null, check: null };

const billingSlice = createSlice({
  name: 'billing',
  initialState,
  reducers: {
    planChosen: (state, { payload }: PayloadAction<PlanId>) => {
      state.chosenPlan = payload;
    },
    chosenPlanTaken: (state) => {
      state.chosenPlan = null;
    },
    checkoutReturned: (state, { payload: sessionId }: PayloadAction<string | null>) => {
      state.check = { sessionId, attempt: 0, outcome: sessionId ? 'checking' : 'failed', payment: null };
    },
    paymentAsked: (state, { payload }: PayloadAction<number>) => {
      if (state.check) state.check.attempt = payload;
    },
    paymentChecked: (state, { payload }: PayloadAction<Pick<PaymentCheck, 'outcome' | 'payment'>>) => {
      Object.assign(state.check ?? {}, payload);
    },
    resultLeft: (state) => {
      state.check = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signInDismissed, (state) => {
        state.chosenPlan = null;
      })
      .addCase(signedOut, () => initialState),
  selectors: {
    selectChosenPlan: (state) => state.chosenPlan,
    selectPaymentCheck: (state) => state.check,
  },
});

export { billingSlice };
export const { planChosen, chosenPlanTaken, checkoutReturned, paymentAsked, paymentChecked, resultLeft } =
  billingSlice.actions;
export const { selectChosenPlan, selectPaymentCheck } = billingSlice.selectors;
