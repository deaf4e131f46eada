import { and, asc, count, desc, eq, ilike, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { accounts } from '../../db/tables/accounts';
import { campaigns } from '../../db/tables/campaigns';
import type { Page, Paged } from '../../lib/page';
import type {
  Campaign,
  CampaignCounts,
  CampaignFields,
  CampaignFilter,
  CampaignSortField,
  CampaignStatus,
  NewCampaign,
  Numbers,
} from './campaigns.types';

const columns = {
  id: campaigns.id,
  accountId: campaigns.accountId,
  name: campaigns.name,
  status: campaigns.status,
  platform: campaigns.platform,
  budgetCents: campaigns.budgetCents,
  objective: campaigns.objective,
  targetAudience: campaigns.targetAudience,
  startDate: campaigns.startDate,
  endDate: campaigns.endDate,
  isSample: campaigns.isSample,
  impressions: campaigns.impressions,
  clicks: campaigns.clicks,
  conversions: campaigns.conversions,
  spentCents: campaigns.spentCents,
  revenueCents: campaigns.revenueCents,
  dayCount: campaigns.dayCount,
  ctrHundredths: campaigns.ctrHundredths,
  cpcCents: campaigns.cpcCents,
  createdAt: campaigns.createdAt,
  updatedAt: campaigns.updatedAt,
};

export type CampaignsRepository = ReturnType<typeof createCampaignsRepository>;

export function createCampaignsRepository(db: Db) {
  const owned = (accountId: string, id: string) => and(eq(campaigns.accountId, accountId), eq(campaigns.id, id));
  return {
    /** Makes other writers of this account's numbers wait for the end of the transaction, so that sums stay right. */
    async lockNumbers(accountId: string): Promise<void> {
      await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    },

    async insert(added: NewCampaign): Promise<Campaign> {
      const [campaign] = await db.insert(campaigns).values(added).returning(columns);
      return present(campaign);
    },

    /** Inserts campaigns together with their totals. */
    async insertWithTotals(added: (NewCampaign & Numbers & { dayCount: number })[]): Promise<void> {
      await db.insert(campaigns).values(added);
    },

    async find(accountId: string, id: string): Promise<Campaign | undefined> {
      const [campaign] = await db.select(columns).from(campaigns).where(owned(accountId, id));
      return campaign;
    },

    /** Like `find`, and makes other writers of the campaign wait for the end of the transaction. */
    async findForUpdate(accountId: string, id: string): Promise<Campaign | undefined> {
      const [campaign] = await db.select(columns).from(campaigns).where(owned(accountId, id)).for('update');
      return campaign;
    },

    /** In the order of the filter; ties by id. */
    async list(accountId: string, filter: CampaignFilter, page: Page): Promise<Paged<Campaign>> {
      const wanted = matching(accountId, filter);
      const [items, [counted]] = await Promise.all([
        db
          .select(columns)
          .from(campaigns)
          .where(wanted)
          .orderBy(...orderOf(filter))
          .limit(page.limit)
          .offset(page.offset),
        db.select({ total: count() }).from(campaigns).where(wanted),
      ]);
      return { items, total: counted?.total ?? 0 };
    },

    /** Every match, in the order of the filter. */
    async listAll(accountId: string, filter: CampaignFilter): Promise<Campaign[]> {
      return db
        .select(columns)
        .from(campaigns)
        .where(matching(accountId, filter))
        .orderBy(...orderOf(filter));
    },

    async update(accountId: string, id: string, change: Partial<CampaignFields>, updatedAt: Date): Promise<Campaign> {
      const [campaign] = await db
        .update(campaigns)
        .set({ ...change, updatedAt })
        .where(owned(accountId, id))
        .returning(columns);
      return present(campaign);
    },

    /** The status of those campaigns that the account has, which other writers then wait for. Ordered by id. */
    async statusesForUpdate(accountId: string, ids: string[]): Promise<{ id: string; status: CampaignStatus }[]> {
      return db
        .select({ id: campaigns.id, status: campaigns.status })
        .from(campaigns)
        .where(and(eq(campaigns.accountId, accountId), inArray(campaigns.id, ids)))
        .orderBy(campaigns.id)
        .for('update');
    },

    /** Leaves campaigns alone that are in the status already. */
    async setStatus(accountId: string, ids: string[], status: CampaignStatus, updatedAt: Date): Promise<void> {
      await db
        .update(campaigns)
        .set({ status, updatedAt })
        .where(and(eq(campaigns.accountId, accountId), inArray(campaigns.id, ids), ne(campaigns.status, status)));
    },

    /** Adds to a campaign's totals; `days` is how many days got their first numbers, or lost them if negative. */
    async addToTotals(accountId: string, id: string, change: Numbers, days: number, updatedAt: Date): Promise<void> {
      await db
        .update(campaigns)
        .set({
          impressions: sql`${campaigns.impressions} + ${change.impressions}`,
          clicks: sql`${campaigns.clicks} + ${change.clicks}`,
          conversions: sql`${campaigns.conversions} + ${change.conversions}`,
          spentCents: sql`${campaigns.spentCents} + ${change.spentCents}`,
          revenueCents: sql`${campaigns.revenueCents} + ${change.revenueCents}`,
          dayCount: sql`${campaigns.dayCount} + ${days}`,
          updatedAt,
        })
        .where(owned(accountId, id));
    },

    async delete(accountId: string, ids: string[]): Promise<void> {
      await db.delete(campaigns).where(and(eq(campaigns.accountId, accountId), inArray(campaigns.id, ids)));
    },

    async listSampleIds(accountId: string): Promise<string[]> {
      const samples = await db
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(and(eq(campaigns.accountId, accountId), eq(campaigns.isSample, true)));
      return samples.map(({ id }) => id);
    },

    async counts(accountId: string): Promise<CampaignCounts> {
      const where = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
      const [row] = await db
        .select({
          active: where(sql`${campaigns.status} = 'active'`),
          paused: where(sql`${campaigns.status} = 'paused'`),
          completed: where(sql`${campaigns.status} = 'completed'`),
          sample: where(sql`${campaigns.isSample}`),
          own: where(sql`not ${campaigns.isSample}`),
          ownWithNumbers: where(sql`not ${campaigns.isSample} and ${campaigns.dayCount} > 0`),
        })
        .from(campaigns)
        .where(eq(campaigns.accountId, accountId));
      const { active, paused, completed, ...others } = present(row);
      return { byStatus: { active, paused, completed }, ...others };
    },
  };
}

function matching(accountId: string, { search, status, platform }: CampaignFilter): SQL | undefined {
  return and(
    eq(campaigns.accountId, accountId),
    search ? ilike(campaigns.name, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    status ? eq(campaigns.status, status) : undefined,
    platform ? eq(campaigns.platform, platform) : undefined,
  );
}

/** Texts sort by code point, so that every database sorts alike whatever its language. */
const sortColumns: Record<CampaignSortField, SQL | PgColumn> = {
  created_at: campaigns.createdAt,
  name: sql`lower(${campaigns.name}) collate "C"`,
  status: sql`${campaigns.status} collate "C"`,
  platform: sql`${campaigns.platform} collate "C"`,
  budget: campaigns.budgetCents,
  spent: campaigns.spentCents,
  ctr: campaigns.ctrHundredths,
  cpc: campaigns.cpcCents,
  conversions: campaigns.conversions,
};

function orderOf({ sort, order }: CampaignFilter): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  return [direction(sortColumns[sort]), direction(campaigns.id)];
}

/** A statement that always returns a row returned none only if the database is broken. */
function present<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The database returned no row.');
  return row;
}
