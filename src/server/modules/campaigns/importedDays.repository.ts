import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { reportImportAdDays } from '../../db/tables/adDays';
import { reportImportDays } from '../../db/tables/reportImports';
import { groupBy } from '../../lib/groupBy';
import type { StoredNumbers } from '../../lib/results';
import { asAdRows } from './adDays.repository';
import type { AdNumbers, DayNumbers } from './campaigns.types';
import type { DayWrite } from './dayChanges';
import { asKeys, type DayOfCampaign, inColumns, inSlices, keyOfDay } from './days.repository';

const noNumbers: StoredNumbers = {
  impressions: 0,
  clicks: 0,
  conversionHundredths: null,
  spentCents: 0,
  revenueCents: null,
};

const { importId: _importId, ...dayColumns } = getTableColumns(reportImportDays);

/** A day that an import wrote, and what it had before. */
export interface ImportedDay extends DayOfCampaign {
  before: DayNumbers | undefined;
  ads: AdNumbers[];
}

/** Matches the days that a statement calls `wanted`. */
const isWanted = and(sql`${reportImportDays.campaignId} = wanted.id`, sql`${reportImportDays.day} = wanted.day`);

export type ImportedDaysRepository = ReturnType<typeof createImportedDaysRepository>;

/** The days that imports wrote, with what they had before: the way back. */
export function createImportedDaysRepository(db: Db) {
  return {
    /** The campaigns of the days that can be taken back. */
    async campaignsOf(importId: string): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: reportImportDays.campaignId })
        .from(reportImportDays)
        .where(eq(reportImportDays.importId, importId));
      return rows.map(({ id }) => id);
    },

    /** What so many days had before the import wrote them, campaign by campaign; empty where it can't be taken back. */
    async list(importId: string, limit: number): Promise<ImportedDay[]> {
      const some = db
        .select(dayColumns)
        .from(reportImportDays)
        .where(eq(reportImportDays.importId, importId))
        .orderBy(reportImportDays.campaignId, reportImportDays.day)
        .limit(limit);
      const rows = await some;
      const days = some.as('days');
      const kept = await db
        .select(getTableColumns(reportImportAdDays))
        .from(reportImportAdDays)
        .innerJoin(days, and(eq(days.campaignId, reportImportAdDays.campaignId), eq(days.day, reportImportAdDays.day)));
      const adsOf = groupBy(kept, keyOfDay);
      return rows.map(({ campaignId, day, hadNumbers, ...numbers }) => ({
        campaignId,
        day,
        before: hadNumbers ? { day, ...numbers } : undefined,
        ads: (adsOf.get(keyOfDay({ campaignId, day })) ?? []).map(({ campaignId: _c, day: _d, ...ad }) => ad),
      }));
    },

    /** Of some days, by `keyOfDay`, those that the import wrote: whether they had numbers before it. */
    async writtenOf(importId: string, days: DayOfCampaign[]): Promise<ReadonlyMap<string, boolean>> {
      const written = new Map<string, boolean>();
      for (const some of inSlices(days)) {
        const rows = await db
          .select({
            campaignId: reportImportDays.campaignId,
            day: reportImportDays.day,
            hadNumbers: reportImportDays.hadNumbers,
          })
          .from(sql`${asKeys(some)} as wanted(id uuid, day date)`)
          .innerJoin(reportImportDays, isWanted)
          .where(eq(reportImportDays.importId, importId));
        for (const row of rows) written.set(keyOfDay(row), row.hadNumbers);
      }
      return written;
    },

    /** Lets go of days that are taken back; the import's others can still be. */
    async release(importId: string, days: DayOfCampaign[]): Promise<void> {
      for (const some of inSlices(days)) {
        await db.execute(sql`
          delete from ${reportImportDays} using ${asKeys(some)} as gone(id uuid, day date)
          where ${reportImportDays.importId} = ${importId} and campaign_id = gone.id and ${reportImportDays.day} = gone.day`);
      }
    },

    /** Keeps what days had before the import writes them; of a day that it wrote before, what that had at first. */
    async keep(importId: string, written: (DayWrite & DayOfCampaign)[]): Promise<void> {
      const known = new Set<string>();
      for (const some of inSlices(written)) {
        const rows = await db
          .select({ campaignId: reportImportDays.campaignId, day: reportImportDays.day })
          .from(sql`${asKeys(some)} as wanted(id uuid, day date)`)
          .innerJoin(reportImportDays, isWanted);
        for (const row of rows) known.add(keyOfDay(row));
      }
      const writes = written.filter((write) => !known.has(keyOfDay(write)));
      for (const some of inSlices(writes)) {
        const rows = some.map(({ campaignId, day, before }) => ({
          campaign_id: campaignId,
          day,
          had_numbers: before !== undefined,
          ...inColumns(before ?? noNumbers),
        }));
        await db.execute(sql`
          insert into ${reportImportDays} (import_id, campaign_id, day, had_numbers, impressions, clicks, conversion_hundredths, spent_cents, revenue_cents)
          select ${importId}::uuid, kept.* from json_to_recordset(${JSON.stringify(rows)}::json) as kept(
            campaign_id uuid, day date, had_numbers boolean, impressions bigint, clicks bigint, conversion_hundredths bigint,
            spent_cents bigint, revenue_cents bigint)`);
      }
      const ads = writes.flatMap(({ campaignId, day, ads: { before } }) =>
        before.map((ad) => ({ campaignId, day, ...ad })),
      );
      for (const some of inSlices(ads)) {
        await db.execute(sql`
          insert into ${reportImportAdDays} (campaign_id, day, ad_id, impressions, clicks, conversion_hundredths, spent_cents, revenue_cents)
          select * from ${asAdRows(some)}`);
      }
    },

    /** From now on the imports that wrote one of these days can't be taken back, but for the one that writes them. */
    async forget(days: DayOfCampaign[], importId: string | undefined): Promise<void> {
      const others = importId === undefined ? sql`` : sql`where written.import_id <> ${importId}`;
      for (const some of inSlices(days)) {
        await db.execute(sql`
          delete from ${reportImportDays} where ${reportImportDays.importId} in (
            select written.import_id from ${asKeys(some)} as wanted(id uuid, day date)
            join ${reportImportDays} as written on written.campaign_id = wanted.id and written.day = wanted.day
            ${others})`);
      }
    },

    /** The same for imports that wrote any day of a campaign. */
    async forgetCampaign(campaignId: string): Promise<void> {
      const written = db
        .select({ id: reportImportDays.importId })
        .from(reportImportDays)
        .where(eq(reportImportDays.campaignId, campaignId));
      await db.delete(reportImportDays).where(inArray(reportImportDays.importId, written));
    },
  };
}
