import { createHash } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { rowOf } from '../../db/rowOf';
import { accounts } from '../../db/tables/accounts';
import { reportColumns } from '../../db/tables/reportColumns';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import type { Workspace } from '../../lib/scope';
import type { NewColumns, RememberedColumns } from './reportColumns.types';

/** How many header rows of a workspace are remembered. */
const mostRemembered = 50;

export type ReportColumnsRepository = ReturnType<typeof createReportColumnsRepository>;

export function createReportColumnsRepository(db: Db) {
  const inWorkspace = (workspaceId: string) => eq(reportColumns.workspaceId, workspaceId);

  const read = () =>
    db
      .select({
        id: reportColumns.id,
        titles: reportColumns.titles,
        places: reportColumns.places,
        chosenAt: reportColumns.chosenAt,
        chosenBy: { id: accounts.id, fullName: accounts.fullName },
      })
      .from(reportColumns)
      .leftJoin(accounts, eq(accounts.id, reportColumns.createdBy));

  return {
    /** The newest first; ties by id. */
    async page(workspaceId: string, { limit, offset }: Page): Promise<Paged<RememberedColumns>> {
      const [total, found] = await Promise.all([
        db.$count(reportColumns, inWorkspace(workspaceId)),
        read()
          .where(inWorkspace(workspaceId))
          .orderBy(desc(reportColumns.chosenAt), desc(reportColumns.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { items: found.map(withTitles), total };
    },

    /** Replaces what was chosen for the same titles. Of a workspace's header rows those chosen last are kept. */
    async keep(
      { workspaceId, actorId }: Workspace,
      { titles, places, chosenAt }: NewColumns,
    ): Promise<RememberedColumns> {
      const lines = titles.join('\n');
      const titlesHash = createHash('sha256').update(lines).digest('hex');
      const chosen = { createdBy: actorId, places, chosenAt };
      const [kept] = await db
        .insert(reportColumns)
        .values({ id: newId(), workspaceId, titles: lines, titlesHash, ...chosen })
        .onConflictDoUpdate({ target: [reportColumns.workspaceId, reportColumns.titlesHash], set: chosen })
        .returning({ id: reportColumns.id });
      const tooMany = db
        .select({ id: reportColumns.id })
        .from(reportColumns)
        .where(inWorkspace(workspaceId))
        .orderBy(desc(reportColumns.chosenAt), desc(reportColumns.id))
        .offset(mostRemembered);
      await db.delete(reportColumns).where(inArray(reportColumns.id, tooMany));
      const [found] = kept ? await read().where(eq(reportColumns.id, kept.id)) : [];
      return withTitles(rowOf(found));
    },

    /** Whether there were any. */
    async delete(workspaceId: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(reportColumns)
        .where(and(inWorkspace(workspaceId), eq(reportColumns.id, id)))
        .returning({ id: reportColumns.id });
      return gone.length === 1;
    },
  };
}

const withTitles = <Row extends { titles: string }>(row: Row) => ({ ...row, titles: row.titles.split('\n') });
