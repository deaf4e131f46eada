import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { idempotencyKeys } from '../../db/tables/idempotency';

/** A call under its key. */
export interface KeyedCall {
  accountId: string;
  keyHash: string;
  fingerprint: string;
  /** The id of the try that counts. */
  attempt: string;
  busyUntil: Date;
  hasStored: boolean;
  /** Encrypted; null while there is none, or none that can be told again. */
  answer: Uint8Array | null;
  expiresAt: Date;
}

export type IdempotencyRepository = ReturnType<typeof createIdempotencyRepository>;

export function createIdempotencyRepository(db: Db) {
  return {
    /** Whether the key was free. */
    async insert(call: KeyedCall): Promise<boolean> {
      const inserted = await db
        .insert(idempotencyKeys)
        .values(call)
        .onConflictDoNothing()
        .returning({ attempt: idempotencyKeys.attempt });
      return inserted.length > 0;
    },

    async find(accountId: string, keyHash: string): Promise<KeyedCall | undefined> {
      const [found] = await db
        .select()
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.keyHash, keyHash)));
      return found;
    },

    /** Puts a new try in the place of `before`. False if that has changed since it was read. */
    async replace(before: KeyedCall, call: KeyedCall): Promise<boolean> {
      const replaced = await db
        .update(idempotencyKeys)
        .set(call)
        .where(and(eq(idempotencyKeys.attempt, before.attempt), eq(idempotencyKeys.hasStored, before.hasStored)))
        .returning({ attempt: idempotencyKeys.attempt });
      return replaced.length > 0;
    },

    /** Ends a try that stored something, or counts as if it had. */
    async keep(attempt: string, answer: Uint8Array | null, now: Date): Promise<void> {
      await db
        .update(idempotencyKeys)
        .set({ hasStored: true, answer, busyUntil: now })
        .where(eq(idempotencyKeys.attempt, attempt));
    },

    async free(attempt: string): Promise<void> {
      await db.delete(idempotencyKeys).where(eq(idempotencyKeys.attempt, attempt));
    },

    /** Frees a key unless something was stored. Whether it did. */
    async freeIfUnstored(attempt: string): Promise<boolean> {
      const freed = await db
        .delete(idempotencyKeys)
        .where(and(eq(idempotencyKeys.attempt, attempt), eq(idempotencyKeys.hasStored, false)))
        .returning({ attempt: idempotencyKeys.attempt });
      return freed.length > 0;
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
    },
  };
}
