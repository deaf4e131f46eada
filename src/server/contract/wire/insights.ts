import type { CampaignPacing } from '../../../ad-kit/statistics/campaignInsights';
import { toDollars } from '../../lib/money';
import type {
  AnsweredAdvice,
  CampaignAdvice,
  CampaignChange,
  Insights,
  JudgedCampaign,
  NamedAdFigure,
} from '../../modules/insights/insights.types';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWireInsights = (insights: Insights): Every<WireTypes['Insights']> => ({
  campaigns: insights.campaigns.map(toWireJudged),
  left_out: insights.leftOut,
  changes: insights.changes.map(toWireChange),
  advice: insights.advice.map(toWireAdvice),
  more_advice: insights.moreAdvice,
  answered: insights.answered.map(toWireAnswered),
});

const toWireAdvice = ({ campaignId, kind, clicks, ads }: CampaignAdvice): Every<WireTypes['Advice']> => ({
  campaign_id: campaignId,
  kind,
  clicks,
  ads: ads && { metric: ads.metric, worse: toWireAdFigure(ads.worse), better: toWireAdFigure(ads.better) },
});

const toWireAdFigure = ({ id, name, figure }: NamedAdFigure): Every<WireTypes['AdFigure']> => ({
  ad_id: id,
  name,
  figure: figure && toCent(figure),
});

export const toWireAnswered = (answered: AnsweredAdvice): Every<WireTypes['AnsweredAdvice']> => ({
  campaign_id: answered.campaignId,
  kind: answered.kind,
  answer: answered.answer,
  away_until: answered.awayUntil.toISOString(),
});

const toWireJudged = (campaign: JudgedCampaign): Every<WireTypes['InsightCampaign']> => ({
  id: campaign.id,
  name: campaign.name,
  platform: campaign.platform,
  budget: toDollars(campaign.budgetCents),
  start_date: campaign.startDate,
  end_date: campaign.endDate,
  numbers_until: campaign.numbersUntil,
  pacing: campaign.pacing && toWirePacing(campaign.pacing),
});

const toWirePacing = (pacing: CampaignPacing): Every<WireTypes['CampaignPacing']> => ({
  spent: toCent(pacing.spent),
  expected_by_now: pacing.expectedByNow === null ? null : toCent(pacing.expectedByNow),
  forecast: pacing.forecast && {
    total: toCent(pacing.forecast.total),
    low: toCent(pacing.forecast.low),
    high: toCent(pacing.forecast.high),
  },
  money_ends: pacing.moneyEnds,
  daily_spend: toCent(pacing.dailySpend),
  daily_spend_to_land: pacing.dailySpendToLand === null ? null : toCent(pacing.dailySpendToLand),
  verdict: pacing.verdict.kind === 'cannot_tell' ? pacing.verdict.reason : pacing.verdict.kind,
});

const toWireChange = (change: CampaignChange): Every<WireTypes['MetricChange']> => ({
  campaign_id: change.campaignId,
  metric: change.metric,
  day: change.day,
  days: change.days,
  value: change.value && toCent(change.value),
  usual_low: toCent(change.usualLow),
  usual_high: change.usualHigh && toCent(change.usualHigh),
  direction: change.direction,
});

/** To two decimals, as all figures that are computed. */
const toCent = (value: number): number => Math.round(value * 100) / 100;
