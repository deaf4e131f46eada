import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { rowOf } from '../../db/rowOf';
import { linkPresets, linkSettings } from '../../db/tables/links';
import type { Page, Paged } from '../../lib/page';
import type { LinkPreset, LinkSettings, NewLinkPreset } from './links.types';

const { workspaceId: _workspaceId, createdBy: _createdBy, ...columns } = getTableColumns(linkPresets);

export type LinksRepository = ReturnType<typeof createLinksRepository>;

export function createLinksRepository(db: Db) {
  const inWorkspace = (workspaceId: string) => eq(linkPresets.workspaceId, workspaceId);
  return {
    count: (workspaceId: string) => db.$count(linkPresets, inWorkspace(workspaceId)),

    async insert({ utm: { id: utmId, ...utm }, ...added }: NewLinkPreset): Promise<LinkPreset> {
      const [row] = await db
        .insert(linkPresets)
        .values({ ...added, ...utm, utmId })
        .returning(columns);
      return presetOf(rowOf(row));
    },

    /** The newest first; ties by id. */
    async page(workspaceId: string, { limit, offset }: Page): Promise<Paged<LinkPreset>> {
      const where = inWorkspace(workspaceId);
      const [total, found] = await Promise.all([
        db.$count(linkPresets, where),
        db
          .select(columns)
          .from(linkPresets)
          .where(where)
          .orderBy(desc(linkPresets.createdAt), desc(linkPresets.id))
          .limit(limit)
          .offset(offset),
      ]);
      return { items: found.map(presetOf), total };
    },

    /** Whether there was one. */
    async delete(workspaceId: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(linkPresets)
        .where(and(inWorkspace(workspaceId), eq(linkPresets.id, id)))
        .returning({ id: linkPresets.id });
      return gone.length === 1;
    },

    /** `undefined` if the account has chosen nothing yet. */
    async findSettings(workspaceId: string): Promise<LinkSettings | undefined> {
      const [settings] = await db
        .select({ separator: linkSettings.separator })
        .from(linkSettings)
        .where(eq(linkSettings.workspaceId, workspaceId));
      return settings;
    },

    async saveSettings(workspaceId: string, settings: LinkSettings): Promise<void> {
      await db
        .insert(linkSettings)
        .values({ workspaceId, ...settings })
        .onConflictDoUpdate({ target: linkSettings.workspaceId, set: settings });
    },
  };
}

function presetOf(row: Pick<typeof linkPresets.$inferSelect, keyof typeof columns>): LinkPreset {
  const { source, medium, campaign, term, content, utmId, ...preset } = row;
  return { ...preset, utm: { source, medium, campaign, term, content, id: utmId } };
}
