import { campaigns } from '../../db/tables/campaigns';

/** What is read of a campaign. */
export const campaignColumns = {
  id: campaigns.id,
  workspaceId: campaigns.workspaceId,
  createdBy: campaigns.createdBy,
  name: campaigns.name,
  status: campaigns.status,
  platform: campaigns.platform,
  budgetCents: campaigns.budgetCents,
  objective: campaigns.objective,
  targetAudience: campaigns.targetAudience,
  startDate: campaigns.startDate,
  endDate: campaigns.endDate,
  isSample: campaigns.isSample,
  revision: campaigns.revision,
  impressions: campaigns.impressions,
  clicks: campaigns.clicks,
  conversionHundredths: campaigns.conversionHundredths,
  spentCents: campaigns.spentCents,
  revenueCents: campaigns.revenueCents,
  dayCount: campaigns.dayCount,
  ctrHundredths: campaigns.ctrHundredths,
  cpcCents: campaigns.cpcCents,
  createdAt: campaigns.createdAt,
  updatedAt: campaigns.updatedAt,
};
