import type { User } from '../../api/api';
import { comparePlans, smallestPlan } from '../../api/planRank';

/** Features that take a plan, by the user object's field that says whether the account has them. */
export type Access = keyof typeof smallestPlan;

/**
 * Whether the account may use a feature, as the backend says: a team may lend what the account's own plan lacks. If a
 * backend doesn't say, the plan decides.
 */
export function hasAccess(user: User & Partial<Record<Access, boolean>>, access: Access): boolean {
  return user[access] ?? comparePlans(user.subscription_plan, smallestPlan[access]) >= 0;
}
