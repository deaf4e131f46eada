import { derivedFigures } from '../../../ad-kit/reports/derivedFigures';
import { csvFile } from '../../lib/csv';
import { toDollars } from '../../lib/money';
import { resultsOf } from '../../lib/results';
import type { Campaign } from './campaigns.types';

const dollars = (cents: number): string => toDollars(cents).toFixed(2);

/** Campaigns as a CSV file, one line each. */
export function campaignCsv(campaigns: Campaign[]): string {
  const rows = campaigns.map((campaign) => ({
    ...resultCells(campaign),
    Name: campaign.name,
    Status: campaign.status,
    Platform: campaign.platform,
    Budget: dollars(campaign.budgetCents),
    Spent: dollars(campaign.spentCents),
    Impressions: campaign.impressions,
    Clicks: campaign.clicks,
    CTR: (campaign.ctrHundredths / 100).toFixed(2),
    CPC: dollars(campaign.cpcCents),
    Labels: campaign.labels.join(', '),
    'Start date': campaign.startDate ?? '',
    'End date': campaign.endDate ?? '',
    Created: campaign.createdAt.toISOString(),
  }));
  return csvFile(headings, rows);
}

/** Empty where nothing is reported, or there is nothing to divide by. */
function resultCells(campaign: Campaign) {
  const results = resultsOf(campaign);
  const { conversionRate, cpa, roas } = derivedFigures(results);
  const decimals = (value: number | null): string => value?.toFixed(2) ?? '';
  return {
    Conversions: results.conversions ?? '',
    'Conversion rate': decimals(conversionRate),
    CPA: decimals(cpa),
    Revenue: decimals(results.revenue),
    ROAS: decimals(roas),
  };
}

const headings = [
  'Name',
  'Status',
  'Platform',
  'Budget',
  'Spent',
  'Impressions',
  'Clicks',
  'CTR',
  'CPC',
  'Conversions',
  'Conversion rate',
  'CPA',
  'Revenue',
  'ROAS',
  'Labels',
  'Start date',
  'End date',
  'Created',
] as const;
