import type { Config } from './config';
import type { Database, Db } from './db/connect';
import type { Jobs } from './db/jobs';
import type { AllJobs, JobServices } from './jobs';
import { createReach } from './db/reach';
import { createRights, type Requester } from './db/rights';
import { createTeamPlans } from './db/teamPlans';
import { createUnitOfWork } from './db/unitOfWork';
import type { Clock } from './lib/clock';
import type { Log } from './lib/log';
import { createTurns, signInCrowd } from './lib/turns';
import { createAdsRepository } from './modules/ads/ads.repository';
import type { AdDrawing } from './modules/ads/adDrawing.port';
import { createAdFilesService } from './modules/ads/adFiles.service';
import { createAdsService } from './modules/ads/ads.service';
import { createAiRepository } from './modules/ai/ai.repository';
import { createAiService } from './modules/ai/ai.service';
import type { CopyWriter } from './modules/ai/copyWriter.port';
import { createAnalyticsService } from './modules/analytics/analytics.service';
import { createAccountService } from './modules/auth/account.service';
import { createAccountsRepository } from './modules/auth/accounts.repository';
import { createAuthService } from './modules/auth/auth.service';
import { createDevicesRepository } from './modules/auth/devices.repository';
import { createExpiryService } from './modules/auth/expiry.service';
import type { CommonPasswords } from './modules/auth/commonPasswords.port';
import { createPasswordCheck } from './modules/auth/passwordCheck';
import type { PasswordHasher } from './modules/auth/passwordHasher.port';
import { createPasswordResetsRepository } from './modules/auth/passwordResets.repository';
import { createEmailVerificationsRepository } from './modules/auth/emailVerifications.repository';
import { createPasswordsService } from './modules/auth/passwords.service';
import { createSessionsRepository } from './modules/auth/sessions.repository';
import { createSessionsService } from './modules/auth/sessions.service';
import { createSignInLinksRepository } from './modules/auth/signInLinks.repository';
import { createSignInLinksService } from './modules/auth/signInLinks.service';
import { createVerificationService } from './modules/auth/verification.service';
import { createWorkspacesRepository } from './modules/auth/workspaces.repository';
import { createBillingMails } from './modules/billing/billingMails';
import { createCheckoutService } from './modules/billing/checkout.service';
import { createCheckoutsRepository } from './modules/billing/checkouts.repository';
import { createCustomersRepository } from './modules/billing/customers.repository';
import { createLedgerRepository } from './modules/billing/ledger.repository';
import type { Payments, SandboxPayments } from './modules/billing/payments.port';
import { createSettlementService } from './modules/billing/settlement.service';
import { createSubscriptionService } from './modules/billing/subscription.service';
import { createUsageService } from './modules/billing/usage.service';
import { createBulkService } from './modules/campaigns/bulk.service';
import { createBrandKitRepository } from './modules/brand/brandKit.repository';
import { createBrandKitService } from './modules/brand/brandKit.service';
import { createCampaignListRepository } from './modules/campaigns/campaignList.repository';
import { createCampaignBriefsService } from './modules/campaigns/campaignBriefs.service';
import { createCampaignsRepository } from './modules/campaigns/campaigns.repository';
import { createCampaignsService } from './modules/campaigns/campaigns.service';
import { createDaysRepository } from './modules/campaigns/days.repository';
import { createFiguresRepository } from './modules/campaigns/figures.repository';
import { createFiguresService } from './modules/campaigns/figures.service';
import { createMetricsService } from './modules/campaigns/metrics.service';
import { createMoveService } from './modules/campaigns/move.service';
import { createQuotasRepository } from './modules/campaigns/quotas.repository';
import { createSampleCampaignsService } from './modules/campaigns/sampleCampaigns.service';
import type { ImageCodec } from './modules/images/imageCodec.port';
import { createImagesRepository } from './modules/images/images.repository';
import { createImagesService } from './modules/images/images.service';
import { createLimitsRepository } from './modules/limits/limits.repository';
import { createLimitsService } from './modules/limits/limits.service';
import { createLinksRepository } from './modules/links/links.repository';
import { createLinksService } from './modules/links/links.service';
import { createStorageService } from './modules/storage/storage.service';
import { createActivityRepository } from './modules/teams/activity.repository';
import { createActivityService } from './modules/teams/activity.service';
import { createInvitationsService } from './modules/teams/invitations.service';
import { createMembersRepository } from './modules/teams/members.repository';
import { createMembersService } from './modules/teams/members.service';
import { createSeatsService } from './modules/teams/seats.service';
import { createTeamsRepository } from './modules/teams/teams.repository';
import { createTeamsService } from './modules/teams/teams.service';
import { createTransferService } from './modules/teams/transfer.service';
import type { ArtworkDrawing } from './modules/template-library/artworkDrawing.port';
import { libraryEntries } from './modules/template-library/content/library';
import { createLibraryTemplatesRepository } from './modules/template-library/libraryTemplates.repository';
import { createTemplateLibraryService } from './modules/template-library/templateLibrary.service';
import { createTemplatesRepository } from './modules/templates/templates.repository';
import { createAddTemplate, createTemplatesService } from './modules/templates/templates.service';
import type { MailTransport } from './modules/mail/mail.port';
import { createMailService } from './modules/mail/mail.service';
import { createOutboxRepository } from './modules/mail/outbox.repository';
import { createPlansRepository } from './modules/plans/plans.repository';
import { createPlansService } from './modules/plans/plans.service';
import { createHousekeepingService } from './modules/system/housekeeping.service';
import { createSystemRepository } from './modules/system/system.repository';
import { createSystemService } from './modules/system/system.service';

/** What services need of the outside world. */
export interface ServiceDeps {
  config: Pick<
    Config,
    'defaultPlan' | 'demo' | 'productName' | 'publicUrl' | 'rateLimits' | 'sandboxReach' | 'smtpUrl'
  >;
  database: Database;
  jobs: Pick<Jobs<AllJobs, JobServices>, 'in'>;
  mailTransport: MailTransport;
  /** `undefined` where nobody takes payments. */
  payments: Payments | SandboxPayments | undefined;
  hasher: PasswordHasher;
  commonPasswords: CommonPasswords;
  drawing: ArtworkDrawing & AdDrawing;
  imageCodec: ImageCodec;
  copyWriter: CopyWriter;
  clock: Clock;
  log: Log;
}

/** What takes much of the machine: two at once, so that a processor and memory are left for everybody else. */
const heavyWork = {
  atOnce: 2,
  waiting: { inAll: 300, each: 60 },
  longestWaitMs: 60_000,
  sorry: 'The server is very busy right now, so nothing was drawn. Please try again in a few seconds.',
};

export type Services = ReturnType<typeof createServices>;

/** Puts repositories and services together. */
export function createServices(deps: ServiceDeps) {
  const {
    config,
    database,
    jobs,
    mailTransport,
    payments,
    hasher,
    commonPasswords,
    drawing,
    imageCodec,
    copyWriter,
    clock,
    log,
  } = deps;
  const bind = (db: Db) => ({
    accounts: createAccountsRepository(db),
    workspaces: createWorkspacesRepository(db),
    sessions: createSessionsRepository(db),
    devices: createDevicesRepository(db),
    passwordResets: createPasswordResetsRepository(db),
    emailVerifications: createEmailVerificationsRepository(db),
    signInLinks: createSignInLinksRepository(db),
    outbox: createOutboxRepository(db),
    campaigns: createCampaignsRepository(db),
    lists: createCampaignListRepository(db),
    days: createDaysRepository(db),
    quotas: createQuotasRepository(db),
    plans: createPlansRepository(db),
    customers: createCustomersRepository(db),
    checkouts: createCheckoutsRepository(db),
    ledger: createLedgerRepository(db),
    library: createLibraryTemplatesRepository(db),
    templates: createTemplatesRepository(db),
    ads: createAdsRepository(db),
    images: createImagesRepository(db),
    links: createLinksRepository(db),
    brandKits: createBrandKitRepository(db),
    ai: createAiRepository(db),
    teams: createTeamsRepository(db),
    members: createMembersRepository(db),
    activity: createActivityRepository(db),
  });
  const repositories = bind(database.db);
  const { accounts, sessions, devices, outbox } = repositories;
  const plans = createPlansService({
    ...config,
    ...repositories,
    teamPlans: createTeamPlans(database.db),
    clock,
  });
  const reach = createReach(database.db);
  const confirmRight = createRights({
    clock,
    refuseReadOnly: (tx, scope) => plans.refuseReadOnly(scope, createTeamPlans(tx)),
  });
  const unitOfWork = createUnitOfWork(
    database.db,
    (tx) => ({ ...bind(tx), reach: createReach(tx), teamPlans: createTeamPlans(tx), jobs: jobs.in(tx) }),
    confirmRight,
  );
  const limits = createLimitsService({
    limits: createLimitsRepository(database.db),
    clock,
    enabled: config.rateLimits,
  });
  const heavyTurns = createTurns(heavyWork);
  const exportTurns = createTurns({ ...heavyWork, atOnce: 4 });
  const pictureTurns = createTurns({ ...heavyWork, atOnce: 1 });
  const checkPassword = createPasswordCheck(hasher);
  const campaigns = createCampaignsService({ ...repositories, unitOfWork, plans, clock });
  const billingDeps = { ...repositories, unitOfWork, payments, plans, clock, log };
  const settlement = createSettlementService({ ...billingDeps, mails: createBillingMails(config) });
  const library = createTemplateLibraryService({
    library: repositories.library,
    unitOfWork,
    plans,
    addTemplate: createAddTemplate(clock),
    drawing,
    heavyTurns,
    entries: libraryEntries,
  });
  const templates = createTemplatesService({ ...repositories, unitOfWork, clock });
  const ads = createAdsService({ ...repositories, unitOfWork, clock });
  const images = createImagesService({
    ...repositories,
    unitOfWork,
    codec: imageCodec,
    pictureTurns,
    heavyTurns,
    clock,
  });
  const figures = createFiguresService({ figures: createFiguresRepository(database.db) });
  const brandKits = createBrandKitService({ ...repositories, unitOfWork, clock });
  const links = createLinksService({ ...repositories, unitOfWork, clock });
  const ai = createAiService({ ...repositories, unitOfWork, plans, limits, writer: copyWriter, clock });
  const teams = createTeamsService({ ...repositories, ai, unitOfWork, plans, clock });
  const usage = createUsageService({ campaigns, library, ai, teams: repositories.teams, plans });
  const subscription = createSubscriptionService({ ...billingDeps, settlement });
  const mail = createMailService({ outbox, transport: mailTransport, clock, log });
  const expiry = createExpiryService({ ...repositories, unitOfWork, clock });
  const authDeps = {
    accounts,
    sessions,
    devices,
    unitOfWork,
    hasher,
    commonPasswords,
    checkPassword,
    limits,
    clock,
    site: config,
  };
  return {
    reach,
    confirmRight: (by: Requester) => confirmRight(database.db, by),
    plans,
    settlement,
    usage,
    subscription,
    checkout: createCheckoutService({ ...billingDeps, ...config, settlement, usage }),
    mail,
    campaigns,
    briefs: createCampaignBriefsService({ ...repositories, unitOfWork, clock }),
    bulk: createBulkService({ unitOfWork, clock }),
    moves: createMoveService({ plans, unitOfWork, clock }),
    metrics: createMetricsService({ ...repositories, unitOfWork, clock }),
    library,
    templates,
    ads,
    adFiles: createAdFilesService({ ads, images, drawing, library, pictureTurns, heavyTurns }),
    images,
    brandKits,
    links,
    ai,
    teams,
    members: createMembersService({
      unitOfWork,
      plans,
      limits,
      clock,
      site: config,
      canMail: config.smtpUrl !== undefined,
    }),
    transfers: createTransferService({ unitOfWork, plans, clock }),
    invitations: createInvitationsService({ ...repositories, unitOfWork, plans, limits, clock }),
    seats: createSeatsService({ ...repositories, unitOfWork, plans, clock }),
    activity: createActivityService(repositories),
    storage: createStorageService(repositories),
    samples: createSampleCampaignsService({ unitOfWork, clock }),
    auth: createAuthService({
      ...authDeps,
      // A password takes one of the process's four threads for files and the like: two are left for everything else.
      signInTurns: createTurns({ ...signInCrowd, atOnce: 2 }),
      demo: config.demo,
    }),
    account: createAccountService({
      ...authDeps,
      campaigns,
      templates,
      ads,
      images,
      brandKits,
      links,
      ai,
      teams,
      subscription,
      exportTurns,
    }),
    passwords: createPasswordsService(authDeps),
    signInLinks: createSignInLinksService(authDeps),
    verification: createVerificationService(authDeps),
    sessions: createSessionsService({ sessions, unitOfWork, clock }),
    analytics: createAnalyticsService({ figures, clock }),
    system: createSystemService({ system: createSystemRepository(database.db), hasSpace: () => database.hasSpace() }),
    housekeeping: createHousekeepingService({
      ads,
      images,
      expiry,
      limits,
      mail,
      settlement,
      maintainDatabase: (now) => database.maintain(now),
      clock,
      log,
    }),
  };
}
