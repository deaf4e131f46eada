import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { accounts } from '../../db/tables/accounts';
import { teamMembers, teams } from '../../db/tables/teams';
import { workspaces } from '../../db/tables/workspaces';
import type { Page, Paged } from '../../lib/page';
import type { Membership, TeamFacts, TeamFields } from './teams.types';

const owners = alias(accounts, 'owners');
const mine = alias(teamMembers, 'mine');

/** Since when somebody belongs to a team: the owner, since it was made. */
const since = sql<Date>`coalesce(${mine.joinedAt}, ${workspaces.createdAt})`.mapWith(workspaces.createdAt);

const columns = {
  id: teams.id,
  name: teams.name,
  description: teams.description,
  createdAt: workspaces.createdAt,
  owner: { id: owners.id, email: owners.email, fullName: owners.fullName, isDemo: owners.isDemo },
  memberRole: mine.role,
};

export type TeamsRepository = ReturnType<typeof createTeamsRepository>;

export function createTeamsRepository(db: Db) {
  /** Teams with their owners, and what an account is in them. */
  const asSeenBy = (accountId: string) =>
    db
      .select({ ...columns, since })
      .from(teams)
      .innerJoin(workspaces, eq(workspaces.id, teams.id))
      .innerJoin(owners, eq(owners.id, workspaces.ownerId))
      .leftJoin(mine, and(eq(mine.teamId, teams.id), eq(mine.accountId, accountId)));

  /** Each by an index of its own: an "or" over both would read every team there is. */
  const idsOf = (accountId: string) =>
    unionAll(
      db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.ownerId, accountId)),
      db.select({ id: teamMembers.teamId }).from(teamMembers).where(eq(teamMembers.accountId, accountId)),
    );
  const ofAccount = (accountId: string) => inArray(teams.id, idsOf(accountId));

  return {
    async insert(id: string, { name, description }: TeamFields, updatedAt: Date): Promise<void> {
      await db.insert(teams).values({ id, name, description, updatedAt });
    },

    /** Changes what is given. */
    async update(id: string, change: Partial<TeamFields>, updatedAt: Date): Promise<void> {
      await db
        .update(teams)
        .set({ ...change, updatedAt })
        .where(eq(teams.id, id));
    },

    /** The team as an account sees it that belongs to it; `undefined` if it is gone. */
    async find(id: string, accountId: string): Promise<TeamFacts | undefined> {
      const [row] = await asSeenBy(accountId).where(eq(teams.id, id));
      return row && factsOf(row);
    },

    /** `undefined` if it is gone. */
    async findOwnerId(id: string): Promise<string | undefined> {
      const [row] = await db
        .select({ ownerId: workspaces.ownerId })
        .from(teams)
        .innerJoin(workspaces, eq(workspaces.id, teams.id))
        .where(eq(teams.id, id));
      return row?.ownerId;
    },

    /** Those that an account owns or belongs to, the oldest membership first; ties by id. */
    async page(accountId: string, { limit, offset }: Page): Promise<Paged<TeamFacts>> {
      const [total, rows] = await Promise.all([
        db.$count(teams, ofAccount(accountId)),
        asSeenBy(accountId).where(ofAccount(accountId)).orderBy(asc(since), asc(teams.id)).limit(limit).offset(offset),
      ]);
      return { items: rows.map(factsOf), total };
    },

    /** All that an account owns or belongs to, the oldest membership first. */
    async memberships(accountId: string): Promise<Membership[]> {
      const rows = await asSeenBy(accountId).where(ofAccount(accountId)).orderBy(asc(since), asc(teams.id));
      return rows.map(({ id, name, memberRole, since: joinedAt }) => ({
        id,
        name,
        role: memberRole ?? 'owner',
        joinedAt,
      }));
    },

    /** The names of the teams that an account owns, the oldest first. */
    async namesOwnedBy(ownerId: string): Promise<string[]> {
      const rows = await db
        .select({ name: teams.name })
        .from(teams)
        .innerJoin(workspaces, eq(workspaces.id, teams.id))
        .where(eq(workspaces.ownerId, ownerId))
        .orderBy(asc(workspaces.createdAt), asc(teams.id));
      return rows.map(({ name }) => name);
    },
  };
}

type Row = Omit<TeamFacts, 'role'> & { memberRole: (typeof teamMembers.$inferSelect)['role'] | null };

const factsOf = ({ id, name, description, createdAt, owner, memberRole }: Row): TeamFacts => ({
  id,
  name,
  description,
  createdAt,
  owner,
  role: memberRole ?? 'owner',
});
