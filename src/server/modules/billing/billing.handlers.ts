import type { Handlers } from '../../contract/handlers';
import { totalCount } from '../../contract/paging';
import { toWirePlan } from '../../contract/wire/billing';
import { notFound } from '../../lib/refusal';
import type { CampaignsService } from '../campaigns/campaigns.service';
import { billingRefusals } from './billingRefusals';
import { comparePlans, plansBySize, type PlansService } from '../plans/plans.service';

export interface BillingServices {
  campaigns: CampaignsService;
  plans: PlansService;
}

type BillingHandlers = Pick<
  Handlers,
  | 'listPlans'
  | 'getSubscription'
  | 'previewPlanChange'
  | 'startCheckout'
  | 'getCheckoutStatus'
  | 'cancelSubscription'
  | 'resumeSubscription'
  | 'listTransactions'
  | 'getReceipt'
  | 'getUsage'
  | 'receivePaymentEvent'
  | 'getSandboxCheckout'
  | 'finishSandboxCheckout'
>;

/** What an installation answers that sells nothing: the plans, the one plan of everybody, and why none can be bought. */
export function createBillingHandlers({ campaigns, plans }: BillingServices): BillingHandlers {
  const refuseChoice = async (accountId: string, wanted: Parameters<typeof comparePlans>[0]): Promise<never> => {
    const own = await plans.planOf(accountId);
    if (wanted === own.id && wanted === 'free') throw billingRefusals.alreadyFree();
    if (comparePlans(wanted, own.id) <= 0) throw billingRefusals.currentPlan(own.name);
    throw billingRefusals.soldNowhere();
  };
  const noSubscription = () => Promise.reject(billingRefusals.noSubscription());
  return {
    listPlans: () => Promise.resolve({ status: 200, body: plansBySize.map((plan) => toWirePlan(plan, false)) }),
    getSubscription: async ({ caller }) => {
      const { id, name, currency } = await plans.planOf(caller.account.id);
      return {
        status: 200,
        body: {
          plan: { id, name },
          status: 'active',
          expires_at: null,
          cancel_at_period_end: false,
          period_start: null,
          next_amount: null,
          credit_total: 0,
          currency,
          ends_unpaid_at: null,
          checkout: 'off',
        },
      };
    },
    previewPlanChange: ({ caller, query }) => refuseChoice(caller.account.id, query.plan_id),
    startCheckout: ({ caller, query }) => refuseChoice(caller.account.id, query.plan_id),
    getCheckoutStatus: () => Promise.reject(notFound('checkout')),
    cancelSubscription: noSubscription,
    resumeSubscription: noSubscription,
    listTransactions: () => Promise.resolve({ status: 200, headers: totalCount({ items: [], total: 0 }), body: [] }),
    getReceipt: () => Promise.reject(notFound('transaction')),
    getUsage: async ({ caller }) => {
      const { createdThisMonth, monthlyLimit, monthEndsAt } = await campaigns.summary(caller.account.id);
      return {
        status: 200,
        body: [
          {
            id: 'campaigns_per_month',
            name: 'Campaigns this month',
            used: createdThisMonth,
            limit: monthlyLimit,
            resets_at: monthEndsAt.toISOString(),
          },
        ],
      };
    },
    receivePaymentEvent: () => Promise.reject(billingRefusals.forgedEvent()),
    getSandboxCheckout: () => Promise.reject(notFound('checkout')),
    finishSandboxCheckout: () => Promise.reject(notFound('checkout')),
  };
}
