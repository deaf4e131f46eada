import { setInterval as everyInterval, setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { JobData, JobName, JobSender } from '../lib/jobs';
import type { Log } from '../lib/log';
import type { Database, Db } from './connect';
import { isDiskFull } from './failures';

/** Failed jobs are repeated after `retryDelay` seconds, then after twice as long each time, for some hours. */
const queuesWith = (retryDelay: number): Record<JobName, Omit<PgBoss.Queue, 'name'>> => ({
  'deliver-mail': { retryLimit: 10, retryDelay, retryBackoff: true, expireInSeconds: 300, retentionDays: 7 },
  'deliver-urgent-mail': { retryLimit: 10, retryDelay, retryBackoff: true, expireInSeconds: 300, retentionDays: 7 },
  'mail-reset-link': { retryLimit: 5, retryDelay, retryBackoff: true, expireInSeconds: 300, retentionDays: 1 },
  'mail-sign-in-link': { retryLimit: 5, retryDelay, retryBackoff: true, expireInSeconds: 300, retentionDays: 1 },
  'settle-billing': { policy: 'singleton', retryLimit: 0, expireInSeconds: 600, retentionDays: 1 },
  // What is not ended at the provider goes on costing somebody who has left, so this is tried for days.
  'release-customer': { retryLimit: 20, retryDelay, retryBackoff: true, expireInSeconds: 300, retentionDays: 30 },
  housekeeping: { policy: 'singleton', retryLimit: 2, retryDelay: 60, expireInSeconds: 600, retentionDays: 1 },
});

/** How many jobs of a name a process does at once, so that slow mail servers keep no other mail waiting. */
const workersOf: Record<JobName, number> = {
  'deliver-urgent-mail': 2,
  'deliver-mail': 4,
  'mail-reset-link': 1,
  'mail-sign-in-link': 1,
  housekeeping: 1,
  'settle-billing': 1,
  'release-customer': 1,
};

/** Which queues have a job to be done. */
const dueQueues = `select distinct name from pgboss.job where state < 'active' and start_after < now()`;

const lookEveryMs = 1_000;

/** Workers are woken when there is something to do. This is how often they look without being woken. */
const idlePollSeconds = 60;

const hourSeconds = 3_600;

/** What was missed at night is made up for when the first pages have been served. */
const catchUpSeconds = 30;

/** The answer to what nobody waits for. */
const never = new Promise<never>(() => undefined);

/** Whether a statement says how jobs ended: no other one has a list, that of their ids. */
const endsJobs = (values: unknown[] | undefined): boolean => Array.isArray(values?.[1]);

type Handlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

/** The job queue, which lives in the database: jobs survive restarts, and each is done by one process. */
export interface Jobs {
  /** Binds sending to a transaction. */
  in(tx: Db): JobSender;
  /** Makes the queues where they are missing, and brings their settings up to date. */
  install(): Promise<void>;
  /** Installs, and begins to work off jobs. Billing is settled every minute, housekeeping runs every night, and soon after a start. */
  start(handlers: Handlers): Promise<void>;
  /** Lets running jobs end, then stops. */
  stop(): Promise<void>;
}

/** Makes the job queue of a database. Jobs can be sent once it is installed there. */
export function createJobs(database: Database, log: Log, { retryDelay = 10, retryEveryMs = 1_000 } = {}): Jobs {
  let isStopped = false;
  const reportFailure = (error: unknown) => {
    // Every second; that nothing is stored was said once already.
    if (!isDiskFull(error)) log.error({ err: error }, 'The job queue failed.');
  };

  /**
   * The library waits for no statement that ends a job: should one fail, as on a disk that has just become full, the
   * whole process would end of it. It is tried until the database takes it, so a mail that was sent is not sent again.
   */
  const run = async (text: string, values?: unknown[]): ReturnType<Database['run']> => {
    // What the library looks after by itself may still be under way when it is stopped: it waits until the process ends.
    while (!isStopped) {
      try {
        return await database.run(text, values);
      } catch (error) {
        if (!endsJobs(values)) throw error;
        reportFailure(error);
        await pause(retryEveryMs, undefined, { ref: false });
      }
    }
    return never;
  };

  const boss = new PgBoss({
    db: { executeSql: run },
    maintenanceIntervalSeconds: 300,
    archiveCompletedAfterSeconds: hourSeconds,
    deleteAfterDays: 7,
  });
  boss.on('error', reportFailure);

  /** Ends the look that is taken every second. */
  let lookout = new AbortController();
  const workers = new Map<string, string[]>();

  /** One statement for all workers, however many there are: with the embedded database each one is everybody's time. */
  const wakeDueWorkers = async () => {
    if (isStopped) return;
    const { rows } = await database.run(dueQueues);
    for (const { name } of rows) for (const id of workers.get(String(name)) ?? []) boss.notifyWorker(id);
  };

  const workOff = async <N extends JobName>(name: N, handle: Handlers[N]) => {
    const ids: string[] = [];
    for (let worker = 0; worker < workersOf[name]; worker++) {
      const options = { pollingIntervalSeconds: idlePollSeconds, batchSize: 1 };
      const id = await boss.work<JobData[N]>(name, options, async (jobs) => {
        try {
          for (const job of jobs) await handle(job.data);
        } finally {
          // The next one is not kept waiting, nor what this one may have given cause for.
          wakeDueWorkers().catch(reportFailure);
        }
      });
      ids.push(id);
    }
    workers.set(name, ids);
  };

  const lookForWork = async (signal: AbortSignal) => {
    try {
      for await (const _ of everyInterval(lookEveryMs, undefined, { signal }))
        await wakeDueWorkers().catch(reportFailure);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  // Making a queue makes a table, and two processes that do so at once can block each other.
  const install = () =>
    database.setUp(async () => {
      isStopped = false;
      await boss.start();
      for (const [name, options] of Object.entries(queuesWith(retryDelay))) {
        await boss.createQueue(name, { name, ...options });
        await boss.updateQueue(name, { name, ...options });
      }
    });

  return {
    in: (tx) => ({
      send: async (name, data, { priority } = { priority: 0 }) => {
        await boss.send(name, data, { priority, db: { executeSql: (text, values) => runIn(tx, text, values) } });
      },
    }),
    install,
    start: async (handlers) => {
      await install();
      await workOff('deliver-urgent-mail', handlers['deliver-urgent-mail']);
      await workOff('deliver-mail', handlers['deliver-mail']);
      await workOff('mail-reset-link', handlers['mail-reset-link']);
      await workOff('mail-sign-in-link', handlers['mail-sign-in-link']);
      await workOff('housekeeping', handlers.housekeeping);
      await workOff('settle-billing', handlers['settle-billing']);
      await workOff('release-customer', handlers['release-customer']);
      lookout = new AbortController();
      void lookForWork(lookout.signal);
      await boss.schedule('settle-billing', '* * * * *', {});
      await boss.schedule('housekeeping', '17 3 * * *', {});
      // A laptop sleeps at night. Once an hour is enough, however often the product is started.
      await boss.send('housekeeping', {}, { singletonSeconds: hourSeconds, startAfter: catchUpSeconds });
    },
    stop: async () => {
      lookout.abort();
      await boss.stop({ graceful: true, timeout: 10_000, close: false });
      isStopped = true;
    },
  };
}

/** Runs SQL text as part of a transaction. */
async function runIn(tx: Db, text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
  const statement = tx._.session.prepareQuery({ sql: text, params: values }, undefined, undefined, false);
  return (await statement.execute()) as { rows: Record<string, unknown>[] };
}
