import type { Config } from './config';
import type { ItemKind } from './contract/access';
import type { WireTypes } from './contract/handlers';
import type { Database, Db } from './db/connect';
import type { Jobs } from './db/jobs';
import { createKeyHolders } from './db/keyHolders';
import { createReach, type ItemTable } from './db/reach';
import { createRights, type Requester } from './db/rights';
import { createTeamPlans } from './db/teamPlans';
import { createUnitOfWork, type UnitOfWork } from './db/unitOfWork';
import type { AllJobs, JobServices } from './jobs';
import type { ActionsOf, DeletionsOf } from './lib/activity';
import { type AuditAction, keptInAudit } from './lib/audit';
import type { Clock } from './lib/clock';
import type { Locks } from './lib/locks';
import type { Log } from './lib/log';
import type { WebhookRecorder } from './lib/webhookEvents';
import { createTurns, heavyWork, type Turns } from './lib/turns';
import { type HousekeepingSteps, type ServicesOf, together } from './module';
import { type Module, modules } from './modules';
import type { AdDrawing } from './modules/ads/adDrawing.port';
import type { ReportDrawing } from './modules/analytics/reportDrawing.port';
import type { CopyWriter } from './modules/ai/copyWriter.port';
import type { CommonPasswords } from './modules/auth/commonPasswords.port';
import type { PasswordHasher } from './modules/auth/passwordHasher.port';
import type { Payments, SandboxPayments } from './modules/billing/payments.port';
import type { ImageCodec } from './modules/images/imageCodec.port';
import type { CampaignJudge } from './modules/insights/campaignJudge.port';
import type { MailTransport } from './modules/mail/mail.port';
import { keepingAudit } from './modules/audit/keepingAudit';
import type { PreflightDrawing } from './modules/preflight/preflightDrawing.port';
import { createHousekeepingService } from './modules/system/housekeeping.service';
import type { ArtworkDrawing } from './modules/template-library/artworkDrawing.port';
import { tellingWebhooks } from './modules/webhooks/webhookActions';
import { createWebhookRecorder } from './modules/webhooks/webhookRecorder';
import type { WebhookSender } from './modules/webhooks/webhookSender.port';

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
  drawing: ArtworkDrawing & AdDrawing & ReportDrawing & PreflightDrawing;
  imageCodec: ImageCodec;
  judge: CampaignJudge;
  copyWriter: CopyWriter;
  webhookSender: WebhookSender;
  clock: Clock;
  log: Log;
}

const itemKinds: Record<ItemKind, ItemTable> = together(modules.map((module) => module.itemKinds));

type InActivity = WireTypes['TeamActivityAction'];
type Audited = WireTypes['AuditAction'];
type Kept<Table> = AuditAction | DeletionsOf<Table>;

/**
 * No table at all, which does not compile, if modules leave out an action of the contract, or it one that is audited.
 */
type Complete<Table> = [InActivity, Audited, Kept<Table>] extends [ActionsOf<Table>, Kept<Table>, Audited]
  ? Table
  : never;

const activityOfModules = together(modules.map(({ activity }) => activity));
const everyActivity: Complete<typeof activityOfModules> = activityOfModules;

const keptActions: ReadonlySet<string> = new Set(Object.values(keptInAudit(everyActivity)).flat());

const repositoriesIn = (db: Db) => ({
  ...together<ReturnType<Module['repositories']>>(modules.map(({ repositories }) => repositories(db, everyActivity))),
  reach: createReach(db, itemKinds),
  teamPlans: createTeamPlans(db),
  keyHolders: createKeyHolders(db),
});

type Repositories = ReturnType<typeof repositoriesIn>;
type Transaction = Repositories & { jobs: ReturnType<ServiceDeps['jobs']['in']>; webhookEvents: WebhookRecorder };

/** What is done in a transaction is told to webhooks in it, and kept in the audit log. */
function transactionIn(tx: Db, { jobs: queue }: Pick<ServiceDeps, 'jobs'>): Transaction {
  const repositories = repositoriesIn(tx);
  const jobs = queue.in(tx);
  const webhookEvents = createWebhookRecorder({ ...repositories, jobs });
  const activity = keepingAudit(tellingWebhooks(repositories.activity, webhookEvents), repositories.audit, keptActions);
  return { ...repositories, activity, jobs, webhookEvents };
}

/** What the services of every module are given. */
interface GivenToModules extends ServiceDeps {
  repositories: Repositories;
  unitOfWork: UnitOfWork<Transaction & { locks: Locks }>;
  /** Turns for work that takes a processor for long. */
  heavyTurns: Turns;
  /** Turns for work that also takes much memory. */
  pictureTurns: Turns;
}

type ModuleServices = ServicesOf<typeof modules, GivenToModules>;

export type Services = ReturnType<typeof createServices>;

/** Puts the services of all modules together. */
export function createServices(deps: ServiceDeps) {
  const { database, clock, log } = deps;
  const repositories = repositoriesIn(database.db);
  const confirmRight = createRights({
    clock,
    refuseReadOnly: (tx, scope) => services.plans.refuseReadOnly(scope, createTeamPlans(tx)),
  });
  const unitOfWork = createUnitOfWork(database.db, (tx) => transactionIn(tx, deps), confirmRight);
  const services = createModuleServices({
    ...deps,
    repositories,
    unitOfWork,
    heavyTurns: createTurns(heavyWork),
    pictureTurns: createTurns({ ...heavyWork, atOnce: 1 }),
  });
  const steps = {
    'backup and vacuum': () => database.maintain(clock.now()),
    ...together<HousekeepingSteps>(modules.map(({ housekeeping }) => housekeeping(services))),
  };
  return {
    ...services,
    reach: repositories.reach,
    confirmRight: (by: Requester) => confirmRight(database.db, by),
    housekeeping: createHousekeepingService({ steps, log }),
  };
}

function createModuleServices(given: GivenToModules): ModuleServices {
  let made = {};
  for (const { services } of modules) {
    // The type of the result says whether each module was given what it needs.
    made = { ...made, ...services({ ...given, ...made } as never) };
  }
  return made as ModuleServices;
}
