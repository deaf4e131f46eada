import type { PlanId, User } from '../../api/api';
import { comparePlans } from './planRank';

/** What not every account may use, by the user object's field that tells whether this one may. */
export type Access = 'ai_access' | 'team_access';

const smallestPlan: Record<Access, PlanId> = { ai_access: 'pro', team_access: 'business' };

/** As far as a plan's name tells. */
export const includesAiCopy = (plan: PlanId): boolean => comparePlans(plan, smallestPlan.ai_access) >= 0;

/**
 * Whether the account may use something, as the backend says: a team may give what the own plan does not. A backend that
 * does not say goes by the plan.
 */
export function hasAccess(user: User & Partial<Record<Access, boolean>>, access: Access): boolean {
  return user[access] ?? comparePlans(user.subscription_plan, smallestPlan[access]) >= 0;
}
