import { and, desc, eq, getTableColumns, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { accounts } from '../../db/tables/accounts';
import { campaigns } from '../../db/tables/campaigns';
import { reportImportDays, reportImports } from '../../db/tables/reportImports';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import type { Workspace } from '../../lib/scope';
import type { NewImport, PastImport } from './pastImports.types';

/** How many imports of a workspace are kept. */
const mostImports = 500;

const {
  workspaceId: _workspaceId,
  createdBy: _createdBy,
  campaignId: _campaignId,
  campaignIds: _campaignIds,
  ...columns
} = getTableColumns(reportImports);

/** An import that can get further parts. */
export interface OpenImport {
  id: string;
  campaignIds: string[];
  /** Whether it wrote any day. */
  isChanged: boolean;
  canBeTakenBack: boolean;
}

const canBeTakenBack = sql<boolean>`exists (select from ${reportImportDays} where ${reportImportDays.importId} = ${reportImports.id})`;

const asCampaigns = (campaignIds: string[]) => ({
  campaignIds,
  campaignCount: campaignIds.length,
  campaignId: campaignIds.length === 1 ? campaignIds[0] : null,
});

export type PastImportsRepository = ReturnType<typeof createPastImportsRepository>;

/** The files that numbers were imported from. */
export function createPastImportsRepository(db: Db) {
  const inWorkspace = (workspaceId: string) => eq(reportImports.workspaceId, workspaceId);

  const read = () =>
    db
      .select({
        ...columns,
        importedBy: accounts.fullName,
        campaign: { id: campaigns.id, name: campaigns.name },
        canBeTakenBack,
      })
      .from(reportImports)
      .leftJoin(accounts, eq(accounts.id, reportImports.createdBy))
      .leftJoin(
        campaigns,
        and(eq(campaigns.id, reportImports.campaignId), eq(campaigns.workspaceId, reportImports.workspaceId)),
      );

  return {
    /**
     * Stores what an import did, and returns its id; undefined where `id` is some other import's. Of a workspace's imports
     * the newest are kept.
     */
    async insert(
      { workspaceId, actorId }: Workspace,
      { campaignIds, ...added }: NewImport,
      createdAt: Date,
      id = newId(),
    ): Promise<string | undefined> {
      const [inserted] = await db
        .insert(reportImports)
        .values({ id, workspaceId, createdBy: actorId, ...asCampaigns(campaignIds), createdAt, ...added })
        .onConflictDoNothing()
        .returning({ id: reportImports.id });
      if (!inserted) return undefined;
      const tooMany = db
        .select({ id: reportImports.id })
        .from(reportImports)
        .where(inWorkspace(workspaceId))
        .orderBy(desc(reportImports.createdAt), desc(reportImports.id))
        .offset(mostImports);
      await db.delete(reportImports).where(inArray(reportImports.id, tooMany));
      return id;
    },

    /** An import that its person began at `since` or later, and has not undone. */
    async findOpen({ workspaceId, actorId }: Workspace, id: string, since: Date): Promise<OpenImport | undefined> {
      const [found] = await db
        .select({
          id: reportImports.id,
          campaignIds: reportImports.campaignIds,
          isChanged: sql<boolean>`${reportImports.added} + ${reportImports.changed} > 0`,
          canBeTakenBack,
        })
        .from(reportImports)
        .where(
          and(
            inWorkspace(workspaceId),
            eq(reportImports.id, id),
            eq(reportImports.createdBy, actorId),
            gte(reportImports.createdAt, since),
            isNull(reportImports.takenBackAt),
          ),
        );
      return found;
    },

    /** Adds what the next part of an import did. */
    async extend(workspaceId: string, open: OpenImport, part: NewImport): Promise<void> {
      const plus = (name: 'added' | 'changed' | 'unchanged' | 'refused') => sql`${reportImports[name]} + ${part[name]}`;
      await db
        .update(reportImports)
        .set({
          ...asCampaigns([...new Set([...open.campaignIds, ...part.campaignIds])]),
          added: plus('added'),
          changed: plus('changed'),
          unchanged: plus('unchanged'),
          refused: plus('refused'),
          runsUntil: part.runsUntil,
        })
        .where(and(inWorkspace(workspaceId), eq(reportImports.id, open.id)));
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

    /** It is over, though some of its days may still have to be undone. */
    async markTakenBack(workspaceId: string, id: string, takenBackAt: Date | null): Promise<void> {
      await db
        .update(reportImports)
        .set({ takenBackAt, runsUntil: null })
        .where(and(inWorkspace(workspaceId), eq(reportImports.id, id)));
    },
  };
}
