import { setInterval as everyInterval, setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { JobDefinition, JobDefinitions, JobSender } from '../lib/jobs';
import type { Log } from '../lib/log';
import type { Database, Db } from './connect';
import { isDiskFull } from './failures';

/** Which queues have a job to be done. */
const dueQueues = `select distinct name from pgboss.job where state < 'active' and start_after < now()`;

const lookEveryMs = 1_000;

/** Workers are woken when there is something to do. This is how often they look without being woken. */
const idlePollSeconds = 60;

const hourSeconds = 3_600;

/** What was missed at night is made up for when the first pages have been served. */
const catchUpSeconds = 30;

/** The answer to statements that the library does not wait for. */
const never = new Promise<never>(() => undefined);

/** Whether a statement says how jobs ended: no other one has a list, that of their ids. */
const endsJobs = (values: unknown[] | undefined): boolean => Array.isArray(values?.[1]);

/** The job queue, which lives in the database: jobs survive restarts, and each is done by one process. */
export interface Jobs<Data, Services> {
  /** Binds sending to a transaction. */
  in(tx: Db): JobSender<Data>;
  /** Makes the queues where they are missing, and brings their settings up to date. */
  install(): Promise<void>;
  /** Installs, and begins to work off jobs, those that are due by themselves included. */
  start(services: Services): Promise<void>;
  /** Lets running jobs end, then stops. */
  stop(): Promise<void>;
}

interface JobsDeps<Data, Services> {
  database: Pick<Database, 'run' | 'setUp'>;
  definitions: JobDefinitions<Data, Services>;
  log: Log;
  /** The first pause before a failed job is tried again, in seconds. */
  retryDelay?: number;
  retryEveryMs?: number;
}

/** Makes the job queue of a database. Jobs can be sent once it is installed there. */
export function createJobs<Data, Services>({
  database,
  definitions,
  log,
  retryDelay = 10,
  retryEveryMs = 1_000,
}: JobsDeps<Data, Services>): Jobs<Data, Services> {
  const all = Object.entries(definitions) as [string, Definition<Services>][];
  let isStopped = false;
  const reportFailure = (error: unknown) => {
    // This runs every second, and the log says once that nothing can be stored.
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

  /** Stops the look for work every second. */
  let lookout = new AbortController();
  const workers = new Map<string, string[]>();

  /** One statement for all workers, however many there are: with the embedded database each one is everybody's time. */
  const wakeDueWorkers = async () => {
    if (isStopped) return;
    const { rows } = await database.run(dueQueues);
    for (const { name } of rows) for (const id of workers.get(String(name)) ?? []) boss.notifyWorker(id);
  };

  const workOff = async (name: string, definition: Definition<Services>, services: Services) => {
    const ids: string[] = [];
    for (let worker = 0; worker < definition.atOnce; worker++) {
      const options = { pollingIntervalSeconds: idlePollSeconds, batchSize: 1 };
      const id = await boss.work(name, options, async (jobs) => {
        try {
          for (const job of jobs) await definition.work(services, job.data);
        } finally {
          // Looks at once for the next job, and for jobs that this one has queued.
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
      for (const [name, definition] of all) {
        const queue = { name, retryDelay, ...definition.tries };
        await boss.createQueue(name, queue);
        await boss.updateQueue(name, queue);
      }
    });

  return {
    in: (tx) => ({
      send: async (name, data, { priority = 0, startAfter = 0 } = {}) => {
        await boss.send(name, data as object, {
          priority,
          startAfter,
          db: { executeSql: (text, values) => runIn(tx, text, values) },
        });
      },
    }),
    install,
    start: async (services) => {
      await install();
      for (const [name, definition] of all) await workOff(name, definition, services);
      lookout = new AbortController();
      void lookForWork(lookout.signal);
      for (const [name, { cron, afterStart }] of all) {
        if (cron !== undefined) await boss.schedule(name, cron, {});
        // Once an hour is enough, however often the product is started.
        if (afterStart) await boss.send(name, {}, { singletonSeconds: hourSeconds, startAfter: catchUpSeconds });
      }
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

/** A job kind with any data. */
type Definition<Services> = JobDefinition<unknown, Services>;
