import { eq } from 'drizzle-orm';
import type { Db } from './connect';
import { accounts } from './tables/accounts';

/** Whether the address of an account is verified, which it stays or not until the transaction ends. */
export async function holdVerification(db: Db, accountId: string): Promise<boolean> {
  const [account] = await db
    .select({ verifiedAt: accounts.emailVerifiedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('share');
  return account?.verifiedAt != null;
}

/** Makes whoever else locks the account wait for the end of the transaction. What refers to it can be written. */
export async function lockAccount(db: Db, accountId: string): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}
