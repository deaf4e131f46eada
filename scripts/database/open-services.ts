import type { Database } from '../../src/server/db/connect';
import { readConfig } from '../../src/server/config';
import { createJobs } from '../../src/server/db/jobs';
import { jobDefinitions } from '../../src/server/jobs';
import { systemClock } from '../../src/server/lib/clock';
import { createLog } from '../../src/server/log';
import { createArgon2Hasher } from '../../src/server/providers/argon2/argon2Hasher';
import { createBuiltinWriter } from '../../src/server/providers/builtin-writer/builtinWriter';
import { createHeavyTasks } from '../../src/server/providers/heavy-work/heavyTasks';
import { createOutboxTransport } from '../../src/server/providers/outbox/outboxTransport';
import { createHttpsSender } from '../../src/server/providers/webhook-sender/httpsSender';
import { createZxcvbnPasswords } from '../../src/server/providers/zxcvbn/zxcvbnPasswords';
import { createServices, type Services } from '../../src/server/services';
import { openConfigured } from './open-database';

/** Opens the database that the settings name, with the product's services over it. Nothing is limited, and no job runs. */
export async function openServices(): Promise<{ database: Database; services: Services }> {
  const config = { ...readConfig(process.env), demo: true, rateLimits: false };
  const log = createLog('warn');
  const database = await openConfigured(config, log);
  const heavyTasks = createHeavyTasks();
  const services = createServices({
    config,
    database,
    jobs: createJobs({ database, definitions: jobDefinitions, log }),
    payments: undefined,
    mailTransport: createOutboxTransport(log, config.mailsInLog),
    hasher: createArgon2Hasher(),
    commonPasswords: createZxcvbnPasswords(),
    drawing: heavyTasks,
    imageCodec: heavyTasks,
    judge: heavyTasks,
    copyWriter: createBuiltinWriter(),
    webhookSender: createHttpsSender({ reachesLoopback: config.webhooksOnLoopback }),
    clock: systemClock,
    log,
  });
  return { database, services };
}
