import { adTitle } from '../../ad-kit/variants';
import { type AdComparison as Compared, compareAds } from '../../ad-kit/statistics/compareAds';
import type { AdDailyMetrics, DailyMetrics } from '../api/api';
import type { WireCampaign as Campaign } from '../api/campaignsApi';
import type { AdComparison, AdResult, ComparedMetric } from '../api/insightsApi';
import { refuseWithoutPlan } from './fakeAnalyticsAnswers';
import { findCampaign } from './fakeCampaignAnswers';
import { resultsOf, sumOf } from './fakeFigures';
import { daysOf } from './fakeImports';
import { type FakeAnswers, type FakeCall } from './fakeState';
import { workspaceOf } from './fakeTeams';

type AdResultOperation = 'getCampaignAdResults' | 'compareCampaignAds';

/** How a campaign's numbers divide between its ads. */
export const adResultAnswers: FakeAnswers<AdResultOperation> = {
  getCampaignAdResults: (asked) => {
    const { all, ads } = read(asked);
    const sums = sumOf(all);
    const found = ads.map(({ id, name, days }): AdResult => ({ ad_id: id, name, ...resultsOf(days) }));
    const left = (of: (numbers: Numbers) => number | null) =>
      toCent(found.reduce((rest, ad) => rest - (of(ad) ?? 0), of(sums) ?? 0));
    const rest: DailyMetrics = {
      date: '',
      impressions: left(({ impressions }) => impressions),
      clicks: left(({ clicks }) => clicks),
      conversions: sums.conversions && left(({ conversions }) => conversions),
      spent: left(({ spent }) => spent),
      revenue: sums.revenue && left(({ revenue }) => revenue),
    };
    return {
      body: {
        ads: found.sort((one, other) => other.spent - one.spent),
        not_by_ad: fields.some((field) => (rest[field] ?? 0) > 0) ? resultsOf([rest]) : null,
      },
    };
  },
  compareCampaignAds: (asked) => {
    const { ads } = read(asked);
    const metric = (asked.query.get('metric') ?? 'ctr') as ComparedMetric;
    const pace = { impressions: paceOf(ads, 'impressions'), clicks: paceOf(ads, 'clicks') };
    const { ads: judged, verdict } = compareAds(ads, metric, pace);
    return {
      body: {
        metric,
        ads: judged.map(({ id, figure, interval, probabilityOfBest }) => ({
          ad_id: id,
          name: ads.find((ad) => ad.id === id)?.name ?? '',
          figure: figure && toCent(figure),
          low: interval && toCent(interval.low),
          high: interval?.high ? toCent(interval.high) : null,
          probability_of_best: probabilityOfBest,
        })),
        left_out: 0,
        verdict: verdictIn(verdict, metric),
      },
    };
  },
};

const fields = ['impressions', 'clicks', 'conversions', 'spent', 'revenue'] as const;
type Numbers = Pick<DailyMetrics, (typeof fields)[number]>;

function read({ state, account, params, query }: FakeCall<AdResultOperation>) {
  const workspace = workspaceOf(state, account, params.id);
  const campaign = findCampaign(workspace, params.id);
  refuseWithoutPlan({ state, account, query: ofTeam(campaign, query) });
  const isWanted = ({ date }: { date: string }) =>
    (query.get('from') ?? '') <= date && date <= (query.get('to') ?? '9999');
  const byAd = (workspace.adDays.get(campaign.id) ?? []).filter(isWanted);
  const ads = workspace.ads
    .map(({ id, name, variant_name }) => ({
      id,
      name: adTitle(name, variant_name),
      days: byAd.filter((day) => day.ad_id === id),
    }))
    .filter(({ days }) => days.length > 0);
  return { all: [...daysOf(workspace, campaign.id).values()].filter(isWanted), ads };
}

/** The campaign says whose plan counts. */
const ofTeam = ({ team_id }: Campaign, query: URLSearchParams) => (team_id ? new URLSearchParams({ team_id }) : query);

function paceOf(ads: { days: AdDailyMetrics[] }[], field: 'impressions' | 'clicks'): number {
  const dates = ads.flatMap(({ days }) => days.map(({ date }) => date)).sort();
  const week = new Set([...new Set(dates)].slice(-7));
  const newest = ads.flatMap(({ days }) => days.filter(({ date }) => week.has(date)));
  return newest.reduce((sum, day) => sum + day[field], 0) / 7;
}

function verdictIn(verdict: Compared['verdict'], metric: ComparedMetric): AdComparison['verdict'] {
  const nothing = { ad_id: null, unit: null, still_needed: null, days: null, reason: null };
  if (verdict.kind === 'winner') return { ...nothing, kind: verdict.kind, ad_id: verdict.id };
  if (verdict.kind === 'cannot_tell') return { ...nothing, kind: verdict.kind, reason: verdict.reason };
  const unit = metric === 'ctr' ? 'impressions' : 'clicks';
  return { ...nothing, kind: verdict.kind, unit, still_needed: verdict.stillNeeded, days: verdict.days };
}

const toCent = (value: number): number => Math.round(value * 100) / 100;
