import { toWireTransaction } from '../../contract/wire/billing';
import type { Db } from '../../db/connect';
import type { Log } from '../../lib/log';
import { allOfThem } from '../../lib/page';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import type { AiService } from '../ai/ai.service';
import type { CampaignsService } from '../campaigns/campaigns.service';
import type { PlansService, SandboxReach } from '../plans/plans.service';
import type { TemplateLibraryService } from '../template-library/templateLibrary.service';
import type { Site } from '../mail/mail.types';
import { createBillingHandlers } from './billing.handlers';
import { billingJobs } from './billing.jobs';
import { createBillingMails } from './billingMails';
import { createCheckoutService } from './checkout.service';
import { type CheckoutsRepository, createCheckoutsRepository } from './checkouts.repository';
import { createCustomersRepository, type CustomersRepository } from './customers.repository';
import { createLedgerRepository, type LedgerRepository } from './ledger.repository';
import type { BillingTx } from './ledger.service';
import type { Payments, SandboxPayments } from './payments.port';
import { createSandboxCheckoutService } from './sandboxCheckout.service';
import { createSettlementService, type SettlementService } from './settlement.service';
import { createSubscriptionService, type SubscriptionService } from './subscription.service';
import { type Crowds, createUsageService } from './usage.service';

interface Repositories {
  customers: CustomersRepository;
  checkouts: CheckoutsRepository;
  ledger: LedgerRepository;
}

interface Others {
  config: Site & { sandboxReach: SandboxReach };
  payments: Payments | SandboxPayments | undefined;
  log: Log;
  plans: PlansService;
  campaigns: CampaignsService;
  library: TemplateLibraryService;
  ai: AiService;
}

export const billingModule = {
  repositories: (db: Db): Repositories => ({
    customers: createCustomersRepository(db),
    checkouts: createCheckoutsRepository(db),
    ledger: createLedgerRepository(db),
  }),
  services: (given: Given<Repositories & { teams: Crowds }, BillingTx> & Others) => {
    const { repositories, config, campaigns, library, ai, plans, ...others } = given;
    const deps = { ...repositories, ...others, plans };
    const settlement = createSettlementService({ ...deps, mails: createBillingMails(config) });
    const usage = createUsageService({ campaigns, library, ai, teams: repositories.teams, plans });
    const checkout = createCheckoutService({ ...deps, ...config, settlement, usage });
    return {
      settlement,
      usage,
      subscription: createSubscriptionService({ ...deps, settlement }),
      checkout,
      sandboxCheckout: createSandboxCheckoutService({ ...deps, checkout, settlement }),
    };
  },
  handlers: createBillingHandlers,
  jobs: billingJobs,
  housekeeping: ({ settlement }: { settlement: SettlementService }) => ({
    'payment events': () => settlement.forgetOldEvents(),
  }),
  accountExport: async ({ subscription }: { subscription: SubscriptionService }, { actorId }: Scope) => ({
    transactions: (await subscription.transactions(actorId, allOfThem)).items.map(toWireTransaction),
  }),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
