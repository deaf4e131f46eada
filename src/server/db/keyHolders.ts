import { type Column, type GetColumnData, sql } from 'drizzle-orm';
import type { Db } from './connect';
import { accounts } from './tables/accounts';
import { apiKeys } from './tables/apiKeys';
import { subscriptions } from './tables/billing';
import { plans } from './tables/plans';
import { workspaces } from './tables/workspaces';

/** What the function returns as `name`, which is read as the column that it is taken from. */
const taken = <From extends Column>(name: string, from: From) =>
  sql`${sql.identifier(name)}`.mapWith((value: unknown) => from.mapFromDriverValue(value) as GetColumnData<From>);

/**
 * The database's function `key_holder`, because every call with a key asks this: the embedded database plans a statement
 * each time that it gets it, and this one for longer than all of a session's check takes.
 */
const prepareStatement = (db: Db) =>
  db
    .select({
      key: {
        id: taken('key_id', apiKeys.id),
        workspaceId: taken('workspace_id', apiKeys.workspaceId),
        name: taken('name', apiKeys.name),
        prefix: taken('prefix', apiKeys.prefix),
        scopes: taken('scopes', apiKeys.scopes),
        role: taken('role', apiKeys.role),
        lastUsedAt: taken('last_used_at', apiKeys.lastUsedAt),
      },
      account: {
        id: taken('account_id', accounts.id),
        email: taken('email', accounts.email),
        fullName: taken('full_name', accounts.fullName),
        isDemo: taken('is_demo', accounts.isDemo),
        emailVerifiedAt: taken('email_verified_at', accounts.emailVerifiedAt),
        createdAt: taken('created_at', accounts.createdAt),
      },
      payerId: taken('payer_id', workspaces.ownerId),
      isOwnerDemo: taken('is_owner_demo', accounts.isDemo),
      hasSubscription: sql<boolean>`has_subscription`,
      subscription: {
        provider: taken('provider', subscriptions.provider),
        planId: taken('plan_id', subscriptions.planId),
        status: taken('status', subscriptions.status),
        periodStart: taken('period_start', subscriptions.periodStart),
        periodEnd: taken('period_end', subscriptions.periodEnd),
        cancelAtPeriodEnd: taken('cancel_at_period_end', subscriptions.cancelAtPeriodEnd),
      },
      subscribed: { hasApiAccess: taken('subscribed_has_api_access', plans.hasApiAccess) },
      least: { hasApiAccess: taken('least_has_api_access', plans.hasApiAccess) },
    })
    .from(sql`key_holder(${sql.placeholder('tokenHash')}, ${sql.placeholder('now')}, ${sql.placeholder('leastPlan')})`)
    .prepare('key_holder');

/** Finds who calls with a key, and what decides on the plan that pays for it. */
export function createKeyHolders(db: Db) {
  let prepared: ReturnType<typeof prepareStatement> | undefined;
  return {
    /** `undefined` if there is no such key, or it has ended. `leastPlan` is the one of accounts without a subscription. */
    async find(tokenHash: string, now: Date, leastPlan: string) {
      prepared ??= prepareStatement(db);
      const [found] = await prepared.execute({ tokenHash, now: now.toISOString(), leastPlan });
      if (!found) return undefined;
      return found.hasSubscription ? found : { ...found, subscription: null, subscribed: null };
    },
  };
}
