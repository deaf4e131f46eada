import type { Db } from '../../db/connect';
import type { Turns } from '../../lib/turns';
import type { Given, ServerModule } from '../../module';
import type { KeepCampaignTx } from '../campaigns/campaigns.service';
import type { FiguresService } from '../campaigns/figures.service';
import type { PlansService, PlansTx } from '../plans/plans.service';
import type { CampaignJudge } from './campaignJudge.port';
import { createInsightHandlers } from './insights.handlers';
import { createInsightsRepository, type InsightsRepository } from './insights.repository';
import { createInsightsService } from './insights.service';

interface Repositories {
  insights: InsightsRepository;
}

interface GivenToInsights extends Given<Repositories, Repositories & KeepCampaignTx & PlansTx> {
  figures: FiguresService;
  plans: PlansService;
  judge: CampaignJudge;
  heavyTurns: Turns;
}

export const insightsModule = {
  repositories: (db: Db): Repositories => ({ insights: createInsightsRepository(db) }),
  services: ({ repositories, unitOfWork, clock, figures, plans, judge, heavyTurns }: GivenToInsights) => ({
    insights: createInsightsService({ ...repositories, unitOfWork, clock, figures, plans, judge, heavyTurns }),
  }),
  handlers: createInsightHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
