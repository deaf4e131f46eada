import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { mails } from '../../db/tables/mails';
import type { OutgoingMail } from './mail.port';
import type { NewMail } from './mail.types';

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

export function createOutboxRepository(db: Db) {
  return {
    async insert(id: string, mail: NewMail, createdAt: Date): Promise<void> {
      await db.insert(mails).values({ id, ...mail, status: 'waiting', createdAt });
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
        .returning({ id: mails.id, recipient: mails.recipient, subject: mails.subject, body: mails.body });
      return mail;
    },

    /** The text is not kept of a mail that is sent: it may hold a link that signs in. */
    async markSent(id: string, sentAt: Date): Promise<void> {
      const done = { status: 'sent' as const, sentAt, body: '', claimedUntil: null, lastError: null };
      await db.update(mails).set(done).where(eq(mails.id, id));
    },

    async markKept(id: string): Promise<void> {
      await db.update(mails).set({ status: 'kept', claimedUntil: null, lastError: null }).where(eq(mails.id, id));
    },

    /** Gives a mail back for another try. */
    async release(id: string, lastError: string): Promise<void> {
      await db.update(mails).set({ status: 'waiting', claimedUntil: null, lastError }).where(eq(mails.id, id));
    },

    async deleteDoneBefore(time: Date): Promise<void> {
      await db.delete(mails).where(and(inArray(mails.status, ['sent', 'kept']), lt(mails.createdAt, time)));
    },
  };
}
