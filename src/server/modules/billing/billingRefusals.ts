import { Refusal } from '../../lib/refusal';

/** Every way in which billing says no. Rule: docs/product-rules.md, "Billing". */
export const billingRefusals = {
  alreadyFree: () => new Refusal('already_free', "You're already on the free plan."),
  busy: () =>
    new Refusal('billing_busy', 'Your subscription is being changed right now. Please try again in a few seconds.'),
  cancelInstead: (planName: string) =>
    new Refusal(
      'cancel_instead',
      `Cancel your ${planName} subscription instead. You’ll keep it until the period ends.`,
    ),
  checkoutClosed: () =>
    new Refusal('checkout_closed', 'This checkout was already paid or has expired. Please start again.'),
  soldNowhere: () => new Refusal('checkout_off', 'Paid plans aren’t available here.'),
  notForDemos: () =>
    new Refusal('checkout_off', 'Demo accounts can’t buy a plan. Please create your own account first.'),
  onlyForDemos: () =>
    new Refusal('checkout_off', 'The sandbox doesn’t charge real money, so only demo accounts can use it here.'),
  currentPlan: (planName: string) => new Refusal('current_plan', `You’re already on the ${planName} plan.`),
  includedAlready: (planName: string) =>
    new Refusal('current_plan', `Your account has the ${planName} plan at no charge, and it includes this one.`),
  noSubscription: () => new Refusal('no_subscription', 'There’s no subscription to change.'),
  paymentDue: () =>
    new Refusal('payment_due', 'Your last payment failed. Please pay the open amount first, then change your plan.'),
  forgedEvent: () => new Refusal('webhook_invalid', 'The message isn’t signed by the payment provider.'),
  paymentsAway: () =>
    new Refusal(
      'payments_away',
      'The payment provider isn’t responding right now. You weren’t charged. Please try again shortly.',
    ),
} as const;
