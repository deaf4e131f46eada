import type { Clock } from '../../lib/clock';
import type { Locks } from '../../lib/locks';
import { Refusal } from '../../lib/refusal';
import { includesRole, type Scope } from '../../lib/scope';
import { entitledUntil, type SandboxReach, type SubscriptionFacts, subscribedPlan } from './entitlement';
import { featuresOf, missingFeature, type Plan, type PlanFeature, type PlanId } from './plans';
import type { PlansRepository } from './plans.repository';
import type { OwnersPlan, TeamFeatures, TeamPlans } from './teamPlans.port';

export type { Plan, PlanFeature, PlanId, SandboxReach, SubscriptionFacts };
export { entitledUntil, featuresOf };

/** The facts from other modules that an account's plan depends on. */
export interface Subscribers {
  /** `undefined` if the account is gone. */
  accounts: { find(id: string): Promise<{ isDemo: boolean } | undefined> };
  /** `undefined` if there never was a subscription. */
  ledger: {
    newest(accountId: string): Promise<{ subscription: SubscriptionFacts } | undefined>;
    /** Of several accounts; those that never had one are left out. */
    newestOf(accountIds: string[]): Promise<{ accountId: string; subscription: SubscriptionFacts }[]>;
  };
}

interface PlansDeps extends Subscribers {
  plans: PlansRepository;
  teamPlans: TeamPlans;
  clock: Clock;
  /** The plan of accounts without a subscription, and the least that any account has. */
  defaultPlan: PlanId;
  sandboxReach: SandboxReach;
}

/** What is needed to rely on a plan in a transaction. */
export interface PlansTx extends Subscribers {
  plans: Pick<PlansRepository, 'list'>;
  locks: Locks;
}

/** What somebody may use, by the own plan or as a member of teams. */
export interface PlanAccess extends TeamFeatures {
  plan: Plan;
}

/** What a demo is on, so that nothing of what a team uses is closed in it. */
const demoPlan: PlanId = 'business';

export type PlansService = ReturnType<typeof createPlansService>;

/** What accounts may do: the one place that turns a subscription into a plan. */
export function createPlansService(deps: PlansDeps) {
  const { plans, teamPlans, clock, defaultPlan, sandboxReach } = deps;
  const leastPlanOf = (isDemo: boolean): PlanId => (isDemo && defaultPlan !== 'enterprise' ? demoPlan : defaultPlan);
  const leastPlans = { ofAccounts: defaultPlan, ofDemos: leastPlanOf(true) };
  const largestOf = (all: Plan[], subscription: SubscriptionFacts | undefined, isDemo: boolean): Plan => {
    const subscribed = subscribedPlan(subscription, clock.now(), isDemo, sandboxReach);
    const least = leastPlanOf(isDemo);
    const own = all.filter(({ id }) => id === subscribed || id === least);
    const largest = own.at(-1);
    if (!largest) throw new Error(`The table of plans lacks ${least}.`);
    return largest;
  };
  const choose = async (all: Plan[], { accounts, ledger }: Subscribers, accountId: string): Promise<Plan> => {
    const [account, newest] = await Promise.all([accounts.find(accountId), ledger.newest(accountId)]);
    return largestOf(all, account && newest?.subscription, account?.isDemo ?? false);
  };
  const planIn = async (tx: PlansTx, accountId: string): Promise<Plan> => {
    await tx.locks.holdAccount(accountId);
    return choose(await tx.plans.list(clock.now()), tx, accountId);
  };

  /** Whether an owner's plan includes a feature at this moment. */
  const includes = <Feature extends PlanFeature>(
    feature: Feature,
    { isOwnerDemo, subscription, subscribed, least }: OwnersPlan<Record<Feature, boolean>>,
  ): boolean =>
    least[feature] ||
    (subscribedPlan(subscription ?? undefined, clock.now(), isOwnerDemo, sandboxReach) !== undefined &&
      subscribed?.[feature] === true);

  const planOf = async (accountId: string): Promise<Plan> => choose(await plans.list(clock.now()), deps, accountId);

  return {
    /** The least plan that any account has. */
    defaultPlan,

    leastPlanOf,

    includes,

    /** From the smallest to the largest. */
    list: (): Promise<Plan[]> => plans.list(clock.now()),

    /** The plan that an account is on at this moment. */
    planOf,

    /** Rule: docs/product-rules.md, "Workspaces and roles": a team lends what its owner's plan includes. */
    async accessOf(accountId: string): Promise<PlanAccess> {
      const [plan, ofTeams] = await Promise.all([planOf(accountId), teamPlans.listOfMember(accountId, leastPlans)]);
      const active = ofTeams.filter((team) => includes('hasTeams', team));
      return {
        plan,
        hasTeams: plan.hasTeams || active.length > 0,
        hasAiCopy:
          plan.hasAiCopy || active.some((team) => includesRole(team.role, 'editor') && includes('hasAiCopy', team)),
      };
    },

    /**
     * Throws `Refusal('team_read_only')` for a team whose owner's plan includes no teams; `seen` is what a transaction
     * sees.
     */
    async refuseReadOnly(scope: Scope, seen: TeamPlans = teamPlans): Promise<void> {
      const team = scope.isTeam ? await seen.find(scope.workspaceId, leastPlans) : undefined;
      if (team && !includes('hasTeams', team)) throw readOnly(team.name, scope.role === 'owner');
    },

    /** The plans that several accounts are on at this moment, by account, in two statements. */
    async plansOf(subscribers: { id: string; isDemo: boolean }[]): Promise<Map<string, Plan>> {
      const ids = [...new Set(subscribers.map(({ id }) => id))];
      if (ids.length === 0) return new Map();
      const [all, newest] = await Promise.all([plans.list(clock.now()), deps.ledger.newestOf(ids)]);
      const subscriptions = new Map(newest.map(({ accountId, subscription }) => [accountId, subscription]));
      return new Map(subscribers.map(({ id, isDemo }) => [id, largestOf(all, subscriptions.get(id), isDemo)]));
    },

    /** The plan of an account for the rest of a transaction: no change of it can slip in between. */
    planIn,

    /**
     * Throws `Refusal('plan_required')` unless the account's plan includes a feature, for the rest of a transaction.
     */
    async requireFeature(tx: PlansTx, accountId: string, feature: PlanFeature): Promise<Plan> {
      const plan = await planIn(tx, accountId);
      refuseWithout(plan, feature, await tx.plans.list(clock.now()));
      return plan;
    },

    /** Throws `Refusal('plan_required')` unless the account's plan includes a feature at this moment: for reading. */
    async refuseReading(accountId: string, feature: PlanFeature): Promise<void> {
      const all = await plans.list(clock.now());
      refuseWithout(await choose(all, deps, accountId), feature, all);
    },
  };
}

function refuseWithout(plan: Plan, feature: PlanFeature, all: readonly Plan[]): void {
  const complaint = missingFeature(plan, feature, all);
  if (complaint) throw new Refusal('plan_required', complaint);
}

const readOnly = (team: string, isOwner: boolean): Refusal =>
  new Refusal(
    'team_read_only',
    isOwner
      ? `Your plan doesn’t include teams, so ${team} is read-only. Nothing is lost: it opens again when you upgrade.`
      : `${team}’s owner is on a plan without teams, so it’s read-only. Nothing is lost: it opens again when the owner upgrades.`,
  );
