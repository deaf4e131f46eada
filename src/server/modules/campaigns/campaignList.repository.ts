import { and, asc, count, desc, eq, ilike, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { likePattern } from '../../db/likePattern';
import { rowOf } from '../../db/rowOf';
import { campaignColumns, campaigns } from '../../db/tables/campaigns';
import { eachSum } from '../../lib/results';
import { hasLabel } from './labels.repository';
import type { Page, Paged } from '../../lib/page';
import type { Campaign, CampaignFilter, CampaignMatch, CampaignSortField, CampaignTotals } from './campaigns.types';

export type CampaignListRepository = ReturnType<typeof createCampaignListRepository>;

/** Lists of campaigns in the order of a filter, ties by id, and what can be said of a filter's matches together. */
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

    /** The names of campaigns that aren't completed, of the newest `most`. */
    async openNames(workspaceId: string, most: number): Promise<Pick<Campaign, 'id' | 'name'>[]> {
      return db
        .select({ id: campaigns.id, name: campaigns.name })
        .from(campaigns)
        .where(and(eq(campaigns.workspaceId, workspaceId), ne(campaigns.status, 'completed')))
        .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
        .limit(most);
    },

    async sampleIds(workspaceId: string): Promise<string[]> {
      const samples = await db
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.isSample, true)));
      return samples.map(({ id }) => id);
    },

    /** One pass over the matches of any status, of which those of the wanted one are summed up. */
    async totals(workspaceId: string, { status, ...others }: CampaignMatch): Promise<CampaignTotals> {
      const wanted = status ? eq(campaigns.status, status) : sql`true`;
      const number = (value: SQL) => value.mapWith(Number);
      const counted = (condition: SQL) => number(sql`count(*) filter (where ${condition})`);
      const sum = (column: PgColumn) => number(sql`coalesce(sum(${column}) filter (where ${wanted}), 0)`);
      const [row] = await db
        .select({
          active: counted(sql`${campaigns.status} = 'active'`),
          paused: counted(sql`${campaigns.status} = 'paused'`),
          completed: counted(sql`${campaigns.status} = 'completed'`),
          campaigns: counted(wanted),
          budgetCents: sum(campaigns.budgetCents),
          ...eachSum((name) => sum(campaigns[name])),
        })
        .from(campaigns)
        .where(matching(others))
        .prepare('')
        .execute(valuesOf(workspaceId, others));
      const { active, paused, completed, ...sums } = rowOf(row);
      return { byStatus: { active, paused, completed }, ...sums };
    },

    /**
     * The names, status, and labels of the matches, which other writers then wait for. Ordered by id; `most` of them.
     * Belongs into a transaction.
     */
    async lockMatching(
      workspaceId: string,
      match: CampaignMatch,
      most: number,
    ): Promise<Pick<Campaign, 'id' | 'name' | 'status' | 'labels'>[]> {
      return db
        .select({ id: campaigns.id, name: campaigns.name, status: campaigns.status, labels: campaigns.labels })
        .from(campaigns)
        .where(matching(match))
        .orderBy(campaigns.id)
        .limit(most)
        .for('update')
        .prepare('')
        .execute(valuesOf(workspaceId, match));
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
const shapeOf = ({ search, status, platform, label, sort, order }: CampaignFilter): string =>
  [sort, order, search && 'search', status && 'status', platform && 'platform', label && 'label']
    .filter(Boolean)
    .join('_');

function matching({ search, status, platform, label }: CampaignMatch): SQL | undefined {
  return and(
    eq(campaigns.workspaceId, sql.placeholder('workspaceId')),
    search ? ilike(campaigns.name, sql.placeholder('pattern')) : undefined,
    status ? eq(campaigns.status, sql.placeholder('status')) : undefined,
    platform ? eq(campaigns.platform, sql.placeholder('platform')) : undefined,
    label ? hasLabel(sql.placeholder('label')) : undefined,
  );
}

/** The values of the placeholders in `matching`. */
const valuesOf = (workspaceId: string, { search = '', status, platform, label }: CampaignMatch) => ({
  workspaceId,
  pattern: likePattern(search),
  status,
  platform,
  label,
});

const { dayCount, daysWithoutConversions, daysWithoutRevenue } = campaigns;

/** A total that some day reports, or there are no days; null where there are some and none does. */
const reported = (total: PgColumn, daysWithout: PgColumn): SQL =>
  sql`case when ${daysWithout} = 0 or ${daysWithout} < ${dayCount} then ${total} end`;

/** A total that every day reports; else null. */
const ofAllDays = (total: PgColumn, daysWithout: PgColumn): SQL => sql`case when ${daysWithout} = 0 then ${total} end`;

const allConversions = ofAllDays(campaigns.conversionHundredths, daysWithoutConversions);

/** Texts sort by code point, so that every database sorts alike whatever its language. */
const sortColumns: Record<CampaignSortField, SQL | PgColumn> = {
  created_at: campaigns.createdAt,
  name: sql`lower(${campaigns.name}) collate "C"`,
  status: sql`${campaigns.status} collate "C"`,
  platform: sql`${campaigns.platform} collate "C"`,
  budget: campaigns.budgetCents,
  spent: campaigns.spentCents,
  impressions: campaigns.impressions,
  clicks: campaigns.clicks,
  ctr: campaigns.ctrHundredths,
  cpc: campaigns.cpcCents,
  conversions: reported(campaigns.conversionHundredths, daysWithoutConversions),
  conversion_rate: ratio(allConversions, campaigns.clicks),
  cpa: ratio(campaigns.spentCents, allConversions),
  revenue: reported(campaigns.revenueCents, daysWithoutRevenue),
  roas: ratio(ofAllDays(campaigns.revenueCents, daysWithoutRevenue), campaigns.spentCents),
  start_date: campaigns.startDate,
  end_date: campaigns.endDate,
};

/** The expression that a derived figure is sorted by; null where there is nothing to divide by. */
function ratio(dividend: SQL | PgColumn, divisor: SQL | PgColumn): SQL {
  return sql`(${dividend})::numeric / nullif(${divisor}, 0)`;
}

/** Columns that may hold nothing, which comes last in either direction. The others keep the order of their index. */
const withGaps: ReadonlySet<CampaignSortField> = new Set([
  'conversions',
  'conversion_rate',
  'cpa',
  'revenue',
  'roas',
  'start_date',
  'end_date',
]);

function orderOf({ sort, order }: CampaignFilter): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  const first = direction(sortColumns[sort]);
  return [withGaps.has(sort) ? sql`${first} nulls last` : first, direction(campaigns.id)];
}
