import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { billingCustomers } from '../../db/tables/billing';
import type { Provider } from './billing.types';

export type CustomersRepository = ReturnType<typeof createCustomersRepository>;

export function createCustomersRepository(db: Db) {
  const isCustomer = (accountId: string, provider: Provider) =>
    and(eq(billingCustomers.accountId, accountId), eq(billingCustomers.provider, provider));
  return {
    /** `undefined` if the provider does not know the account yet. */
    async find(accountId: string, provider: Provider): Promise<{ customerId: string; syncCount: number } | undefined> {
      const [customer] = await db
        .select({ customerId: billingCustomers.customerId, syncCount: billingCustomers.syncCount })
        .from(billingCustomers)
        .where(isCustomer(accountId, provider));
      return customer;
    },

    async insert(accountId: string, provider: Provider, customerId: string): Promise<void> {
      await db.insert(billingCustomers).values({ accountId, provider, customerId }).onConflictDoNothing();
    },

    /**
     * Takes the right to write for a customer until the transaction ends: false if another process has taken it since
     * `syncCount` was read.
     */
    async takeTurn(accountId: string, provider: Provider, syncCount: number): Promise<boolean> {
      const taken = await db
        .update(billingCustomers)
        .set({ syncCount: sql`${billingCustomers.syncCount} + 1` })
        .where(and(isCustomer(accountId, provider), eq(billingCustomers.syncCount, syncCount)))
        .returning({ accountId: billingCustomers.accountId });
      return taken.length === 1;
    },
  };
}
