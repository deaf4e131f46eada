import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { accounts } from '../../db/tables/accounts';
import { campaigns } from '../../db/tables/campaigns';
import { reportImportAdDays } from '../../db/tables/adDays';
import { reportImportDays, reportImports } from '../../db/tables/reportImports';
import { groupBy } from '../../lib/groupBy';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import { sumOf } from '../../lib/results';
import type { Workspace } from '../../lib/scope';
import { asAdRows } from './adDays.repository';
import type { AdNumbers, DayNumbers } from './campaigns.types';
import type { DayWrite } from './dayChanges';
import { asKeys, type DayOfCampaign, inColumns, inSlices, keyOfDay } from './days.repository';
import type { NewImport, PastImport } from './pastImports.types';

/** How many imports of a workspace are kept. */
const mostImports = 500;

const {
  workspaceId: _workspaceId,
  createdBy: _createdBy,
  campaignId: _campaignId,
  ...columns
} = getTableColumns(reportImports);

const { importId: _importId, ...dayColumns } = getTableColumns(reportImportDays);

/** A day that an import wrote, and what it had before. */
export interface ImportedDay extends DayOfCampaign {
  before: DayNumbers | undefined;
  ads: AdNumbers[];
}

export type PastImportsRepository = ReturnType<typeof createPastImportsRepository>;

export function createPastImportsRepository(db: Db) {
  const inWorkspace = (workspaceId: string) => eq(reportImports.workspaceId, workspaceId);

  const read = () =>
    db
      .select({
        ...columns,
        importedBy: accounts.fullName,
        campaign: { id: campaigns.id, name: campaigns.name },
        canBeTakenBack: sql<boolean>`exists (select from ${reportImportDays} where ${reportImportDays.importId} = ${reportImports.id})`,
      })
      .from(reportImports)
      .leftJoin(accounts, eq(accounts.id, reportImports.createdBy))
      .leftJoin(
        campaigns,
        and(eq(campaigns.id, reportImports.campaignId), eq(campaigns.workspaceId, reportImports.workspaceId)),
      );

  return {
    /** Stores what an import did, and returns its id. Of a workspace's imports the newest are kept. */
    async insert(
      { workspaceId, actorId }: Workspace,
      { campaignIds, ...added }: NewImport,
      createdAt: Date,
    ): Promise<string> {
      const id = newId();
      await db.insert(reportImports).values({
        id,
        workspaceId,
        createdBy: actorId,
        campaignCount: campaignIds.length,
        campaignId: campaignIds.length === 1 ? campaignIds[0] : null,
        createdAt,
        ...added,
      });
      const tooMany = db
        .select({ id: reportImports.id })
        .from(reportImports)
        .where(inWorkspace(workspaceId))
        .orderBy(desc(reportImports.createdAt), desc(reportImports.id))
        .offset(mostImports);
      await db.delete(reportImports).where(inArray(reportImports.id, tooMany));
      return id;
    },

    /** The newest first; ties by id. */
    async page(workspaceId: string, { limit, offset }: Page): Promise<Paged<PastImport>> {
      const [total, items] = await Promise.all([
        db.$count(reportImports, inWorkspace(workspaceId)),
        read()
          .where(inWorkspace(workspaceId))
          .orderBy(desc(reportImports.createdAt), desc(reportImports.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { items, total };
    },

    async find(workspaceId: string, id: string): Promise<PastImport | undefined> {
      const [found] = await read().where(and(inWorkspace(workspaceId), eq(reportImports.id, id)));
      return found;
    },

    async markTakenBack(workspaceId: string, id: string, takenBackAt: Date): Promise<void> {
      await db
        .update(reportImports)
        .set({ takenBackAt })
        .where(and(inWorkspace(workspaceId), eq(reportImports.id, id)));
    },

    /** What days had before the import wrote them; empty where it can't be taken back. */
    async daysOf(importId: string): Promise<ImportedDay[]> {
      const rows = await db.select(dayColumns).from(reportImportDays).where(eq(reportImportDays.importId, importId));
      const kept = await db
        .select(getTableColumns(reportImportAdDays))
        .from(reportImportAdDays)
        .innerJoin(
          reportImportDays,
          and(
            eq(reportImportDays.campaignId, reportImportAdDays.campaignId),
            eq(reportImportDays.day, reportImportAdDays.day),
          ),
        )
        .where(eq(reportImportDays.importId, importId));
      const adsOf = groupBy(kept, keyOfDay);
      return rows.map(({ campaignId, day, hadNumbers, ...numbers }) => ({
        campaignId,
        day,
        before: hadNumbers ? { day, ...numbers } : undefined,
        ads: (adsOf.get(keyOfDay({ campaignId, day })) ?? []).map(({ campaignId: _c, day: _d, ...ad }) => ad),
      }));
    },

    /** Keeps what days had before the import writes them. */
    async keepDays(importId: string, writes: (DayWrite & DayOfCampaign)[]): Promise<void> {
      for (const some of inSlices(writes)) {
        const rows = some.map(({ campaignId, day, before }) => ({
          campaign_id: campaignId,
          day,
          had_numbers: before !== undefined,
          ...inColumns(before ?? sumOf([])),
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

    /** From now on the imports that wrote one of these days can't be taken back. */
    async forgetDays(days: DayOfCampaign[]): Promise<void> {
      for (const some of inSlices(days)) {
        await db.execute(sql`
          delete from ${reportImportDays} where ${reportImportDays.importId} in (
            select written.import_id from ${asKeys(some)} as wanted(id uuid, day date)
            join ${reportImportDays} as written on written.campaign_id = wanted.id and written.day = wanted.day)`);
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
