import { toCents, toDollars } from '../../lib/money';
import type { Campaign, CampaignFields, DayNumbers } from '../../modules/campaigns/campaigns.types';
import type { WireTypes } from '../handlers';

export const toWireCampaign = (campaign: Campaign): WireTypes['Campaign'] => ({
  id: campaign.id,
  name: campaign.name,
  status: campaign.status,
  platform: campaign.platform,
  budget: toDollars(campaign.budgetCents),
  objective: campaign.objective,
  target_audience: campaign.targetAudience,
  start_date: campaign.startDate,
  end_date: campaign.endDate,
  spent: toDollars(campaign.spentCents),
  revenue: toDollars(campaign.revenueCents),
  impressions: campaign.impressions,
  clicks: campaign.clicks,
  conversions: campaign.conversions,
  ctr: campaign.ctrHundredths / 100,
  cpc: toDollars(campaign.cpcCents),
  is_sample: campaign.isSample,
  created_at: campaign.createdAt.toISOString(),
  updated_at: campaign.updatedAt.toISOString(),
});

/** What a body says of a campaign; `undefined` for what it leaves out. Drops the fields that only the server sets. */
export const fromWireChange = (body: WireTypes['CampaignChange']): Partial<CampaignFields> => ({
  name: body.name,
  status: body.status,
  platform: body.platform,
  budgetCents: body.budget === undefined ? undefined : toCents(body.budget),
  objective: body.objective,
  targetAudience: body.target_audience,
  startDate: body.start_date,
  endDate: body.end_date,
});

export const fromWireCampaign = (body: WireTypes['NewCampaign']): CampaignFields => ({
  name: body.name,
  status: body.status ?? 'active',
  platform: body.platform,
  budgetCents: toCents(body.budget),
  objective: body.objective ?? null,
  targetAudience: body.target_audience ?? null,
  startDate: body.start_date ?? null,
  endDate: body.end_date ?? null,
});

export const toWireDay = (numbers: DayNumbers): WireTypes['DailyMetrics'] => ({
  date: numbers.day,
  impressions: numbers.impressions,
  clicks: numbers.clicks,
  conversions: numbers.conversions,
  spent: toDollars(numbers.spentCents),
  revenue: toDollars(numbers.revenueCents),
});

export const fromWireDay = (row: WireTypes['DailyMetrics']): DayNumbers => ({
  day: row.date,
  impressions: row.impressions,
  clicks: row.clicks,
  conversions: row.conversions,
  spentCents: toCents(row.spent),
  revenueCents: toCents(row.revenue),
});
