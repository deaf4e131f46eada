import { newId } from '../lib/ids';
import { silentLog } from '../testing/silentLog';
import { openTestDatabase } from '../testing/testDatabase';
import { waitUntil } from '../testing/waitUntil';
import { type JobServices, jobDefinitions } from '../jobs';
import { createJobs } from './jobs';

/** Services that do nothing but what is said. */
const servicesWith = (deliver: () => Promise<void>): JobServices => {
  const idle = () => Promise.resolve();
  return {
    mail: { deliver },
    auth: { recordFailure: idle },
    newDevice: { mail: idle },
    passwords: { mailResetLink: idle },
    signInLinks: { mailLink: idle },
    seats: { run: idle },
    settlement: { run: idle, release: idle },
    proofNews: { mail: idle },
    approvers: { mailCode: idle },
    emailSummaries: { startDue: idle, send: idle },
    webhookDelivery: { deliver: idle, wakeOverdue: idle },
    housekeeping: { run: idle },
  };
};

/** A moment that a test waits for, and lets come. */
function aMoment() {
  let comes = () => {};
  const came = new Promise<void>((resolve) => {
    comes = resolve;
  });
  return { came, comes };
}

it('goes from one job to the next without a pause', async () => {
  const database = await openTestDatabase();
  const jobs = createJobs({ database, definitions: jobDefinitions, log: silentLog });
  await jobs.install();
  const count = 60;
  await database.db.transaction(async (tx) => {
    for (let job = 0; job < count; job++) await jobs.in(tx).send('deliver-mail', { mailId: newId() });
  });
  let delivered = 0;
  await jobs.start(servicesWith(() => Promise.resolve(void (delivered += 1))));
  await waitUntil(() => delivered === count);
  await jobs.stop();
  await database.close();
});

it('ends once the job that runs is done', async () => {
  const database = await openTestDatabase();
  const jobs = createJobs({ database, definitions: jobDefinitions, log: silentLog });
  const begun = aMoment();
  const allowed = aMoment();
  const events: string[] = [];
  await jobs.start(
    servicesWith(async () => {
      begun.comes();
      await allowed.came;
      events.push('job ended');
    }),
  );
  await database.db.transaction((tx) => jobs.in(tx).send('deliver-mail', { mailId: newId() }));
  await begun.came;
  const stopped = jobs.stop().then(() => events.push('stopped'));
  for (let round = 0; round < 20; round++) await database.run('select 1');
  expect(events).toEqual([]);
  allowed.comes();
  await stopped;
  expect(events).toEqual(['job ended', 'stopped']);
  await database.close();
});

it.each(['completed', 'retry'])('keeps how a job ended until the database takes it: %s', async (state) => {
  const database = await openTestDatabase();
  let refusals = 3;
  const run: typeof database.run = (text, values) => {
    const isEnd = Array.isArray(values?.[1]);
    if (!isEnd || refusals === 0) return database.run(text, values);
    refusals -= 1;
    return Promise.reject(
      Object.assign(new Error('cannot execute SELECT in a read-only transaction'), { code: '25006' }),
    );
  };
  const jobs = createJobs({
    database: { ...database, run },
    definitions: jobDefinitions,
    log: silentLog,
    retryDelay: 100,
    retryEveryMs: 1,
  });
  const work = () => (state === 'completed' ? Promise.resolve() : Promise.reject(new Error('The server is away.')));
  await jobs.start(servicesWith(work));
  await database.db.transaction((tx) => jobs.in(tx).send('deliver-mail', { mailId: newId() }));
  const states = async () => (await database.run(`select state from pgboss.job where name = 'deliver-mail'`)).rows;
  await waitUntil(async () => (await states()).every((row) => row.state === state));
  expect(refusals).toBe(0);
  await jobs.stop();
  await database.close();
});
