import { derivedFigures, type Results } from '../../ad-kit/reports/derivedFigures';
import { changeInPercent } from '../../ad-kit/reports/figureFormats';
import type { DailyMetrics } from '../api/api';
import type { AnalyticsOverview, Trends } from '../api/analyticsApi';
import type { WireCampaign as Campaign, CampaignsByStatus, CampaignTotals } from '../api/campaignsApi';
import type { FakeWorkspace } from './fakeWorkspace';

type Numbers = Omit<DailyMetrics, 'date'>;

/** A campaign with the figures that follow from its days. */
export function withFigures(workspace: FakeWorkspace, campaign: Campaign): Campaign {
  const sums = sumOf([...(workspace.days.get(campaign.id)?.values() ?? [])]);
  return {
    ...campaign,
    ...amountsOf(sums),
    ctr: sums.impressions === 0 ? 0 : inCents((sums.clicks / sums.impressions) * 100),
    cpc: sums.clicks === 0 ? 0 : inCents(sums.spent / sums.clicks),
    ...returnsOf(sums),
  };
}

function returnsOf(sums: Results) {
  const { conversionRate, cpa, roas } = derivedFigures(sums);
  return { conversion_rate: conversionRate, cpa, roas };
}

/** The sums of days, and what follows from them. */
export function resultsOf(days: DailyMetrics[]) {
  const sums = sumOf(days);
  const { ctr, cpc } = derivedFigures(sums);
  return { ...amountsOf(sums), ctr, cpc, ...returnsOf(sums) };
}

/** The sums over campaigns in `status`; over all where it is null. */
export function totalsOf(workspace: FakeWorkspace, campaigns: Campaign[], status: string | null): CampaignTotals {
  const wanted = campaigns.filter((campaign) => status === null || campaign.status === status);
  const sums = sumOf(wanted.flatMap(({ id }) => [...(workspace.days.get(id)?.values() ?? [])]));
  const { ctr, cpc } = derivedFigures(sums);
  return {
    campaigns: wanted.length,
    campaigns_by_status: countByStatus(campaigns),
    budget: wanted.reduce((total, { budget }) => total + budget, 0),
    ...amountsOf(sums),
    ctr,
    cpc,
    ...returnsOf(sums),
  };
}

export function countByStatus(campaigns: Campaign[]): CampaignsByStatus {
  const count = (status: Campaign['status']) => campaigns.filter((campaign) => campaign.status === status).length;
  return { active: count('active'), paused: count('paused'), completed: count('completed') };
}

/** The overview of a workspace, as the server would compute it. */
export function overviewOf(workspace: FakeWorkspace, now: number): AnalyticsOverview {
  const days = [...workspace.days.values()].flatMap((ofCampaign) => [...ofCampaign.values()]);
  const sums = sumOf(days);
  return {
    total_spent: sums.spent,
    total_budget: workspace.campaigns.reduce((total, { budget }) => total + budget, 0),
    total_impressions: sums.impressions,
    total_clicks: sums.clicks,
    total_conversions: sums.conversions,
    campaigns_by_status: countByStatus(workspace.campaigns),
    trends: trendsOf(days, now),
    monthly: lastMonths(now, 6).map((month) => {
      const { revenue, spent } = sumOf(days.filter(({ date }) => date.startsWith(month)));
      return { month, revenue, spent };
    }),
  };
}

/** This month to date against the same days of last month. */
function trendsOf(days: DailyMetrics[], now: number): Trends {
  const today = new Date(now).toISOString().slice(0, 10);
  const [lastMonth = '', thisMonth = ''] = lastMonths(now, 2);
  const sameDay = today.slice(8);
  const current = sumOf(days.filter(({ date }) => date.startsWith(thisMonth) && date <= today));
  const before = sumOf(days.filter(({ date }) => date.startsWith(lastMonth) && date.slice(8) <= sameDay));
  const change = (figure: keyof Trends) => changeInPercent(current[figure], before[figure]) ?? null;
  return { impressions: change('impressions'), clicks: change('clicks'), conversions: change('conversions') };
}

function lastMonths(now: number, count: number): string[] {
  const today = new Date(now);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - index), 1)).toISOString().slice(0, 7),
  );
}

/** The sums of days, and how many of them report no conversions or revenue. */
export function sumOf(days: readonly Numbers[]): Results {
  const sum = (of: (day: Numbers) => number | null) => inCents(days.reduce((total, day) => total + (of(day) ?? 0), 0));
  const reported = (of: (day: Numbers) => number | null) =>
    days.length > 0 && days.every((day) => of(day) === null) ? null : sum(of);
  return {
    impressions: sum(({ impressions }) => impressions),
    clicks: sum(({ clicks }) => clicks),
    conversions: reported(({ conversions }) => conversions),
    spent: sum(({ spent }) => spent),
    revenue: reported(({ revenue }) => revenue),
    days_without_conversions: days.filter(({ conversions }) => conversions === null).length,
    days_without_revenue: days.filter(({ revenue }) => revenue === null).length,
  };
}

/** Sums without the counts of days. */
const amountsOf = ({ impressions, clicks, conversions, spent, revenue }: Results): Numbers => ({
  impressions,
  clicks,
  conversions,
  spent,
  revenue,
});

function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
