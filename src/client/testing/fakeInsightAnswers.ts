import { adTitle } from '../../ad-kit/variants';
import { shiftDay } from '../../ad-kit/reports/periods';
import { type Advice, adviceKinds, type CampaignPacing, insightsOf } from '../../ad-kit/statistics/campaignInsights';
import type { AdFigure } from '../../ad-kit/statistics/compareAds';
import type { Change } from '../../ad-kit/statistics/changes';
import type { WireCampaign as Campaign } from '../api/campaignsApi';
import type { Advice as WireAdvice, CampaignPacing as WirePacing, Insights, MetricChange } from '../api/insightsApi';
import { todayInUtc } from '../lib/dates';
import { refuseWithoutPlan } from './fakeAnalyticsAnswers';
import { findCampaign } from './fakeCampaignAnswers';
import { type FakeAnswers, type FakeCall } from './fakeState';
import { workspaceNamed, workspaceToChange } from './fakeTeams';
import type { FakeWorkspace } from './fakeWorkspace';

type InsightOperation = 'getInsights' | 'answerAdvice' | 'takeBackAdviceAnswer';

const dayMs = 86_400_000;
const daysAway = { done: 14, not_now: 7 };

/** What the numbers of a workspace's running campaigns say. */
export const insightAnswers: FakeAnswers<InsightOperation> = {
  getInsights: (asked) => ({ body: insightsFor(asked) }),
  answerAdvice: ({ state, account, params, query, body: { answer } }) => {
    const campaign = findCampaign(workspaceToChange(state, account, params.id), params.id);
    refuseWithoutPlan({ state, account, query: ofTeam(campaign, query) });
    const kind = adviceKinds.find((one) => one === params.kind) ?? 'used_up';
    const away_until = new Date(state.now() + daysAway[answer] * dayMs).toISOString();
    const answered = { campaign_id: campaign.id, kind, answer, away_until };
    state.adviceAnswers = [...withoutAnswer(state.adviceAnswers, campaign.id, kind), answered];
    return { body: answered };
  },
  takeBackAdviceAnswer: ({ state, account, params, query }) => {
    const campaign = findCampaign(workspaceToChange(state, account, params.id), params.id);
    refuseWithoutPlan({ state, account, query: ofTeam(campaign, query) });
    state.adviceAnswers = withoutAnswer(state.adviceAnswers, campaign.id, params.kind ?? '');
    return { body: undefined };
  },
};

const withoutAnswer = (answers: Insights['answered'], campaignId: string, kind: string) =>
  answers.filter((one) => one.campaign_id !== campaignId || one.kind !== kind);

/** The campaign says whose plan counts. */
const ofTeam = ({ team_id }: Campaign, query: URLSearchParams) => (team_id ? new URLSearchParams({ team_id }) : query);

function insightsFor(asked: FakeCall<'getInsights'>): Insights {
  const { state, account, query } = asked;
  refuseWithoutPlan(asked);
  const today = todayInUtc(state.now());
  const workspace = workspaceNamed(state, account, query);
  const id = query.get('campaign_id');
  const active = workspace.campaigns.filter((one) => one.status === 'active' && (id === null || one.id === id));
  const found = active.map((campaign) => ({ campaign, said: saidOf(workspace, campaign, today, active.length) }));
  const advice = found
    .flatMap(({ campaign, said }) => said.advice.map((one) => adviceIn(one, campaign.id, workspace)))
    .sort((one, other) => adviceKinds.indexOf(one.kind) - adviceKinds.indexOf(other.kind));
  const away = state.adviceAnswers.filter(({ away_until }) => Date.parse(away_until) > state.now());
  const answerOf = (one: (typeof advice)[number]) =>
    away.filter(({ campaign_id, kind }) => campaign_id === one.campaign_id && kind === one.kind);
  const open = advice.filter((one) => answerOf(one).length === 0);
  return {
    campaigns: found.map(({ campaign, said }) => ({
      id: campaign.id,
      name: campaign.name,
      platform: campaign.platform,
      budget: campaign.budget,
      start_date: campaign.start_date ?? null,
      end_date: campaign.end_date ?? null,
      numbers_until: said.numbersUntil,
      pacing: said.pacing && pacingIn(said.pacing),
    })),
    left_out: 0,
    changes: found
      .flatMap(({ campaign, said }) => said.changes.map((one) => ({ one, campaignId: campaign.id })))
      .sort((one, other) => other.one.strength - one.one.strength)
      .slice(0, 7)
      .map(({ one, campaignId }) => changeIn(one, campaignId)),
    advice: open.slice(0, 7),
    more_advice: Math.max(0, open.length - 7),
    answered: advice.flatMap(answerOf),
  };
}

function saidOf(
  { days, adDays, ads }: FakeWorkspace,
  { id, budget, start_date, end_date }: Campaign,
  today: string,
  together: number,
) {
  const own = [...(days.get(id)?.values() ?? [])];
  const firstDay = own.map(({ date }) => date).sort()[0] ?? null;
  const shown = own.filter(({ date }) => date >= shiftDay(today, -84));
  const spentBefore = own.reduce((sum, day) => sum + (shown.includes(day) ? 0 : day.spent), 0);
  const plan = { budget, startDate: start_date ?? null, endDate: end_date ?? null };
  const ofAds = (adDays.get(id) ?? []).filter(({ ad_id }) => ads.some((ad) => ad.id === ad_id));
  const adIds = [...new Set(ofAds.map(({ ad_id }) => ad_id))];
  const adsToJudge = adIds.map((adId) => ({ id: adId, days: ofAds.filter(({ ad_id }) => ad_id === adId) }));
  return insightsOf({ ...plan, days: shown, firstDay, spentBefore, ads: adsToJudge }, today, together);
}

const pacingIn = (pacing: CampaignPacing): WirePacing => ({
  spent: pacing.spent,
  expected_by_now: pacing.expectedByNow,
  forecast: pacing.forecast,
  money_ends: pacing.moneyEnds,
  daily_spend: pacing.dailySpend,
  daily_spend_to_land: pacing.dailySpendToLand,
  verdict: pacing.verdict.kind === 'cannot_tell' ? pacing.verdict.reason : pacing.verdict.kind,
});

const adviceIn = ({ kind, clicks, ads: compared }: Advice, campaignId: string, { ads }: FakeWorkspace): WireAdvice => {
  const named = ({ id, figure }: AdFigure) => {
    const ad = ads.find((one) => one.id === id);
    return { ad_id: id, name: ad ? adTitle(ad.name, ad.variant_name) : '', figure };
  };
  return {
    campaign_id: campaignId,
    kind,
    clicks,
    ads: compared && { metric: compared.metric, worse: named(compared.worse), better: named(compared.better) },
  };
};

const changeIn = (change: Change, campaignId: string): MetricChange => ({
  campaign_id: campaignId,
  metric: change.metric,
  day: change.day,
  days: change.days,
  value: change.value,
  usual_low: change.usualLow,
  usual_high: change.usualHigh,
  direction: change.direction,
});
