import { confirmSignIn, type UnitOfWork } from '../../db/unitOfWork';
import { notFound } from '../../lib/refusal';
import type { Caller } from '../auth/auth.types';
import type { Plan } from '../plans/plans.service';
import type { Checkout } from './billing.types';
import { billingRefusals } from './billingRefusals';
import { type CheckoutService, ownCheckout, resultPath } from './checkout.service';
import type { CheckoutsRepository } from './checkouts.repository';
import type { BillingTx } from './ledger.service';
import type { Payments, SandboxAction, SandboxPayments } from './payments.port';
import type { SettlementService } from './settlement.service';

interface SandboxDeps {
  checkouts: CheckoutsRepository;
  payments: Payments | SandboxPayments | undefined;
  checkout: CheckoutService;
  settlement: SettlementService;
  unitOfWork: UnitOfWork<BillingTx>;
}

export interface SandboxPage {
  checkout: Checkout;
  plan: Plan;
  isDeclined: boolean;
}

export type SandboxCheckoutService = ReturnType<typeof createSandboxCheckoutService>;

/** The page of a checkout where no money is taken: the person says what a bank would. */
export function createSandboxCheckoutService({ checkouts, payments, checkout, settlement, unitOfWork }: SandboxDeps) {
  async function ownInSandbox(accountId: string, id: string) {
    const found = await ownCheckout(checkouts, accountId, id);
    if (!payments || !('act' in payments) || found.provider !== 'sandbox' || found.providerId === null) {
      throw notFound('checkout');
    }
    return { found, sandbox: payments, providerId: found.providerId };
  }

  return {
    /** Throws `Refusal('not_found')` where the sandbox is off. */
    async page(accountId: string, id: string): Promise<SandboxPage> {
      const { sandbox, providerId } = await ownInSandbox(accountId, id);
      const seen = await sandbox.readCheckout(providerId);
      const { checkout: settled, plan } = await checkout.status(accountId, id);
      return { checkout: { ...settled, dueCents: seen.amountCents }, plan, isDeclined: seen.isDeclined };
    },

    /** Throws `Refusal('checkout_closed')`. Returns the checkout and the page that comes next; null for this one. */
    async act(caller: Caller, id: string, action: SandboxAction): Promise<{ checkout: Checkout; url: string | null }> {
      const { found, sandbox, providerId } = await ownInSandbox(caller.account.id, id);
      await confirmSignIn(unitOfWork, caller);
      if (!(await sandbox.act(providerId, action))) throw billingRefusals.checkoutClosed();
      const settled = (await settlement.settleCheckout(id)) ?? found;
      const stays = action.action === 'decline' ? null : resultPath(id);
      return { checkout: settled, url: action.action === 'abandon' ? '/billing/cancel' : stays };
    },
  };
}
