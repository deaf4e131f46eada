import type { Db } from '../../db/connect';
import type { Clock } from '../../lib/clock';
import type { ServerModule } from '../../module';
import { createPlansRepository, type PlansRepository } from './plans.repository';
import { createPlansService, type PlanId, type SandboxReach, type Subscribers } from './plans.service';
import type { TeamPlans } from './teamPlans.port';

interface Given {
  repositories: { plans: PlansRepository; teamPlans: TeamPlans } & Subscribers;
  config: { defaultPlan: PlanId; sandboxReach: SandboxReach };
  clock: Clock;
}

export const plansModule = {
  repositories: (db: Db) => ({ plans: createPlansRepository(db) }),
  services: ({ repositories, config, clock }: Given) => ({
    plans: createPlansService({ ...repositories, ...config, clock }),
  }),
  handlers: () => ({}),
  jobs: {},
  housekeeping: () => ({}),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
