import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect';
import { accounts } from '../../db/tables/accounts';
import { teamMembers, teams } from '../../db/tables/teams';
import { workspaces } from '../../db/tables/workspaces';
import type { Invitation, Member, MemberRole } from './teams.types';

/** Who has joined. */
const joined = alias(accounts, 'joined');
const inviters = alias(accounts, 'inviters');

const isOpen = isNull(teamMembers.accountId);

const columns = {
  id: teamMembers.id,
  teamId: teamMembers.teamId,
  // Null for the invited: whether an address has an account stays private until it accepts.
  accountId: teamMembers.accountId,
  email: sql<string>`coalesce(${joined.email}, ${teamMembers.email})`,
  fullName: sql<string>`coalesce(${joined.fullName}, '')`,
  role: teamMembers.role,
  invitedAt: teamMembers.invitedAt,
  expiresAt: teamMembers.expiresAt,
  joinedAt: teamMembers.joinedAt,
  isWaiting: teamMembers.isWaiting,
};

/** A link of an invitation. */
export interface NewLink {
  role: MemberRole;
  invitedBy: string;
  tokenHash: string;
  expiresAt: Date;
  invitedAt: Date;
}

export type MembersRepository = ReturnType<typeof createMembersRepository>;

/** Who belongs to teams beside their owners, or is invited. */
export function createMembersRepository(db: Db) {
  const members = () => db.select(columns).from(teamMembers).leftJoin(joined, eq(joined.id, teamMembers.accountId));
  const ofTeam = (teamId: string) => eq(teamMembers.teamId, teamId);

  return {
    /** Of several teams: first the members, the oldest first, then the invited. */
    listOf: (teamIds: string[]): Promise<Member[]> =>
      members()
        .where(inArray(teamMembers.teamId, teamIds))
        .orderBy(sql`${teamMembers.joinedAt} asc nulls last`, asc(teamMembers.id)),

    /** By the id of the member, or of the account that has joined. */
    async find(teamId: string, id: string): Promise<Member | undefined> {
      const [member] = await members().where(and(ofTeam(teamId), or(eq(teamMembers.id, id), eq(joined.id, id))));
      return member;
    },

    /** The open invitation of an address, regardless of case. */
    async findInvited(teamId: string, email: string): Promise<Member | undefined> {
      const [member] = await members().where(
        and(ofTeam(teamId), isOpen, eq(sql`lower(${teamMembers.email})`, sql`lower(${email})`)),
      );
      return member;
    },

    /** The owner not included. */
    async counts(teamId: string): Promise<{ all: number; joined: number }> {
      const [row] = await db
        .select({ all: count(), joined: count(teamMembers.joinedAt) })
        .from(teamMembers)
        .where(ofTeam(teamId));
      return row ?? { all: 0, joined: 0 };
    },

    async invite(id: string, teamId: string, email: string, link: NewLink): Promise<void> {
      await db.insert(teamMembers).values({ id, teamId, email, ...link });
    },

    /** Adds somebody who needs no invitation. The hash is of a token that nobody gets. */
    async add(id: string, teamId: string, email: string, accountId: string, link: NewLink): Promise<void> {
      await db.insert(teamMembers).values({ id, teamId, email, accountId, joinedAt: link.invitedAt, ...link });
    },

    /** Replaces an open link by a new one. */
    async renew(id: string, link: NewLink): Promise<void> {
      await db
        .update(teamMembers)
        .set(link)
        .where(and(eq(teamMembers.id, id), isOpen));
    },

    /** All members, in the order of their claim to a seat. */
    async listJoined(teamId: string): Promise<{ id: string; isWaiting: boolean }[]> {
      return db
        .select({ id: teamMembers.id, isWaiting: teamMembers.isWaiting })
        .from(teamMembers)
        .where(and(ofTeam(teamId), isNotNull(teamMembers.accountId)))
        .orderBy(desc(teamMembers.keepsSeat), asc(teamMembers.joinedAt), asc(teamMembers.id));
    },

    /** Gives these the first claim to a seat, and nobody else. */
    async setKept(teamId: string, ids: string[]): Promise<void> {
      const isKept = sql`${teamMembers.id} = any(${sql.param(ids)}::uuid[])`;
      await db.update(teamMembers).set({ keepsSeat: isKept }).where(ofTeam(teamId));
    },

    /** Makes these, and nobody else, wait for a seat. */
    async setWaiting(teamId: string, ids: string[]): Promise<void> {
      const waits = sql`${teamMembers.id} = any(${sql.param(ids)}::uuid[])`;
      await db
        .update(teamMembers)
        .set({ isWaiting: waits })
        .where(and(ofTeam(teamId), sql`${teamMembers.isWaiting} <> (${waits})`));
    },

    async setRole(id: string, role: MemberRole): Promise<void> {
      await db.update(teamMembers).set({ role }).where(eq(teamMembers.id, id));
    },

    /** Makes somebody who was invited a member. */
    async join(id: string, accountId: string, joinedAt: Date): Promise<void> {
      await db
        .update(teamMembers)
        .set({ accountId, joinedAt })
        .where(and(eq(teamMembers.id, id), isOpen));
    },

    async delete(id: string): Promise<void> {
      await db.delete(teamMembers).where(eq(teamMembers.id, id));
    },

    /** The invitation of a link; `undefined` if it is unknown, withdrawn or replaced. */
    async findByLink(tokenHash: string): Promise<Invitation | undefined> {
      const [found] = await db
        .select({
          memberId: teamMembers.id,
          team: { id: teams.id, name: teams.name, description: teams.description },
          ownerId: workspaces.ownerId,
          email: teamMembers.email,
          role: teamMembers.role,
          invitedBy: sql<string>`coalesce(${inviters.fullName}, '')`,
          expiresAt: teamMembers.expiresAt,
          usedBy: teamMembers.accountId,
        })
        .from(teamMembers)
        .innerJoin(teams, eq(teams.id, teamMembers.teamId))
        .innerJoin(workspaces, eq(workspaces.id, teams.id))
        .leftJoin(inviters, eq(inviters.id, teamMembers.invitedBy))
        .where(eq(teamMembers.tokenHash, tokenHash));
      return found;
    },
  };
}
