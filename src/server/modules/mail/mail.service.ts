import type { Clock } from '../../lib/clock';
import { newId } from '../../lib/ids';
import type { JobSender } from '../../lib/jobs';
import type { Log } from '../../lib/log';
import type { MailTransport } from './mail.port';
import type { NewMail } from './mail.types';
import type { OutboxRepository } from './outbox.repository';

export type { OutboxRepository };

/** Longer than any mail server is waited for, shorter than a job may take. */
const claimMs = 120_000;

const retentionMs = 30 * 24 * 3_600_000;

/** Puts a mail into the outbox, as part of the transaction that gives cause for it. */
export async function queueMail(
  { outbox, jobs }: { outbox: OutboxRepository; jobs: JobSender },
  mail: NewMail,
  now: Date,
): Promise<void> {
  const id = newId();
  await outbox.insert(id, mail, now);
  await jobs.send('deliver-mail', { mailId: id });
}

interface MailDeps {
  outbox: OutboxRepository;
  transport: MailTransport;
  clock: Clock;
  log: Log;
}

export type MailService = ReturnType<typeof createMailService>;

export function createMailService({ outbox, transport, clock, log }: MailDeps) {
  return {
    /**
     * Delivers a mail of the outbox unless that is done already. Throws if the mail server does not take it, so that
     * the job is repeated.
     */
    async deliver(mailId: string): Promise<void> {
      const now = clock.now();
      const mail = await outbox.claim(mailId, now, new Date(now.getTime() + claimMs));
      if (!mail) return;
      const outcome = await transport.deliver(mail).catch(async (error: unknown) => {
        await outbox.release(mailId, error instanceof Error ? error.message : String(error));
        log.warn({ mailId, err: error }, 'A mail could not be sent; it will be tried again.');
        throw error;
      });
      if (outcome === 'sent') await outbox.markSent(mailId, clock.now());
      else await outbox.markKept(mailId);
    },

    /** Removes mails that were sent, or shown, a month ago. */
    removeOld: (): Promise<void> => outbox.deleteDoneBefore(new Date(clock.now().getTime() - retentionMs)),
  };
}
