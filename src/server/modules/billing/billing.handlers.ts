import type { Call, Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import {
  toWireCheckoutStatus,
  toWireMeter,
  toWirePlan,
  toWirePlanChange,
  toWireReceipt,
  toWireSandboxCheckout,
  toWireSubscription,
  toWireTransaction,
} from '../../contract/wire/billing';
import type { Site } from '../../module';
import type { PlansService } from '../plans/plans.service';
import { answering, type CheckoutService } from './checkout.service';
import type { SandboxAction } from './payments.port';
import type { SandboxCheckoutService } from './sandboxCheckout.service';
import type { SettlementService } from './settlement.service';
import type { SubscriptionService } from './subscription.service';
import type { UsageService } from './usage.service';

export interface BillingServices {
  checkout: CheckoutService;
  sandboxCheckout: SandboxCheckoutService;
  settlement: SettlementService;
  subscription: SubscriptionService;
  usage: UsageService;
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

export function createBillingHandlers(services: BillingServices, { productName }: Site): BillingHandlers {
  const { checkout, sandboxCheckout, settlement, subscription, usage, plans } = services;
  return {
    listPlans: async () => {
      const all = await plans.list();
      return { status: 200, body: all.map((plan) => toWirePlan(plan, checkout.isOpen)) };
    },
    getSubscription: async ({ caller }) => ({
      status: 200,
      body: toWireSubscription(await subscription.current(caller.account.id)),
    }),
    previewPlanChange: async ({ caller, query }) => ({
      status: 200,
      body: toWirePlanChange(await checkout.preview(caller.account, query.plan_id)),
    }),
    startCheckout: async ({ caller, query }) => {
      const { id, url } = await checkout.start(caller, query.plan_id);
      return { status: 200, body: { url, session_id: id } };
    },
    getCheckoutStatus: async ({ caller, params }) => {
      const { checkout: one, plan } = await checkout.status(caller.account.id, params.session_id);
      return { status: 200, body: toWireCheckoutStatus(one, plan) };
    },
    cancelSubscription: async ({ caller }) => ({
      status: 200,
      body: toWireSubscription(await subscription.cancel(caller)),
    }),
    resumeSubscription: async ({ caller }) => ({
      status: 200,
      body: toWireSubscription(await subscription.resume(caller)),
    }),
    listTransactions: async ({ caller, query }) => {
      const paged = await subscription.transactions(caller.account.id, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireTransaction) };
    },
    getReceipt: async ({ caller, params }) => {
      const { fullName, email, id } = caller.account;
      const details = await subscription.receipt(id, params.id);
      return { status: 200, body: toWireReceipt(details, productName, { full_name: fullName, email }) };
    },
    getUsage: async ({ caller }) => ({
      status: 200,
      body: (await usage.meters(caller.account.id)).map(toWireMeter),
    }),
    receivePaymentEvent: async ({ rawBody, headers }) => {
      await answering(() => settlement.receiveEvent(rawBody, String(headers['stripe-signature'] ?? '')));
      return { status: 204 };
    },
    getSandboxCheckout: async ({ caller, params }) => ({
      status: 200,
      body: toWireSandboxCheckout(await sandboxCheckout.page(caller.account.id, params.session_id)),
    }),
    finishSandboxCheckout: async ({ caller, params, body }) => {
      const { checkout: one, url } = await sandboxCheckout.act(caller, params.session_id, actionOf(body));
      return { status: 200, body: { status: one.state, url } };
    },
  };
}

/** The contract fills its defaults in, so the fallbacks only speak to the types. */
function actionOf(body: Call<'finishSandboxCheckout'>['body']): SandboxAction {
  const { action, method, delay_seconds: delaySeconds, renewals } = body;
  if (action !== 'pay') return { action };
  return { action, method: method ?? 'card', delaySeconds: delaySeconds ?? 0, renewals: renewals ?? 'paid' };
}
