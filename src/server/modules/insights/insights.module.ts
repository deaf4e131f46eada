import type { Db } from '../../db/connect';
import type { Turns } from '../../lib/turns';
import type { Given, ServerModule } from '../../module';
import type { AdsService } from '../ads/ads.service';
import type { KeepCampaignTx } from '../campaigns/campaigns.service';
import type { FiguresService } from '../campaigns/figures.service';
import type { PlansService, PlansTx } from '../plans/plans.service';
import { createAdResultsService } from './adResults.service';
import type { CampaignJudge } from './campaignJudge.port';
import { createInsightHandlers } from './insights.handlers';
import { createInsightsRepository, type InsightsRepository } from './insights.repository';
import { createInsightsService } from './insights.service';

interface Repositories {
  insights: InsightsRepository;
}

interface GivenToInsights extends Given<Repositories, Repositories & KeepCampaignTx & PlansTx> {
  figures: FiguresService;
  ads: AdsService;
  plans: PlansService;
  judge: CampaignJudge;
  heavyTurns: Turns;
}

export const insightsModule = {
  repositories: (db: Db): Repositories => ({ insights: createInsightsRepository(db) }),
  services: ({ repositories, unitOfWork, clock, figures, ads, plans, judge, heavyTurns }: GivenToInsights) => ({
    insights: createInsightsService({ ...repositories, unitOfWork, clock, figures, ads, plans, judge, heavyTurns }),
    adResults: createAdResultsService({ figures, ads, plans, judge, heavyTurns, clock }),
  }),
  handlers: createInsightHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
