import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { accountColumns } from '../../db/accountColumns';
import { hasReachableColleague } from '../../db/colleagues';
import type { Db } from '../../db/connect';
import { normaliseAddress } from '../../lib/emailAddress';
import { accounts, sessions } from '../../db/tables/accounts';
import type { Account, AccountWithPassword } from './auth.types';

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

export function createAccountsRepository(db: Db) {
  return {
    /** False if the address has an account already; addresses are the same regardless of case. */
    async insert(account: AccountWithPassword): Promise<boolean> {
      const inserted = await db.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id });
      return inserted.length === 1;
    },

    /** The account of an address, and the address as the database compares it, whatever the spelling. */
    async findByEmail(typed: string): Promise<{ compared: string; account: AccountWithPassword | undefined }> {
      const email = normaliseAddress(typed);
      const [row] = await db
        .select({
          compared: sql<string>`typed.address`,
          account: { ...accountColumns, passwordHash: accounts.passwordHash },
        })
        .from(sql`(select lower(${email}) as address) as typed`)
        // An address that was stored as it was typed, in wide letters, is found by them alone.
        .leftJoin(accounts, sql`lower(${accounts.email}) in (typed.address, lower(${typed.trim()}))`)
        .orderBy(sql`lower(${accounts.email}) = typed.address desc`)
        .limit(1);
      return { compared: row?.compared ?? email, account: row?.account ?? undefined };
    },

    /** `undefined` if the account is gone. */
    async find(id: string): Promise<Account | undefined> {
      const [account] = await db.select(accountColumns).from(accounts).where(eq(accounts.id, id));
      return account;
    },

    /** `undefined` if the account is gone, or has no password. */
    async findPasswordHash(id: string): Promise<string | undefined> {
      const [account] = await db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id));
      return account?.hash ?? undefined;
    },

    /** False if the account is gone. */
    async isVerified(id: string): Promise<boolean> {
      const [account] = await db.select({ at: accounts.emailVerifiedAt }).from(accounts).where(eq(accounts.id, id));
      return account?.at != null;
    },

    /** `undefined` if the account is gone. */
    async rename(id: string, fullName: string): Promise<Account | undefined> {
      const [account] = await db
        .update(accounts)
        .set({ fullName })
        .where(eq(accounts.id, id))
        .returning(accountColumns);
      return account;
    },

    async setPassword(id: string, passwordHash: string): Promise<void> {
      await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
    },

    /** Leaves the time of the first one. */
    async markVerified(id: string, now: Date): Promise<void> {
      await db
        .update(accounts)
        .set({ emailVerifiedAt: now })
        .where(and(eq(accounts.id, id), isNull(accounts.emailVerifiedAt)));
    },

    /** Accounts with all that is the persons' own. Throws for one that owns a workspace yet. */
    async delete(ids: string[]): Promise<void> {
      await db.delete(accounts).where(inArray(accounts.id, ids));
    },

    /** Some demo accounts that no session leads to any more: none of their own, and none of a team's where they are named. */
    async unreachableDemos(limit: number): Promise<string[]> {
      const found = await db
        .select({ id: accounts.id })
        .from(accounts)
        .leftJoin(sessions, eq(sessions.accountId, accounts.id))
        .where(and(eq(accounts.isDemo, true), isNull(sessions.id), sql`not ${hasReachableColleague}`))
        .limit(limit);
      return found.map(({ id }) => id);
    },
  };
}
