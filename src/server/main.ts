import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app';
import { type Config, readConfig } from './config';
import type { Database } from './db/connect';
import { openDatabase } from './db/openDatabase';
import { createJobs } from './db/jobs';
import { jobDefinitions } from './jobs';
import { systemClock } from './lib/clock';
import { createLog } from './log';
import { createArgon2Hasher } from './providers/argon2/argon2Hasher';
import { createCopyWriter } from './providers/copyWriters';
import { createSandboxStore } from './modules/billing/sandboxStore.repository';
import type { Payments } from './modules/billing/payments.port';
import { createHeavyTasks } from './providers/heavy-work/heavyTasks';
import { createHeavyWorkers } from './providers/heavy-work/heavyWorkers';
import { createOutboxTransport } from './providers/outbox/outboxTransport';
import { createSandboxPayments } from './providers/sandbox/sandboxPayments';
import { createStripePayments } from './providers/stripe/stripePayments';
import { createSmtpTransport } from './providers/smtp/smtpTransport';
import { createHttpsSender } from './providers/webhook-sender/httpsSender';
import { findResources } from './resourcePaths';
import { createZxcvbnPasswords } from './providers/zxcvbn/zxcvbnPasswords';
import { prepareFirstAnswers } from './firstAnswers';
import { createServices } from './services';
import { explainStartFailure } from './startFailures';

/** What is under way has 15 seconds to end, and the database some to close. */
const longestEndMs = 20_000;

/**
 * Who ends a group of processes, as service managers and terminals do, signals both npm and the server, and npm passes
 * the signal on: what comes so shortly after the first one is the same one.
 */
const sameSignalMs = 2_000;

/** Brings everything up and returns the function that takes it down again. */
async function start(config: Config): Promise<() => Promise<void>> {
  const log = createLog(config.logLevel);
  const resources = findResources(path.dirname(fileURLToPath(import.meta.url)));
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    makeDatabase: resources.makeDatabase,
    onLost: () => endAtOnce(config.dataDir),
    migrationsDir: resources.migrations,
    log,
  });
  const jobs = createJobs({ database, definitions: jobDefinitions, log });
  // Only what is built has the threads' program; from the source, the tasks are done in this one.
  const workers = resources.heavyWorker === undefined ? undefined : createHeavyWorkers(resources.heavyWorker);
  const heavyTasks = workers ?? createHeavyTasks();
  const services = createServices({
    config,
    database,
    jobs,
    mailTransport: config.smtpUrl
      ? createSmtpTransport(config.smtpUrl, config.mailFrom)
      : createOutboxTransport(log, config.mailsInLog),
    payments: createPayments(config, database),
    hasher: createArgon2Hasher(),
    commonPasswords: createZxcvbnPasswords(),
    drawing: heavyTasks,
    imageCodec: heavyTasks,
    judge: heavyTasks,
    copyWriter: await createCopyWriter(config.ai, log),
    webhookSender: createHttpsSender({ reachesLoopback: config.webhooksOnLoopback }),
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
    prepareFirstAnswers(services);
    await jobs.start(services);
    const address = await app.listen({ host: config.host, port: config.port });
    process.stdout.write(`${config.productName} is ready on ${address}\n`);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Two processes that write into one database ruin it: nothing is finished, not even an answer. */
function endAtOnce(dataDir: string): never {
  process.stderr.write(`DATA_DIR ${dataDir} was taken by another process while this one stood still.\n`);
  process.exit(1);
}

function createPayments({ checkout, stripe }: Config, { db }: Database): Payments | undefined {
  if (stripe) return createStripePayments(stripe);
  return checkout === 'sandbox'
    ? createSandboxPayments({ store: createSandboxStore(db), clock: systemClock })
    : undefined;
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  endPolitely(await start(config));
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, config)}\n`);
  process.exit(1);
}

/** Ends when the system asks for it, at once when it asks again. */
function endPolitely(stop: () => Promise<void>): void {
  let askedAt: number | undefined;
  const end = () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > sameSignalMs) process.exit(1);
      return;
    }
    askedAt = performance.now();
    // Whatever is open: who runs the product ends it the hard way after half a minute, which is worse.
    setTimeout(() => process.exit(1), longestEndMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explainStartFailure(error, config)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
