import { desc, eq } from 'drizzle-orm';
import type { Db } from './connect';
import { subscriptions } from './tables/billing';
import { workspaces } from './tables/workspaces';

/** The newest subscription of a workspace's owner, to be joined sideways. */
export const newestOfOwner = (db: Db) =>
  db
    .select({
      provider: subscriptions.provider,
      planId: subscriptions.planId,
      status: subscriptions.status,
      periodStart: subscriptions.periodStart,
      periodEnd: subscriptions.periodEnd,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
    })
    .from(subscriptions)
    .where(eq(subscriptions.accountId, workspaces.ownerId))
    .orderBy(desc(subscriptions.version))
    .limit(1)
    .as('newest');

/** Its columns, as one value that is null where there never was a subscription. */
export const subscriptionIn = (newest: ReturnType<typeof newestOfOwner>) => ({
  provider: newest.provider,
  planId: newest.planId,
  status: newest.status,
  periodStart: newest.periodStart,
  periodEnd: newest.periodEnd,
  cancelAtPeriodEnd: newest.cancelAtPeriodEnd,
});
