import type { Clock } from '../../lib/clock';
import { dayMs } from '../../lib/durations';
import { newId } from '../../lib/ids';
import type { Locks } from '../../lib/locks';
import type { JobSender } from '../../lib/jobs';
import type { Log } from '../../lib/log';
import type { MailTransport } from './mail.port';
import type { MailJobs, NewMail } from './mail.types';
import type { OutboxRepository } from './outbox.repository';

/** Longer than any mail server is waited for, shorter than a job may take. */
const claimMs = 120_000;

const retentionMs = 30 * dayMs;

/** How many mails wait for an account's address to be verified; older ones are dropped. */
const mostHeld = 50;

/** What is needed to write a mail in a transaction. */
export interface MailTx {
  outbox: Pick<OutboxRepository, 'insert' | 'keepNewestHeld' | 'release'>;
  accounts: { isVerified(id: string): Promise<boolean> };
  jobs: JobSender<MailJobs>;
  locks: Locks;
}

/**
 * Puts a mail into the outbox, in the transaction that causes it. It is held there until the account's address is
 * verified, so that nobody gets mail because a stranger typed their address.
 */
export async function queueMail({ outbox, accounts, jobs, locks }: MailTx, mail: NewMail, now: Date): Promise<void> {
  const id = newId();
  await locks.holdAccount(mail.accountId);
  const isHeld = !mail.isForUnverified && !(await accounts.isVerified(mail.accountId));
  await outbox.insert(id, mail, isHeld ? 'held' : 'waiting', now);
  if (isHeld) await outbox.keepNewestHeld(mail.accountId, mostHeld);
  else if (mail.urgency === 'now') await jobs.send('deliver-urgent-mail', { mailId: id });
  else await jobs.send('deliver-mail', { mailId: id }, { priority: mail.urgency === 'soon' ? 1 : 0 });
}

/** Has the mails delivered that waited for the account's address to be verified. */
export async function releaseMails(
  { outbox, jobs }: Pick<MailTx, 'outbox' | 'jobs'>,
  accountId: string,
): Promise<void> {
  for (const mailId of await outbox.release(accountId)) await jobs.send('deliver-mail', { mailId });
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
        await outbox.giveBack(mailId, error instanceof Error ? error.message : String(error));
        log.warn({ mailId, err: error }, 'A mail could not be sent; it will be tried again.');
        throw error;
      });
      if (outcome === 'sent') await outbox.markSent(mailId, clock.now());
      else await outbox.markKept(mailId);
    },

    /** Removes mails that were sent or shown a month ago, or have waited for a verified address for as long. */
    removeOld: (): Promise<void> => outbox.deleteIdleBefore(new Date(clock.now().getTime() - retentionMs)),
  };
}
