import type { Role } from '../../lib/scope';
import type { SubscriptionFacts } from './entitlement';
import type { Plan, PlanId } from './plans';

/** What a team may do by a plan. */
export type TeamFeatures = Pick<Plan, 'hasTeams' | 'hasAiCopy'>;

/** What decides on the plan of a workspace's owner, and on some features by it. */
export interface OwnersPlan<Features> {
  isOwnerDemo: boolean;
  /** The owner's newest; null if there never was one. */
  subscription: SubscriptionFacts | null;
  /** By what the owner has subscribed to; null without a subscription. */
  subscribed: Features | null;
  /** By the least plan that an account such as the owner's has. */
  least: Features;
}

/** A team, and what decides on the plan of its owner. */
interface TeamPlan extends OwnersPlan<TeamFeatures> {
  name: string;
}

/** The plans that accounts have without a subscription. */
interface LeastPlans {
  ofAccounts: PlanId;
  ofDemos: PlanId;
}

/** Finds the plans of teams' owners, by one statement each. */
export interface TeamPlans {
  /** `undefined` if the team is gone. */
  find(teamId: string, least: LeastPlans): Promise<TeamPlan | undefined>;
  /** Of the teams that the account has joined, in any order; those that it owns are left out. */
  listOfMember(accountId: string, least: LeastPlans): Promise<(TeamPlan & { role: Role })[]>;
}
