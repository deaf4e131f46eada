import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { rowOf } from '../../db/rowOf';
import { analyticsViews } from '../../db/tables/analytics';
import type { Page, Paged } from '../../lib/page';
import type { NewView, SavedView } from './views.types';

const { workspaceId: _workspaceId, createdBy: _createdBy, ...columns } = getTableColumns(analyticsViews);
const { id, createdAt } = columns;

export type ViewsRepository = ReturnType<typeof createViewsRepository>;

export function createViewsRepository(db: Db) {
  const inWorkspace = (workspaceId: string) => eq(analyticsViews.workspaceId, workspaceId);
  return {
    count: (workspaceId: string) => db.$count(analyticsViews, inWorkspace(workspaceId)),

    async insert(view: NewView): Promise<SavedView> {
      const [row] = await db.insert(analyticsViews).values(view).returning(columns);
      return rowOf(row);
    },

    /** The newest first; ties by id. */
    async page(workspaceId: string, { limit, offset }: Page): Promise<Paged<SavedView>> {
      const where = inWorkspace(workspaceId);
      const [total, items] = await Promise.all([
        db.$count(analyticsViews, where),
        db
          .select(columns)
          .from(analyticsViews)
          .where(where)
          .orderBy(desc(createdAt), desc(id))
          .limit(limit)
          .offset(offset),
      ]);
      return { items, total };
    },

    /** `undefined` where there is none. */
    async rename(workspaceId: string, viewId: string, newName: string): Promise<SavedView | undefined> {
      const [row] = await db
        .update(analyticsViews)
        .set({ name: newName })
        .where(and(inWorkspace(workspaceId), eq(id, viewId)))
        .returning(columns);
      return row;
    },

    /** Whether there was one. */
    async delete(workspaceId: string, viewId: string): Promise<boolean> {
      const gone = await db
        .delete(analyticsViews)
        .where(and(inWorkspace(workspaceId), eq(id, viewId)))
        .returning({ id });
      return gone.length === 1;
    },
  };
}
