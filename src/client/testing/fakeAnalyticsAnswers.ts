import { adTitle } from '../../ad-kit/variants';
import { metricValues } from '../../ad-kit/reports/metrics';
import {
  type Comparison,
  type Period,
  comparedDay,
  isTimeUnit,
  isWithin,
  lengthOf,
  periodBefore,
  unitOf,
} from '../../ad-kit/reports/periods';
import type { DailyMetrics } from '../api/api';
import type { AnalyticsBreakdown, AnalyticsReport, AnalyticsResults, AnalyticsRow } from '../api/analyticsApi';
import type { WireCampaign as Campaign } from '../api/campaignsApi';
import { aUuid } from './builders';
import { campaignsMatching } from './fakeCampaignAnswers';
import { overviewOf, sumOf as sumOfDays } from './fakeFigures';
import { planOf } from './fakePlans';
import { type FakeAnswers, type FakeCall, FakeRefusal, notFound, pageOf, refuseFaults } from './fakeState';
import type { FakeWorkspace } from './fakeWorkspace';
import { openTeam, planOfTeam, workspaceNamed } from './fakeTeams';

type AnalyticsOperation =
  | 'getAnalyticsOverview'
  | 'getAnalyticsReport'
  | 'exportAnalyticsReport'
  | 'exportClientReport'
  | 'listAnalyticsViews'
  | 'createAnalyticsView'
  | 'renameAnalyticsView'
  | 'deleteAnalyticsView';
type Asked = Pick<FakeCall<'getAnalyticsReport'>, 'state' | 'account' | 'query'>;

/** Figures over all campaigns of a workspace. */
export const analyticsAnswers: FakeAnswers<AnalyticsOperation> = {
  getAnalyticsOverview: ({ account, state, query }) => ({
    body: overviewOf(workspaceNamed(state, account, query), state.now()),
  }),
  getAnalyticsReport: (asked) => ({ body: reportOf(asked) }),
  exportAnalyticsReport: (asked) => {
    const lines = reportOf(asked).rows.map(({ key, name, results }) => `${name ?? key},${results?.spent ?? ''}`);
    return { body: `\uFEFF${['part,spend', ...lines].join('\r\n')}\r\n` };
  },
  exportClientReport: (asked) => {
    reportOf(asked);
    return { body: new Blob(['%PDF-'], { type: 'application/pdf' }) };
  },
  listAnalyticsViews: ({ account, query }) => pageOf(account.analyticsViews, query),
  createAnalyticsView: (asked) => {
    const { account, state, body } = asked;
    refuseWithoutPlan(asked);
    if (account.analyticsViews.length >= 50) {
      throw new FakeRefusal(409, 'too_many', 'You already have 50 saved views. Delete some to make room.');
    }
    const { query } = body;
    const view = { id: aUuid(), name: body.name.trim(), query, created_at: new Date(state.now()).toISOString() };
    account.analyticsViews = [view, ...account.analyticsViews];
    return { body: view };
  },
  renameAnalyticsView: ({ account, params, body }) => {
    const view = account.analyticsViews.find(({ id }) => id === params.id);
    if (!view) throw notFound('view');
    view.name = body.name.trim();
    return { body: view };
  },
  deleteAnalyticsView: ({ account, params }) => {
    if (!account.analyticsViews.some(({ id }) => id === params.id)) throw notFound('view');
    account.analyticsViews = account.analyticsViews.filter(({ id }) => id !== params.id);
    return { body: undefined };
  },
};

type Part = Pick<AnalyticsRow, 'key' | 'name' | 'platform' | 'campaign_name'>;

/** A day of a campaign, or what an ad has of it, and the part of the report that it counts for. */
type Piece = { part: Part; numbers: DailyMetrics };
type Counted = Piece & { isBefore: boolean };

function reportOf(asked: Asked): AnalyticsReport {
  const { state, account, query } = asked;
  refuseWithoutPlan(asked);
  const period = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  refuseBadPeriod(period);
  const by = (query.get('by') ?? 'day') as AnalyticsBreakdown;
  const comparison = (query.get('compare') ?? undefined) as Comparison | undefined;
  const before = comparison && periodBefore(period, comparison);
  const workspace = workspaceNamed(state, account, query);
  const id = query.get('campaign_id');
  const counted: Counted[] = [];
  for (const campaign of campaignsMatching(workspace, query).filter((one) => id === null || one.id === id)) {
    for (const numbers of workspace.days.get(campaign.id)?.values() ?? []) {
      const { date } = numbers;
      const add = (day: string, isBefore: boolean) => {
        const pieces = by === 'ad' ? adPiecesOf(workspace, campaign, numbers) : piecesOf(campaign, numbers, day, by);
        counted.push(...pieces.map((piece) => ({ ...piece, isBefore })));
      };
      if (isWithin(period, date)) add(date, false);
      if (comparison && before && isWithin(before, date)) {
        add(comparedDay(date, period, comparison), true);
      }
    }
  }
  const sumOf = (some: Counted[], isBefore: boolean): AnalyticsResults | null => {
    const days = some.filter((each) => each.isBefore === isBefore).map(({ numbers }) => numbers);
    if (days.length === 0) return null;
    return metricValues(sumOfDays(days));
  };
  const parts = new Map(counted.map(({ part }) => [part.key, part]));
  const rows = [...parts.values()].map((part) => {
    const some = counted.filter((each) => each.part.key === part.key);
    return { ...part, results: sumOf(some, false), before: sumOf(some, true) };
  });
  rows.sort((one, other) => {
    if (isTimeUnit(by)) return one.key < other.key ? -1 : 1;
    const isRest = ({ key }: Part) => Number(by === 'ad' && key === '');
    return isRest(one) - isRest(other) || (other.results?.spent ?? 0) - (one.results?.spent ?? 0);
  });
  return {
    ...period,
    before_from: before?.from ?? null,
    before_to: before?.to ?? null,
    total: sumOf(onePerDay(counted), false),
    total_before: sumOf(onePerDay(counted), true),
    rows,
    rest: null,
  };
}

const called = (key: string): Part => ({ key, name: null, platform: null, campaign_name: null });

function piecesOf(
  { id, name, platform, labels = [] }: Campaign,
  numbers: DailyMetrics,
  day: string,
  by: Exclude<AnalyticsBreakdown, 'ad'>,
): Piece[] {
  const parts = (): Part[] => {
    if (by === 'campaign') return [{ key: id, name, platform, campaign_name: null }];
    if (by === 'label') return (labels.length > 0 ? labels : ['']).map(called);
    return [called(by === 'platform' ? platform : unitOf(day, by))];
  };
  return parts().map((part) => ({ part, numbers }));
}

/** A day's ads, and what none of them explains. */
function adPiecesOf({ ads, adDays }: FakeWorkspace, { id, name: campaignName }: Campaign, day: DailyMetrics): Piece[] {
  const pieces = (adDays.get(id) ?? []).flatMap(({ ad_id: key, ...numbers }) => {
    const ad = ads.find((one) => one.id === key);
    const part = {
      key,
      name: ad ? adTitle(ad.name, ad.variant_name) : null,
      platform: null,
      campaign_name: campaignName,
    };
    return ad && numbers.date === day.date ? [{ part, numbers }] : [];
  });
  const rest = { ...day };
  for (const field of figures) {
    const left = pieces.reduce((sum, { numbers }) => sum - (numbers[field] ?? 0), day[field] ?? 0);
    if (day[field] !== null) rest[field] = Math.round(left * 100) / 100;
  }
  return figures.some((field) => (rest[field] ?? 0) > 0) ? [...pieces, { part: called(''), numbers: rest }] : pieces;
}

const figures = ['impressions', 'clicks', 'conversions', 'spent', 'revenue'] as const;

/** A campaign with several labels counts once in the totals. */
const onePerDay = (counted: Counted[]): Counted[] =>
  counted.filter(({ numbers }, index) => counted.findIndex((each) => each.numbers === numbers) === index);

/** In a team its owner's plan counts. */
export function refuseWithoutPlan({ state, account, query }: Asked) {
  const teamId = query.get('team_id');
  const plan =
    teamId === null
      ? planOf(account.user.subscription_plan)
      : planOfTeam(state, openTeam(state, account, teamId, 'viewer'));
  if (!plan.advanced_analytics) throw noAnalytics();
}

export const noAnalytics = (): FakeRefusal =>
  new FakeRefusal(
    403,
    'plan_required',
    'Advanced analytics is part of Pro, Business, and Enterprise. Upgrade your plan to use it.',
  );

const refuseBadPeriod = (period: Period) =>
  refuseFaults({
    from: period.from < '2000-01-01' && 'Choose a first day from 2000-01-01 on.',
    to:
      period.to < period.from
        ? 'The last day can’t be before the first.'
        : lengthOf(period) > 1_097 && 'Choose at most three years.',
  });
