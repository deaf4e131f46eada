import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from './connect';
import { newestOfOwner, subscriptionIn } from './ownersPlan';
import { accounts } from './tables/accounts';
import { plans } from './tables/plans';
import { type MemberRole, roleToday, teamMembers, teams } from './tables/teams';
import { workspaces } from './tables/workspaces';

/** The plans that accounts have without a subscription. */
type LeastPlans = { ofAccounts: string; ofDemos: string };

/** One statement each, because every change in a team and the first call of every page ask for it. */
function prepareStatements(db: Db) {
  const least = alias(plans, 'least');
  const newest = newestOfOwner(db);
  const leastPlan = sql`case when ${accounts.isDemo} then ${sql.placeholder('ofDemos')} else ${sql.placeholder('ofAccounts')} end`;
  const columns = {
    name: teams.name,
    isOwnerDemo: accounts.isDemo,
    subscription: subscriptionIn(newest),
    subscribed: { hasTeams: plans.hasTeams, hasAiCopy: plans.hasAiCopy },
    least: { hasTeams: least.hasTeams, hasAiCopy: least.hasAiCopy },
  };
  const ofTeam = db
    .select(columns)
    .from(teams)
    .innerJoin(workspaces, eq(workspaces.id, teams.id))
    .innerJoin(accounts, eq(accounts.id, workspaces.ownerId))
    .innerJoin(least, eq(least.id, leastPlan))
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(plans, eq(plans.id, newest.planId))
    .where(eq(teams.id, sql.placeholder('teamId')))
    .prepare('team_plan');
  const ofMember = db
    .select({ ...columns, role: roleToday<MemberRole>(teamMembers) })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(workspaces, eq(workspaces.id, teams.id))
    .innerJoin(accounts, eq(accounts.id, workspaces.ownerId))
    .innerJoin(least, eq(least.id, leastPlan))
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(plans, eq(plans.id, newest.planId))
    .where(eq(teamMembers.accountId, sql.placeholder('accountId')))
    .prepare('member_plans');
  return { ofTeam, ofMember };
}

/** The plans of teams' owners. */
export function createTeamPlans(db: Db) {
  let prepared: ReturnType<typeof prepareStatements> | undefined;
  const statements = () => (prepared ??= prepareStatements(db));

  return {
    /** `undefined` if the team is gone. `least` are the plans that accounts have without a subscription. */
    async find(teamId: string, least: LeastPlans) {
      const [found] = await statements().ofTeam.execute({ teamId, ...least });
      return found;
    },

    /** Of the teams that the account has joined, in any order; those that it owns are left out. */
    listOfMember: (accountId: string, least: LeastPlans) => statements().ofMember.execute({ accountId, ...least }),
  };
}
