import { Refusal } from '../../lib/refusal';

/** Every way in which billing says no. Rule: docs/product-rules.md, "Billing". */
export const billingRefusals = {
  alreadyFree: () => new Refusal('already_free', "You're already on the free plan."),
  busy: () =>
    new Refusal(
      'billing_busy',
      'Your subscription is being changed at this moment. Please try again in a few seconds.',
    ),
  cancelInstead: (planName: string) =>
    new Refusal('cancel_instead', `Cancel your ${planName} subscription instead: you keep it until its period ends.`),
  checkoutClosed: () => new Refusal('checkout_closed', 'This checkout is paid or expired already. Please start again.'),
  soldNowhere: () => new Refusal('checkout_off', 'Paid plans cannot be bought here.'),
  notForDemos: () =>
    new Refusal('checkout_off', 'A demo account cannot buy a plan. Please create an account of your own first.'),
  onlyForDemos: () =>
    new Refusal('checkout_off', 'The sandbox takes no money, so here it is open to demo accounts only.'),
  currentPlan: (planName: string) => new Refusal('current_plan', `You are on the ${planName} plan already.`),
  includedAlready: (planName: string) =>
    new Refusal('current_plan', `Your account has the ${planName} plan here without paying, and it includes this one.`),
  noSubscription: () => new Refusal('no_subscription', 'There is no subscription that could be changed.'),
  paymentDue: () =>
    new Refusal(
      'payment_due',
      'The last payment failed. Please pay the open amount first; then the plan can be changed.',
    ),
  forgedEvent: () => new Refusal('webhook_invalid', 'The message is not signed by the payment provider.'),
  paymentsAway: () =>
    new Refusal(
      'payments_away',
      'The payment provider does not answer at the moment. You were not charged for anything; please try again shortly.',
    ),
} as const;
