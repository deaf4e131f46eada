import { readConfig } from '../src/server/config';
import { openDatabase } from '../src/server/db/connect';
import { createJobs } from '../src/server/db/jobs';
import { systemClock } from '../src/server/lib/clock';
import { createLog } from '../src/server/log';
import { createArgon2Hasher } from '../src/server/providers/argon2/argon2Hasher';
import { createHeavyTasks } from '../src/server/providers/heavy-work/heavyTasks';
import { createOutboxTransport } from '../src/server/providers/outbox/outboxTransport';
import { findResources } from '../src/server/resourcePaths';
import { createServices } from '../src/server/services';

const config = { ...readConfig(process.env), demo: true, rateLimits: false };
const log = createLog('warn');

const database = await openDatabase({ ...config, migrationsDir: findResources('src/server').migrations, log });
const heavyTasks = createHeavyTasks();
const services = createServices({
  config,
  database,
  jobs: createJobs(database, log),
  payments: undefined,
  mailTransport: createOutboxTransport(log),
  hasher: createArgon2Hasher(),
  drawing: heavyTasks,
  imageCodec: heavyTasks,
  clock: systemClock,
  log,
});
const { account, token } = await services.auth.startDemo({ address: '127.0.0.1', userAgent: 'db:seed' });
await database.close();
console.log(
  `${account.fullName} <${account.email}> has sample data. Token, valid for 30 days of not being used:\n${token}`,
);
