import type { Db } from '../../db/connect';
import type { Clock } from '../../lib/clock';
import type { Log } from '../../lib/log';
import type { ServerModule } from '../../module';
import { mailJobs } from './mail.jobs';
import type { MailTransport } from './mail.port';
import { createMailService, type MailService } from './mail.service';
import { createOutboxRepository, type OutboxRepository } from './outbox.repository';

interface Given {
  repositories: { outbox: OutboxRepository };
  mailTransport: MailTransport;
  clock: Clock;
  log: Log;
}

export const mailModule = {
  repositories: (db: Db) => ({ outbox: createOutboxRepository(db) }),
  services: ({ repositories, mailTransport: transport, clock, log }: Given) => ({
    mail: createMailService({ ...repositories, transport, clock, log }),
  }),
  handlers: () => ({}),
  jobs: mailJobs,
  housekeeping: ({ mail }: { mail: MailService }) => ({ 'old mails': () => mail.removeOld() }),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
