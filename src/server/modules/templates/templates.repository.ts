import { and, desc, eq, getTableColumns, ilike, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { likePattern } from '../../db/likePattern';
import { rowOf } from '../../db/rowOf';
import { templates } from '../../db/tables/templates';
import type { Page, Paged } from '../../lib/page';
import type { NewTemplate, Template, TemplateFields } from './templates.types';

const { workspaceId: _workspaceId, createdBy: _createdBy, ...columns } = getTableColumns(templates);

export type TemplatesRepository = ReturnType<typeof createTemplatesRepository>;

export function createTemplatesRepository(db: Db) {
  const inWorkspace = (workspaceId: string) => eq(templates.workspaceId, workspaceId);
  const owned = (workspaceId: string, id: string) => and(inWorkspace(workspaceId), eq(templates.id, id));
  return {
    count: (workspaceId: string) => db.$count(templates, inWorkspace(workspaceId)),

    async insert(added: NewTemplate): Promise<Template> {
      const [template] = await db.insert(templates).values(added).returning(columns);
      return rowOf(template);
    },

    async find(workspaceId: string, id: string): Promise<Template | undefined> {
      const [template] = await db.select(columns).from(templates).where(owned(workspaceId, id));
      return template;
    },

    /** Of all templates, the last changed first; ties by id. */
    async ids(workspaceId: string): Promise<string[]> {
      const rows = await db
        .select({ id: templates.id })
        .from(templates)
        .where(inWorkspace(workspaceId))
        .orderBy(desc(templates.updatedAt), desc(templates.id));
      return rows.map(({ id }) => id);
    },

    /** Which of these templates exist, in any order. */
    async listByIds(workspaceId: string, ids: string[]): Promise<Template[]> {
      return db
        .select(columns)
        .from(templates)
        .where(and(inWorkspace(workspaceId), inArray(templates.id, ids)));
    },

    /** The last changed first; ties by id. `search` is looked for in the names, regardless of case. */
    async page(workspaceId: string, search: string, { limit, offset }: Page): Promise<Paged<Template>> {
      const where = and(inWorkspace(workspaceId), search ? ilike(templates.name, likePattern(search)) : undefined);
      const [total, items] = await Promise.all([
        db.$count(templates, where),
        db
          .select(columns)
          .from(templates)
          .where(where)
          .orderBy(desc(templates.updatedAt), desc(templates.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { items, total };
    },

    /** `undefined` if the account has no such template. */
    async update(
      workspaceId: string,
      id: string,
      change: Partial<TemplateFields>,
      updatedAt: Date,
    ): Promise<Template | undefined> {
      const [template] = await db
        .update(templates)
        .set({ ...change, updatedAt })
        .where(owned(workspaceId, id))
        .returning(columns);
      return template;
    },

    /** Counts one use; `undefined` if the account has no such template. */
    async countUse(workspaceId: string, id: string): Promise<Template | undefined> {
      const [template] = await db
        .update(templates)
        .set({ uses: sql`${templates.uses} + 1` })
        .where(owned(workspaceId, id))
        .returning(columns);
      return template;
    },

    /** The name of what it deleted; `undefined` if there is none. */
    async delete(workspaceId: string, id: string): Promise<string | undefined> {
      const [gone] = await db.delete(templates).where(owned(workspaceId, id)).returning({ name: templates.name });
      return gone?.name;
    },
  };
}
