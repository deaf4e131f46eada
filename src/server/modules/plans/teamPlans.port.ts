import type { Role } from '../../lib/scope';
import type { SubscriptionFacts } from './entitlement';
import type { Plan, PlanId } from './plans';

/** What a team may do by a plan. */
export type TeamFeatures = Pick<Plan, 'hasTeams' | 'hasAiCopy'>;

/** A team, and what decides on the plan of its owner. */
export interface TeamPlan {
  name: string;
  isOwnerDemo: boolean;
  /** The owner's newest; null if there never was one. */
  subscription: SubscriptionFacts | null;
  /** By what the owner has subscribed to; null without a subscription. */
  subscribed: TeamFeatures | null;
  /** By the least plan that any account has. */
  least: TeamFeatures;
}

/** Finds the plans of teams' owners, by one statement each. */
export interface TeamPlans {
  /** `undefined` if the team is gone. */
  find(teamId: string, leastPlan: PlanId): Promise<TeamPlan | undefined>;
  /** Of the teams that the account has joined, in any order; those that it owns are left out. */
  listOfMember(accountId: string, leastPlan: PlanId): Promise<(TeamPlan & { role: Role })[]>;
}
