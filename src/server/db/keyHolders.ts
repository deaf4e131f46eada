import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accountColumns } from './accountColumns';
import type { Db } from './connect';
import { keyColumns, keyWorksAt } from './keyColumns';
import { newestOfOwner, subscriptionIn } from './ownersPlan';
import { accounts } from './tables/accounts';
import { apiKeys } from './tables/apiKeys';
import { plans } from './tables/plans';
import { workspaces } from './tables/workspaces';

/** One statement, because every call with a key asks it. */
function prepareStatement(db: Db) {
  const least = alias(plans, 'least');
  const owner = alias(accounts, 'owner');
  const newest = newestOfOwner(db);
  return db
    .select({
      key: keyColumns,
      account: accountColumns,
      payerId: workspaces.ownerId,
      isOwnerDemo: owner.isDemo,
      subscription: subscriptionIn(newest),
      subscribed: { hasApiAccess: plans.hasApiAccess },
      least: { hasApiAccess: least.hasApiAccess },
    })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
    .innerJoin(owner, eq(owner.id, workspaces.ownerId))
    .innerJoin(least, eq(least.id, sql.placeholder('leastPlan')))
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(plans, eq(plans.id, newest.planId))
    .where(and(eq(apiKeys.tokenHash, sql.placeholder('tokenHash')), keyWorksAt(sql.placeholder('now'))))
    .prepare('key_holder');
}

/** Finds who calls with a key, and what decides on the plan that pays for it. */
export function createKeyHolders(db: Db) {
  let prepared: ReturnType<typeof prepareStatement> | undefined;
  return {
    /** `undefined` if there is no such key, or it has ended. `leastPlan` is the one of accounts without a subscription. */
    async find(tokenHash: string, now: Date, leastPlan: string) {
      prepared ??= prepareStatement(db);
      const [found] = await prepared.execute({ tokenHash, now, leastPlan });
      return found;
    },
  };
}
