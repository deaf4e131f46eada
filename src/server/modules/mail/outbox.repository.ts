import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { mails } from '../../db/tables/mails';
import type { OutgoingMail } from './mail.port';
import type { NewMail } from './mail.types';

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

export function createOutboxRepository(db: Db) {
  return {
    async insert(
      id: string,
      { accountId, recipient, subject, body, unsubscribeLink }: NewMail,
      status: 'held' | 'waiting',
      createdAt: Date,
    ): Promise<void> {
      await db.insert(mails).values({ id, accountId, recipient, subject, body, unsubscribeLink, status, createdAt });
    },

    /** Drops all but the `count` newest held mails of an account. */
    async keepNewestHeld(accountId: string, count: number): Promise<void> {
      const isHeld = and(eq(mails.accountId, accountId), eq(mails.status, 'held'));
      const surplus = db.select({ id: mails.id }).from(mails).where(isHeld).orderBy(desc(mails.id)).offset(count);
      await db.delete(mails).where(inArray(mails.id, surplus));
    },

    /** Lets the held mails of an account go. Returns their ids, oldest first. */
    async release(accountId: string): Promise<string[]> {
      const released = await db
        .update(mails)
        .set({ status: 'waiting' })
        .where(and(eq(mails.accountId, accountId), eq(mails.status, 'held')))
        .returning({ id: mails.id });
      return released.map(({ id }) => id).sort();
    },

    /**
     * Takes a mail for delivery until `claimedUntil`. `undefined` if it is gone or done, or if another process has it
     * and its time is not over.
     */
    async claim(id: string, now: Date, claimedUntil: Date): Promise<OutgoingMail | undefined> {
      const free = or(eq(mails.status, 'waiting'), and(eq(mails.status, 'sending'), lt(mails.claimedUntil, now)));
      const [mail] = await db
        .update(mails)
        .set({ status: 'sending', claimedUntil })
        .where(and(eq(mails.id, id), free))
        .returning({
          id: mails.id,
          recipient: mails.recipient,
          subject: mails.subject,
          body: mails.body,
          unsubscribeLink: mails.unsubscribeLink,
        });
      return mail;
    },

    /** The text is not kept of a mail that is sent: it may hold a link that signs in. */
    async markSent(id: string, sentAt: Date): Promise<void> {
      const done = {
        status: 'sent' as const,
        sentAt,
        body: '',
        unsubscribeLink: null,
        claimedUntil: null,
        lastError: null,
      };
      await db.update(mails).set(done).where(eq(mails.id, id));
    },

    async markKept(id: string): Promise<void> {
      await db.update(mails).set({ status: 'kept', claimedUntil: null, lastError: null }).where(eq(mails.id, id));
    },

    /** Gives a mail back for another try. */
    async giveBack(id: string, lastError: string): Promise<void> {
      await db.update(mails).set({ status: 'waiting', claimedUntil: null, lastError }).where(eq(mails.id, id));
    },

    /** Removes old mails that are done, or that nobody has verified the address for. */
    async deleteIdleBefore(time: Date): Promise<void> {
      await db.delete(mails).where(and(inArray(mails.status, ['sent', 'kept', 'held']), lt(mails.createdAt, time)));
    },
  };
}
