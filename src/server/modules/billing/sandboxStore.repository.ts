import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { sandboxCustomers } from '../../db/tables/billing';
import type { SandboxStore } from './payments.port';

export function createSandboxStore(db: Db): SandboxStore {
  return {
    read: async (customerId) => {
      const [row] = await db
        .select({ revision: sandboxCustomers.revision, document: sandboxCustomers.document })
        .from(sandboxCustomers)
        .where(eq(sandboxCustomers.customerId, customerId));
      return row;
    },
    write: async (customerId, revision, document) => {
      const next = { revision: revision + 1, document };
      const isThis = and(eq(sandboxCustomers.customerId, customerId), eq(sandboxCustomers.revision, revision));
      const rows =
        revision === 0
          ? await db
              .insert(sandboxCustomers)
              .values({ customerId, ...next })
              .onConflictDoNothing()
              .returning()
          : await db.update(sandboxCustomers).set(next).where(isThis).returning();
      return rows.length === 1;
    },
  };
}
