import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ItemKind, personalScope, type Reach } from '../lib/scope';
import type { Db } from './connect';
import { ads } from './tables/ads';
import { aiGenerations } from './tables/ai';
import { campaigns } from './tables/campaigns';
import { images } from './tables/images';
import { linkPresets } from './tables/links';
import { templates } from './tables/templates';
import { workspaces } from './tables/workspaces';

/** The workspaces that an account pays for. */
export const paidBy = (db: Db, payerId: string) =>
  db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.ownerId, payerId));

type OfWorkspace = PgTable & { id: PgColumn; workspaceId: PgColumn };

const tables: Record<ItemKind, OfWorkspace> = {
  campaign: campaigns,
  template: templates,
  ad: ads,
  image: images,
  preset: linkPresets,
  generation: aiGenerations,
};

export function createReach(db: Db): Reach {
  const statementFor = (kind: ItemKind) => {
    const table = tables[kind];
    return db
      .select({ workspaceId: workspaces.id, payerId: workspaces.ownerId })
      .from(table)
      .innerJoin(workspaces, eq(workspaces.id, table.workspaceId))
      .where(and(eq(table.id, sql.placeholder('id')), eq(workspaces.ownerId, sql.placeholder('actorId'))))
      .prepare(`reach_${kind}`);
  };
  const statements = new Map<ItemKind, ReturnType<typeof statementFor>>();

  return {
    personal: personalScope,

    async ofItem(actorId, kind, id) {
      const statement = statements.get(kind) ?? statementFor(kind);
      statements.set(kind, statement);
      const [found] = await statement.execute({ id, actorId });
      return found && { ...found, actorId, role: 'owner' };
    },
  };
}
