import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { accounts } from '../../db/tables/accounts';
import { roleToday, teamMembers, teams } from '../../db/tables/teams';
import { workspaces } from '../../db/tables/workspaces';
import { needsTwoStep } from '../../db/twoStepRule';
import type { Page, Paged } from '../../lib/page';
import type { Membership, MemberRole, SeatState, TeamCrowd, TeamFacts, TeamFields } from './teams.types';

const owners = alias(accounts, 'owners');
const mine = alias(teamMembers, 'mine');

/** When somebody joined a team: for the owner, when it was made. */
const since = sql<Date>`coalesce(${mine.joinedAt}, ${workspaces.createdAt})`.mapWith(workspaces.createdAt);

const columns = {
  id: teams.id,
  name: teams.name,
  description: teams.description,
  createdAt: workspaces.createdAt,
  owner: { id: owners.id, email: owners.email, fullName: owners.fullName, isDemo: owners.isDemo },
  memberRole: roleToday<MemberRole | null>(mine),
  requiresTwoStep: teams.requiresTwoStep,
  overSeatsSince: teams.overSeatsSince,
  seatsDecidedAt: teams.seatsDecidedAt,
};

export type TeamsRepository = ReturnType<typeof createTeamsRepository>;

export function createTeamsRepository(db: Db) {
  /** Teams with their owners, and an account's role in them. */
  const asSeenBy = (accountId: string) =>
    db
      .select({
        ...columns,
        needsTwoStep: needsTwoStep({
          isRequired: teams.requiresTwoStep,
          ownerId: workspaces.ownerId,
          accountId: sql`${accountId}`,
          memberRole: columns.memberRole,
        }),
        since,
      })
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

    /** Changes the given fields. */
    async update(id: string, change: Partial<TeamFields>, updatedAt: Date): Promise<void> {
      await db
        .update(teams)
        .set({ ...change, updatedAt })
        .where(eq(teams.id, id));
    },

    /** The team as an account sees it; `undefined` if it is gone, or the account does not belong to it. */
    async find(id: string, accountId: string): Promise<TeamFacts | undefined> {
      const [row] = await asSeenBy(accountId).where(
        and(eq(teams.id, id), or(eq(workspaces.ownerId, accountId), isNotNull(mine.id))),
      );
      return row && factsOf(row);
    },

    async setRequiresTwoStep(id: string, requiresTwoStep: boolean): Promise<void> {
      await db.update(teams).set({ requiresTwoStep }).where(eq(teams.id, id));
    },

    /** Remembers since when a team is over its seats, and when it was decided who can only read. */
    async setSeats(id: string, { overSince, decidedAt }: SeatState): Promise<void> {
      await db.update(teams).set({ overSeatsSince: overSince, seatsDecidedAt: decidedAt }).where(eq(teams.id, id));
    },

    /** Teams that have more people than `leastSeats`, or that were over their seats when they were last looked at. */
    async listCrowded(leastSeats: number): Promise<{ id: string; ownerId: string }[]> {
      const many = db
        .select({ id: teamMembers.teamId })
        .from(teamMembers)
        .where(isNotNull(teamMembers.accountId))
        .groupBy(teamMembers.teamId)
        .having(sql`count(*) + 1 > ${leastSeats}`);
      return db
        .select({ id: teams.id, ownerId: workspaces.ownerId })
        .from(teams)
        .innerJoin(workspaces, eq(workspaces.id, teams.id))
        .where(or(isNotNull(teams.overSeatsSince), inArray(teams.id, many)))
        .orderBy(asc(teams.id));
    },

    /** How many people are in each of the teams that an account owns, the owner included; the oldest team first. */
    async crowdsOwnedBy(ownerId: string): Promise<TeamCrowd[]> {
      return db
        .select({
          name: teams.name,
          joined: sql`1 + count(${teamMembers.accountId})`.mapWith(Number),
          invited: sql`count(${teamMembers.id}) - count(${teamMembers.accountId})`.mapWith(Number),
        })
        .from(teams)
        .innerJoin(workspaces, eq(workspaces.id, teams.id))
        .leftJoin(teamMembers, eq(teamMembers.teamId, teams.id))
        .where(eq(workspaces.ownerId, ownerId))
        .groupBy(teams.id, workspaces.createdAt)
        .orderBy(asc(workspaces.createdAt), asc(teams.id));
    },

    /** The teams that an account owns or belongs to, the oldest membership first; ties by id. */
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

type Row = Omit<TeamFacts, 'role' | 'seats'> & {
  memberRole: MemberRole | null;
  overSeatsSince: Date | null;
  seatsDecidedAt: Date | null;
};

const factsOf = ({ memberRole, overSeatsSince, seatsDecidedAt, ...facts }: Row): TeamFacts => ({
  id: facts.id,
  name: facts.name,
  description: facts.description,
  createdAt: facts.createdAt,
  owner: facts.owner,
  role: memberRole ?? 'owner',
  requiresTwoStep: facts.requiresTwoStep,
  needsTwoStep: facts.needsTwoStep,
  seats: { overSince: overSeatsSince, decidedAt: seatsDecidedAt },
});
