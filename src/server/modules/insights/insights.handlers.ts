import type { Handlers } from '../../contract/handlers';
import { toWireAdComparison, toWireAdResults } from '../../contract/wire/adResults';
import { toWireAnswered, toWireInsights } from '../../contract/wire/insights';
import type { AdResultsService } from './adResults.service';
import type { InsightsService } from './insights.service';

type InsightHandlers = Pick<
  Handlers,
  'getInsights' | 'answerAdvice' | 'takeBackAdviceAnswer' | 'getCampaignAdResults' | 'compareCampaignAds'
>;

export interface InsightServices {
  insights: InsightsService;
  adResults: AdResultsService;
}

export function createInsightHandlers({ insights, adResults }: InsightServices): InsightHandlers {
  return {
    getInsights: async ({ scope, query, signal }) => ({
      status: 200,
      body: toWireInsights(await insights.insights(scope, query.campaign_id, signal)),
    }),
    answerAdvice: async ({ scope, params, body }) => ({
      status: 200,
      body: toWireAnswered(await insights.answer(scope, params.id, params.kind, body.answer)),
    }),
    takeBackAdviceAnswer: async ({ scope, params }) => {
      await insights.takeBack(scope, params.id, params.kind);
      return { status: 204 };
    },
    getCampaignAdResults: async ({ scope, params, query: { from, to } }) => ({
      status: 200,
      body: toWireAdResults(await adResults.results(scope, { campaignId: params.id, from, to })),
    }),
    compareCampaignAds: async ({ scope, params, query: { from, to, metric = 'ctr' }, signal }) => ({
      status: 200,
      body: toWireAdComparison(await adResults.compare(scope, { campaignId: params.id, from, to }, metric, signal)),
    }),
  };
}
