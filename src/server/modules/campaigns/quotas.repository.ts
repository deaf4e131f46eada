import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { campaignQuotas } from '../../db/tables/campaigns';
import type { Day } from '../../lib/days';

export type QuotasRepository = ReturnType<typeof createQuotasRepository>;

export function createQuotasRepository(db: Db) {
  return {
    /**
     * Counts one more campaign in a month, given by its first day, unless that would be more than `limit` (at least 1,
     * or null for none). One statement, so that parallel requests can't pass the limit. Returns whether it counted.
     */
    async take(accountId: string, month: Day, limit: number | null): Promise<boolean> {
      const taken = await db
        .insert(campaignQuotas)
        .values({ accountId, month, created: 1 })
        .onConflictDoUpdate({
          target: [campaignQuotas.accountId, campaignQuotas.month],
          set: { created: sql`${campaignQuotas.created} + 1` },
          ...(limit === null ? {} : { setWhere: lt(campaignQuotas.created, limit) }),
        })
        .returning({ created: campaignQuotas.created });
      return taken.length === 1;
    },

    /** How many campaigns count in a month. */
    async created(accountId: string, month: Day): Promise<number> {
      const [row] = await db
        .select({ created: campaignQuotas.created })
        .from(campaignQuotas)
        .where(and(eq(campaignQuotas.accountId, accountId), eq(campaignQuotas.month, month)));
      return row?.created ?? 0;
    },
  };
}
