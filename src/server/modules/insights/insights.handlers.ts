import type { Handlers } from '../../contract/handlers';
import { toWireAnswered, toWireInsights } from '../../contract/wire/insights';
import type { InsightsService } from './insights.service';

type InsightHandlers = Pick<Handlers, 'getInsights' | 'answerAdvice' | 'takeBackAdviceAnswer'>;

export function createInsightHandlers({ insights }: { insights: InsightsService }): InsightHandlers {
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
  };
}
