import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reach } from '../lib/scope';
import type { Db } from './connect';
import { type MemberRole, roleToday, teamMembers, teams } from './tables/teams';
import { workspaces } from './tables/workspaces';
import { needsTwoStep } from './twoStepRule';

/** The workspaces that an account pays for. */
export const paidBy = (db: Db, payerId: string) =>
  db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.ownerId, payerId));

/** Where things of a kind are, and in which workspace each of them is. */
export interface ItemTable {
  table: PgTable;
  id: PgColumn;
  workspaceId: PgColumn;
}

export const itemsIn = (table: PgTable & { id: PgColumn; workspaceId: PgColumn }): ItemTable => ({
  table,
  id: table.id,
  workspaceId: table.workspaceId,
});

/** `kinds` has what all modules keep in workspaces. */
export function createReach<ItemKind extends string>(
  db: Db,
  kinds: Readonly<Record<ItemKind, ItemTable>>,
): Reach<ItemKind> {
  const statementFor = (kind: ItemKind) => {
    const { table, id, workspaceId } = kinds[kind];
    const actorId = sql.placeholder('actorId');
    // The thing may be the team itself.
    const team = alias(teams, 'the_team');
    const memberRole = roleToday<MemberRole | null>(teamMembers);
    return db
      .select({
        workspaceId: workspaces.id,
        payerId: workspaces.ownerId,
        memberRole,
        isWaiting: teamMembers.isWaiting,
        needsTwoStep: needsTwoStep({
          isRequired: team.requiresTwoStep,
          ownerId: workspaces.ownerId,
          accountId: sql`${actorId}`,
          memberRole,
        }),
      })
      .from(table)
      .innerJoin(workspaces, eq(workspaces.id, workspaceId))
      .leftJoin(team, eq(team.id, workspaces.id))
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
      const { workspaceId, payerId, memberRole, isWaiting, ...twoStep } = found;
      const role = payerId === actorId ? 'owner' : memberRole;
      return role === null
        ? undefined
        : {
            actorId,
            workspaceId,
            payerId,
            role,
            isWaiting: isWaiting ?? false,
            ...twoStep,
            isTeam: workspaceId !== payerId,
            right,
          };
    },
  };
}
