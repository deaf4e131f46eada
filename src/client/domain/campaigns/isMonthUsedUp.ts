import type { CampaignSummary } from '../../api/campaignsApi';

/** Whether the account that pays has created as many campaigns this month as its plan includes. */
export const isMonthUsedUp = ({ created_this_month: created, monthly_limit: limit }: CampaignSummary): boolean =>
  limit !== null && created >= limit;
