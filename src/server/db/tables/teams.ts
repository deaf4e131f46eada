import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, type PgColumn, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { workspaceId, workspaces } from './workspaces';

/** A workspace in which several people work. Its owner is the workspace's, and is no row of `team_members`. */
export const teams = pgTable(
  'teams',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    updatedAt: moment('updated_at').notNull(),
    /** Whether the owner and admins need two-step sign-in to do more than read. */
    requiresTwoStep: boolean('requires_two_step').notNull().default(false),
    /** Since when more people have joined than the owner's plan has seats; null while they fit. */
    overSeatsSince: moment('over_seats_since'),
    /** When it was decided who of them can only read, by the owner or by time; null until then. */
    seatsDecidedAt: moment('seats_decided_at'),
  },
  (table) => [
    check('teams_name_length', sql`char_length(${table.name}) between 1 and 80`),
    check('teams_description_length', sql`char_length(${table.description}) <= 5000`),
  ],
);

/**
 * Who belongs to a team beside its owner: those who joined, and those who are invited and have not joined yet. Both
 * take a place of the plan's members.
 */
export const teamMembers = pgTable(
  'team_members',
  {
    id: uuid('id').primaryKey(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Where the invitation went, as typed. An address gives no access by itself. */
    email: text('email').notNull(),
    /** Null until somebody with the mailed link has joined. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['viewer', 'editor', 'admin'] }).notNull(),
    invitedBy: uuid('invited_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** SHA-256 of the newest link's token, which is kept so that a used link can say that it was used. */
    tokenHash: text('token_hash').notNull(),
    /** When the newest link ends. */
    expiresAt: moment('expires_at').notNull(),
    invitedAt: moment('invited_at').notNull(),
    joinedAt: moment('joined_at'),
    /** Whether the owner chose the person to stay active, where not everybody can. */
    keepsSeat: boolean('keeps_seat').notNull().default(false),
    /** Whether the person can only read, whatever the role, until there is a seat. */
    isWaiting: boolean('is_waiting').notNull().default(false),
  },
  (table) => [
    uniqueIndex('team_members_token_hash').on(table.tokenHash),
    uniqueIndex('team_members_account').on(table.teamId, table.accountId),
    uniqueIndex('team_members_invited')
      .on(table.teamId, sql`lower(${table.email})`)
      .where(sql`${table.accountId} is null`),
    index('team_members_teams').on(table.accountId),
    index('team_members_invited_by').on(table.invitedBy),
    check('team_members_role', sql`${table.role} in ('viewer', 'editor', 'admin')`),
    check('team_members_email_length', sql`char_length(${table.email}) between 3 and 254`),
    check('team_members_joined', sql`(${table.accountId} is null) = (${table.joinedAt} is null)`),
  ],
);

export type MemberRole = (typeof teamMembers.$inferSelect)['role'];

/** What a member may do at this moment: only read without a seat. `Role` says whether there may be no member. */
export const roleToday = <Role extends MemberRole | null = MemberRole>(member: {
  role: PgColumn;
  isWaiting: PgColumn;
}): SQL<Role> => sql`case when ${member.isWaiting} then 'viewer' else ${member.role} end`;

/**
 * Who did what in a team, the newest of it: one row says whether anything changed since it was read. Names are as they
 * were, so a row can be read when the person or the thing is gone.
 */
export const teamActivities = pgTable(
  'team_activities',
  {
    /** Grows with time, so the newest has the greatest. */
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    actorId: uuid('actor_id').references(() => accounts.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    /** One of the contract's, such as `campaign_created`. */
    action: text('action').notNull(),
    /** What was done something to, if it has an id that can be followed. */
    subjectId: uuid('subject_id'),
    subjectName: text('subject_name').notNull(),
    /** What else the sentence needs, such as the role that somebody got; empty if nothing. */
    detail: text('detail').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('team_activities_by_age').on(table.workspaceId, table.id),
    index('team_activities_actor').on(table.actorId),
    check(
      'team_activities_lengths',
      sql`char_length(${table.actorName}) <= 120 and char_length(${table.action}) <= 60 and char_length(${table.subjectName}) <= 254 and char_length(${table.detail}) <= 254`,
    ),
  ],
);
