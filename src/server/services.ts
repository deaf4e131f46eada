import type { Config } from './config';
import type { Database, Db } from './db/connect';
import type { Jobs } from './db/jobs';
import { createUnitOfWork } from './db/unitOfWork';
import type { Clock } from './lib/clock';
import type { Log } from './lib/log';
import { createAnalyticsService } from './modules/analytics/analytics.service';
import { createOverviewRepository } from './modules/analytics/overview.repository';
import { createAccountService } from './modules/auth/account.service';
import { createAccountsRepository } from './modules/auth/accounts.repository';
import { createAuthService } from './modules/auth/auth.service';
import { createExpiryService } from './modules/auth/expiry.service';
import { createPasswordCheck } from './modules/auth/passwordCheck';
import type { PasswordHasher } from './modules/auth/passwordHasher.port';
import { createPasswordResetsRepository } from './modules/auth/passwordResets.repository';
import { createPasswordsService } from './modules/auth/passwords.service';
import { createSessionsRepository } from './modules/auth/sessions.repository';
import { createSessionsService } from './modules/auth/sessions.service';
import { createBulkService } from './modules/campaigns/bulk.service';
import { createCampaignListRepository } from './modules/campaigns/campaignList.repository';
import { createCampaignsRepository } from './modules/campaigns/campaigns.repository';
import { createCampaignsService } from './modules/campaigns/campaigns.service';
import { createDaysRepository } from './modules/campaigns/days.repository';
import { createMetricsService } from './modules/campaigns/metrics.service';
import { createQuotasRepository } from './modules/campaigns/quotas.repository';
import { createSampleCampaignsService } from './modules/campaigns/sampleCampaigns.service';
import { createLimitsRepository } from './modules/limits/limits.repository';
import { createLimitsService } from './modules/limits/limits.service';
import type { MailTransport } from './modules/mail/mail.port';
import { createMailService } from './modules/mail/mail.service';
import { createOutboxRepository } from './modules/mail/outbox.repository';
import { createPlansService } from './modules/plans/plans.service';
import { createHousekeepingService } from './modules/system/housekeeping.service';
import { createSystemRepository } from './modules/system/system.repository';
import { createSystemService } from './modules/system/system.service';

/** What services need of the outside world. */
export interface ServiceDeps {
  config: Pick<Config, 'defaultPlan' | 'demo' | 'productName' | 'publicUrl' | 'rateLimits'>;
  database: Database;
  jobs: Pick<Jobs, 'in'>;
  mailTransport: MailTransport;
  hasher: PasswordHasher;
  clock: Clock;
  log: Log;
}

export type Services = ReturnType<typeof createServices>;

/** Puts repositories and services together. */
export function createServices({ config, database, jobs, mailTransport, hasher, clock, log }: ServiceDeps) {
  const bind = (db: Db) => ({
    accounts: createAccountsRepository(db),
    sessions: createSessionsRepository(db),
    passwordResets: createPasswordResetsRepository(db),
    outbox: createOutboxRepository(db),
    campaigns: createCampaignsRepository(db),
    lists: createCampaignListRepository(db),
    days: createDaysRepository(db),
    quotas: createQuotasRepository(db),
  });
  const { accounts, sessions, passwordResets, outbox, ...repositories } = bind(database.db);
  const unitOfWork = createUnitOfWork(database.db, (tx) => ({ ...bind(tx), jobs: jobs.in(tx) }));

  const plans = createPlansService(config);
  const limits = createLimitsService({
    limits: createLimitsRepository(database.db),
    clock,
    enabled: config.rateLimits,
  });
  const checkPassword = createPasswordCheck(hasher);
  const campaigns = createCampaignsService({ ...repositories, unitOfWork, plans, clock });
  const mail = createMailService({ outbox, transport: mailTransport, clock, log });
  const expiry = createExpiryService({ accounts, sessions, passwordResets, clock });
  const authDeps = { accounts, sessions, unitOfWork, hasher, checkPassword, limits, clock };
  return {
    plans,
    mail,
    campaigns,
    bulk: createBulkService({ unitOfWork, clock }),
    metrics: createMetricsService({ ...repositories, unitOfWork, clock }),
    samples: createSampleCampaignsService({ unitOfWork, clock }),
    auth: createAuthService({ ...authDeps, demo: config.demo }),
    account: createAccountService({ ...authDeps, campaigns }),
    passwords: createPasswordsService({ ...authDeps, publicUrl: config.publicUrl, productName: config.productName }),
    sessions: createSessionsService({ sessions, clock }),
    analytics: createAnalyticsService({ overview: createOverviewRepository(database.db), clock }),
    system: createSystemService({ system: createSystemRepository(database.db) }),
    housekeeping: createHousekeepingService({ expiry, limits, mail }),
  };
}
