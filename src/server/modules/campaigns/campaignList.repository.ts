import { and, asc, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { likePattern } from '../../db/likePattern';
import { campaigns } from '../../db/tables/campaigns';
import type { Page, Paged } from '../../lib/page';
import { campaignColumns } from './campaignColumns';
import type { Campaign, CampaignFilter, CampaignSortField } from './campaigns.types';

export type CampaignListRepository = ReturnType<typeof createCampaignListRepository>;

/** Lists of campaigns in the order of a filter; ties by id. */
export function createCampaignListRepository(db: Db) {
  const pageStatements = new Map<string, ReturnType<typeof preparePage>>();

  /** Prepared once for each combination of filters, because it is what the product is asked most. */
  const pageStatementFor = (filter: CampaignFilter) => {
    const name = `campaigns_${shapeOf(filter)}`;
    const statement = pageStatements.get(name) ?? preparePage(db, filter, name);
    pageStatements.set(name, statement);
    return statement;
  };

  return {
    async page(workspaceId: string, filter: CampaignFilter, page: Page): Promise<Paged<Campaign>> {
      const values = { ...valuesOf(workspaceId, filter), ...page };
      const rows = await pageStatementFor(filter).execute(values);
      const [first] = rows;
      if (first) return { items: rows.map(({ campaign }) => campaign), total: first.total };
      if (page.offset === 0) return { items: [], total: 0 };
      // Beyond the end there is no row that could tell the total.
      const { total } = await this.page(workspaceId, filter, { limit: 1, offset: 0 });
      return { items: [], total };
    },

    async all(workspaceId: string, filter: CampaignFilter): Promise<Campaign[]> {
      return db
        .select(campaignColumns)
        .from(campaigns)
        .where(matching(filter))
        .orderBy(...orderOf(filter))
        .prepare('')
        .execute(valuesOf(workspaceId, filter));
    },
  };
}

const preparePage = (db: Db, filter: CampaignFilter, name: string) => {
  const total = db.select({ total: count() }).from(campaigns).where(matching(filter));
  return db
    .select({ campaign: campaignColumns, total: sql`(${total})`.mapWith(Number) })
    .from(campaigns)
    .where(matching(filter))
    .orderBy(...orderOf(filter))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name);
};

/** Names what of a filter changes the statement, rather than only its values. */
const shapeOf = ({ search, status, platform, sort, order }: CampaignFilter): string =>
  [sort, order, search && 'search', status && 'status', platform && 'platform'].filter(Boolean).join('_');

function matching({ search, status, platform }: CampaignFilter): SQL | undefined {
  return and(
    eq(campaigns.workspaceId, sql.placeholder('workspaceId')),
    search ? ilike(campaigns.name, sql.placeholder('pattern')) : undefined,
    status ? eq(campaigns.status, sql.placeholder('status')) : undefined,
    platform ? eq(campaigns.platform, sql.placeholder('platform')) : undefined,
  );
}

/** The values of the placeholders in `matching`. */
const valuesOf = (workspaceId: string, { search = '', status, platform }: CampaignFilter) => ({
  workspaceId,
  pattern: likePattern(search),
  status,
  platform,
});

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
  conversions: campaigns.conversionHundredths,
};

function orderOf({ sort, order }: CampaignFilter): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  return [direction(sortColumns[sort]), direction(campaigns.id)];
}
