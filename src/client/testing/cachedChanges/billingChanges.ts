import type { Changes } from './change';
import type { Query } from './queries';

const plan: Query[] = [
  'getCurrentUser',
  'getCampaignSummary',
  'listPlans',
  'getSubscription',
  'previewPlanChange',
  'listTransactions',
  'getReceipt',
  'getUsage',
  'listLibraryTemplates',
  'listTemplateCategories',
  'listTemplateIndustries',
  'getLibraryStats',
  'getAiUsage',
];
const planAndCheckout: Query[] = [...plan, 'getCheckoutStatus', 'getSandboxCheckout'];

/** What is paid for. */
export const billingChanges = {
  startCheckout: { arg: () => ({ planId: 'enterprise' }), mayAsk: planAndCheckout },
  cancelSubscription: { arg: () => undefined, mayAsk: plan },
  resumeSubscription: {
    arg: () => undefined,
    before: ({ fake }) => {
      Object.assign(fake.account.subscription ?? {}, { cancel_at_period_end: true });
    },
    mayAsk: plan,
  },
  finishSandboxCheckout: {
    arg: ({ checkoutId }) => ({ sessionId: checkoutId, sandboxAction: { action: 'pay' } }),
    mayAsk: planAndCheckout,
  },
} satisfies Partial<Changes>;
