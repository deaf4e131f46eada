import Papa from 'papaparse';
import { toDollars } from '../../lib/money';
import type { Campaign } from './campaigns.types';

const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take for the beginning of a formula (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n]/;

const dollars = (cents: number): string => toDollars(cents).toFixed(2);

/** Campaigns as a CSV file that spreadsheets open rightly: UTF-8 with a byte-order mark, one heading line. */
export function campaignCsv(campaigns: Campaign[]): string {
  const rows = campaigns.map((campaign) => ({
    Name: campaign.name,
    Status: campaign.status,
    Platform: campaign.platform,
    Budget: dollars(campaign.budgetCents),
    Spent: dollars(campaign.spentCents),
    Impressions: campaign.impressions,
    Clicks: campaign.clicks,
    CTR: (campaign.ctrHundredths / 100).toFixed(2),
    CPC: dollars(campaign.cpcCents),
    Conversions: campaign.conversions,
    Revenue: dollars(campaign.revenueCents),
    'Start date': campaign.startDate ?? '',
    'End date': campaign.endDate ?? '',
    Created: campaign.createdAt.toISOString(),
  }));
  return (
    byteOrderMark +
    Papa.unparse({ fields: headings, data: rows }, { escapeFormulae: formulaStart, newline: '\r\n' }) +
    '\r\n'
  );
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
  'Revenue',
  'Start date',
  'End date',
  'Created',
];
