import { nothing } from './fixtures';
import type { Refusal } from './refusal';

export const billingRefusals: readonly Refusal[] = [
  ['a free plan in place of a paid one', 'cancel_instead', 'startCheckout', 'mara', { query: { plan_id: 'free' } }],
  [
    'a checkout that is closed',
    'checkout_closed',
    'finishSandboxCheckout',
    'tom',
    { params: { session_id: 'closedCheckout' }, body: { action: 'pay' } },
  ],
  ['the plan that one is on', 'current_plan', 'startCheckout', 'mara', { query: { plan_id: 'business' } }],
  ['the free plan on the free plan', 'already_free', 'previewPlanChange', 'tom', { query: { plan_id: 'free' } }],
  ['a plan that is not there', 'validation_failed', 'previewPlanChange', 'mara', { query: { plan_id: 'gold' } }],
  ['the end of a subscription that is not there', 'no_subscription', 'cancelSubscription', 'tom'],
  ['a checkout that is not there', 'not_found', 'getCheckoutStatus', 'mara', { params: { session_id: nothing } }],
  ['a receipt that is not there', 'not_found', 'getReceipt', 'mara', { params: { id: nothing } }],
];
