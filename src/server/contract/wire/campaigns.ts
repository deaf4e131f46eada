import { derivedFigures } from '../../../ad-kit/reports/derivedFigures';
import { toCents, toDollars } from '../../lib/money';
import { amountsOf, asSums, resultsOf, type StoredSums } from '../../lib/results';
import { type Workspace, teamIdOf } from '../../lib/scope';
import type {
  Campaign,
  CampaignFields,
  CampaignMatch,
  CampaignTotals,
  DayNumbers,
  DayNumbersChange,
} from '../../modules/campaigns/campaigns.types';
import type { Figures } from '../../modules/campaigns/metrics.service';
import type { Call, WireTypes } from '../handlers';
import { type Every, expectNothingLeft } from './everyField';

export const toWireCampaign = (campaign: Campaign, workspace: Workspace): Every<WireTypes['Campaign']> => ({
  id: campaign.id,
  name: campaign.name,
  status: campaign.status,
  platform: campaign.platform,
  budget: toDollars(campaign.budgetCents),
  objective: campaign.objective,
  target_audience: campaign.targetAudience,
  start_date: campaign.startDate,
  end_date: campaign.endDate,
  ...amountsOf(campaign),
  ctr: campaign.ctrHundredths / 100,
  cpc: toDollars(campaign.cpcCents),
  ...returnsOf(campaign),
  labels: campaign.labels,
  is_sample: campaign.isSample,
  revision: campaign.revision,
  team_id: teamIdOf(workspace),
  created_at: campaign.createdAt.toISOString(),
  updated_at: campaign.updatedAt.toISOString(),
});

function returnsOf(sums: StoredSums) {
  const { conversionRate, cpa, roas } = derivedFigures(resultsOf(sums));
  return { conversion_rate: conversionRate, cpa, roas };
}

export function toWireTotals({
  campaigns,
  byStatus,
  budgetCents,
  ...sums
}: CampaignTotals): WireTypes['CampaignTotals'] {
  const { ctr, cpc } = derivedFigures(resultsOf(sums));
  return {
    campaigns,
    campaigns_by_status: byStatus,
    budget: toDollars(budgetCents),
    ...amountsOf(sums),
    ctr,
    cpc,
    ...returnsOf(sums),
  };
}

export function toWireFigures({ from, to, sums, step, series }: Figures): Every<WireTypes['CampaignFigures']> {
  const { ctr, cpc } = derivedFigures(resultsOf(sums));
  return {
    from: from ?? null,
    to: to ?? null,
    ...amountsOf(sums),
    ctr,
    cpc,
    ...returnsOf(sums),
    step,
    series: series.map(({ day, ...ofStep }) => ({ date: day, ...resultsOf(ofStep) })),
  };
}

/** What a body says of a campaign; `undefined` for what it leaves out. Drops the fields that only the server sets. */
export function fromWireChange(body: Omit<WireTypes['CampaignChange'], 'revision'>): Partial<CampaignFields> {
  const { name, status, platform, budget, objective, ...others } = body;
  const { target_audience: targetAudience, start_date: startDate, end_date: endDate, ...rest } = others;
  expectNothingLeft(rest);
  const budgetCents = budget === undefined ? undefined : toCents(budget);
  return { name, status, platform, budgetCents, objective, targetAudience, startDate, endDate };
}

export function fromWireCampaign(body: WireTypes['NewCampaign']): CampaignFields {
  const { name, status = 'active', platform, budget, objective = null, ...others } = body;
  const {
    target_audience: targetAudience = null,
    start_date: startDate = null,
    end_date: endDate = null,
    ...rest
  } = others;
  expectNothingLeft(rest);
  return { name, status, platform, budgetCents: toCents(budget), objective, targetAudience, startDate, endDate };
}

export const toWireDay = ({ day, ...numbers }: DayNumbers): Every<WireTypes['DailyMetrics']> => ({
  date: day,
  ...amountsOf(asSums(numbers)),
});

export function fromWireDay(row: WireTypes['DailyMetricsChange']): DayNumbersChange {
  const { date: day, impressions, clicks, conversions, spent, revenue, ...rest } = row;
  expectNothingLeft(rest);
  return {
    day,
    impressions,
    clicks,
    conversionHundredths: conversions === undefined ? undefined : Math.round(conversions * 100),
    spentCents: spent === undefined ? undefined : toCents(spent),
    revenueCents: revenue === undefined ? undefined : toCents(revenue),
  };
}

/** Which campaigns a query asks for. */
export const fromWireMatch = ({
  search,
  status,
  platform,
  label,
}: Call<'getCampaignTotals'>['query']): CampaignMatch => ({
  search: search?.trim(),
  status,
  platform,
  label: label?.trim(),
});
