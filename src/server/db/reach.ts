import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ItemKind, Reach } from '../lib/scope';
import type { Db } from './connect';
import { ads } from './tables/ads';
import { aiGenerations } from './tables/ai';
import { campaigns } from './tables/campaigns';
import { images } from './tables/images';
import { linkPresets } from './tables/links';
import { templates } from './tables/templates';
import { type MemberRole, roleToday, teamMembers, teams } from './tables/teams';
import { workspaces } from './tables/workspaces';

/** The workspaces that an account pays for. */
export const paidBy = (db: Db, payerId: string) =>
  db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.ownerId, payerId));

interface OfWorkspace {
  table: PgTable;
  id: PgColumn;
  workspaceId: PgColumn;
}

const rowsOf = (table: PgTable & { id: PgColumn; workspaceId: PgColumn }): OfWorkspace => ({
  table,
  id: table.id,
  workspaceId: table.workspaceId,
});

const kinds: Record<ItemKind, OfWorkspace> = {
  team: { table: teams, id: teams.id, workspaceId: teams.id },
  campaign: rowsOf(campaigns),
  template: rowsOf(templates),
  ad: rowsOf(ads),
  image: rowsOf(images),
  preset: rowsOf(linkPresets),
  generation: rowsOf(aiGenerations),
};

export function createReach(db: Db): Reach {
  const statementFor = (kind: ItemKind) => {
    const { table, id, workspaceId } = kinds[kind];
    const actorId = sql.placeholder('actorId');
    return db
      .select({
        workspaceId: workspaces.id,
        payerId: workspaces.ownerId,
        memberRole: roleToday<MemberRole | null>(teamMembers),
        isWaiting: teamMembers.isWaiting,
      })
      .from(table)
      .innerJoin(workspaces, eq(workspaces.id, workspaceId))
      .leftJoin(teamMembers, and(eq(teamMembers.teamId, workspaces.id), eq(teamMembers.accountId, actorId)))
      .where(and(eq(id, sql.placeholder('id')), or(eq(workspaces.ownerId, actorId), isNotNull(teamMembers.id))))
      .prepare(`reach_${kind}`);
  };
  const statements = new Map<ItemKind, ReturnType<typeof statementFor>>();

  return {
    async ofItem(actorId, kind, id, right) {
      const statement = statements.get(kind) ?? statementFor(kind);
      statements.set(kind, statement);
      const [found] = await statement.execute({ id, actorId });
      if (!found) return undefined;
      const { workspaceId, payerId, memberRole, isWaiting } = found;
      const role = payerId === actorId ? 'owner' : memberRole;
      return role === null
        ? undefined
        : {
            actorId,
            workspaceId,
            payerId,
            role,
            isWaiting: isWaiting ?? false,
            isTeam: workspaceId !== payerId,
            right,
          };
    },
  };
}
