import { byNobody, type UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import type { Plan, PlansService } from '../plans/plans.service';
import type { BillingMails } from './billingMails';
import { billingRefusals } from './billingRefusals';
import type { CustomersRepository } from './customers.repository';
import { type BillingTx, enterSubscription, type LedgerEntry } from './ledger.service';
import type { Payments, ProviderSubscription } from './payments.port';

export interface EnteringDeps {
  customers: CustomersRepository;
  unitOfWork: UnitOfWork<BillingTx>;
  plans: PlansService;
  mails: BillingMails;
  clock: Clock;
}

export type Entering = ReturnType<typeof createEntering>;

/** Enters into an account's ledger, one process after the other. Throws `Refusal('busy')` if others are always faster. */
export function createEntering({ customers, unitOfWork, plans, mails, clock }: EnteringDeps) {
  /** Reads a subscription and enters what is new, and what `more` adds; again if another process was faster. */
  async function sync(
    payments: Payments,
    accountId: string,
    subscriptionId: string,
    more: (entry: LedgerEntry, seen: ProviderSubscription) => Promise<void> = () => Promise.resolve(),
  ): Promise<ProviderSubscription> {
    const all = await plans.list();
    for (let attempt = 0; attempt < 10; attempt++) {
      const customer = await customers.find(accountId, payments.provider);
      const seen = await payments.readSubscription(subscriptionId);
      const isDone = await inTurn(payments, accountId, customer?.syncCount, all, async (entry) => {
        await enterSubscription(entry, seen);
        await more(entry, seen);
      });
      if (isDone) return seen;
    }
    throw billingRefusals.busy();
  }

  /** Runs work in a transaction, unless another process has written for the customer since `syncCount` was read. */
  function inTurn(
    payments: Payments,
    accountId: string,
    syncCount: number | undefined,
    all: Plan[],
    work: (entry: LedgerEntry) => Promise<void>,
  ): Promise<boolean> {
    return unitOfWork(byNobody, async (tx) => {
      if (syncCount === undefined) return false;
      await tx.locks.account(accountId);
      if (!(await tx.customers.takeTurn(accountId, payments.provider, syncCount))) return false;
      const payer = await tx.accounts.find(accountId);
      if (!payer) return false;
      await work({ tx, payer, plans: all, mails, provider: payments.provider, now: clock.now() });
      return true;
    });
  }

  /** Enters something without asking the provider. */
  async function enter(
    payments: Payments,
    accountId: string,
    work: (entry: LedgerEntry) => Promise<void>,
  ): Promise<void> {
    const all = await plans.list();
    for (let attempt = 0; attempt < 10; attempt++) {
      const customer = await customers.find(accountId, payments.provider);
      if (await inTurn(payments, accountId, customer?.syncCount, all, work)) return;
    }
    throw billingRefusals.busy();
  }

  return { sync, enter };
}
