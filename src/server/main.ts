import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app';
import { BadSetting, type Config, readConfig } from './config';
import { type Database, openDatabase } from './db/connect';
import { DataDirInUse } from './db/dataDirLock';
import { isDatabaseAway } from './db/failures';
import { createJobs } from './db/jobs';
import { systemClock } from './lib/clock';
import { createLog } from './log';
import { createArgon2Hasher } from './providers/argon2/argon2Hasher';
import { createSandboxStore } from './modules/billing/sandboxStore.repository';
import type { Payments } from './modules/billing/payments.port';
import { createHeavyTasks } from './providers/heavy-work/heavyTasks';
import { createHeavyWorkers } from './providers/heavy-work/heavyWorkers';
import { createOutboxTransport } from './providers/outbox/outboxTransport';
import { createSandboxPayments } from './providers/sandbox/sandboxPayments';
import { createStripePayments } from './providers/stripe/stripePayments';
import { createSmtpTransport } from './providers/smtp/smtpTransport';
import { findResources } from './resourcePaths';
import { createServices } from './services';

/** Brings everything up and returns the function that takes it down again. */
async function start(config: Config): Promise<() => Promise<void>> {
  const log = createLog(config.logLevel);
  const resources = findResources(path.dirname(fileURLToPath(import.meta.url)));
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrationsDir: resources.migrations,
    log,
  });
  const jobs = createJobs(database, log);
  // Only what is built has the threads' program; from the source, the tasks are done in this one.
  const workers = resources.heavyWorker === undefined ? undefined : createHeavyWorkers(resources.heavyWorker);
  const heavyTasks = workers ?? createHeavyTasks();
  const services = createServices({
    config,
    database,
    jobs,
    mailTransport: config.smtpUrl ? createSmtpTransport(config.smtpUrl, config.mailFrom) : createOutboxTransport(log),
    payments: createPayments(config, database),
    hasher: createArgon2Hasher(),
    drawing: heavyTasks,
    imageCodec: heavyTasks,
    clock: systemClock,
    log,
  });
  const app = await buildApp({ config, services, resources, log });
  const stop = async () => {
    await app.close();
    await workers?.close();
    await jobs.stop();
    await database.close();
  };
  try {
    await services.library.load();
    await jobs.start({
      'deliver-mail': ({ mailId }) => services.mail.deliver(mailId),
      'settle-billing': () => services.settlement.run(),
      'release-customer': (data) => services.settlement.release(data),
      housekeeping: () => services.housekeeping.run(),
    });
    const address = await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`${config.productName} is ready on ${address}\n`);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function createPayments({ checkout, stripe }: Config, { db }: Database): Payments | undefined {
  if (stripe) return createStripePayments(stripe);
  return checkout === 'sandbox'
    ? createSandboxPayments({ store: createSandboxStore(db), clock: systemClock })
    : undefined;
}

/** What went wrong at the start, in one line where whoever starts the product can put it right. */
function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof BadSetting || error instanceof DataDirInUse) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `PORT ${config?.port} on HOST ${config?.host} is in use. Set another PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${config?.host} is no address of this machine.`;
  if (isDatabaseAway(error)) return 'The database of DATABASE_URL does not answer. Start it, or correct the address.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  const stop = await start(config);
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error, config)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
} catch (error) {
  process.stderr.write(`${explain(error, config)}\n`);
  process.exit(1);
}
