import { columnsFromWire, columnsToWire } from '../../../ad-kit/reports/chosenColumns';
import type { ReportChoices, ReportFile } from '../../../ad-kit/reports/reportFile';
import type { ReportCampaign } from '../../../ad-kit/reports/reportFacts';
import type { ReportAdCounts } from '../../modules/campaigns/adsOfReport';
import type { ListedImport } from '../../modules/campaigns/pastImports.types';
import type { RememberedColumns } from '../../modules/report-columns/reportColumns.types';
import type { Workspace } from '../../lib/scope';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

/** What a body answers about a file. */
export function fromWireChoices(body: Omit<WireTypes['MetricsImport'], 'csv'>): ReportChoices {
  const { campaign, result_kind: resultKind, date_order: dateOrder, decimal_sign: decimalSign, rate } = body;
  return { columns: columnsFromWire(body.columns ?? {}), campaign, resultKind, dateOrder, decimalSign, rate };
}

export function toWireReportFile(file: ReportFile): Every<WireTypes['ReportFile']> {
  return {
    headings: file.headings,
    columns: columnsToWire(file.columns),
    campaigns: file.campaigns.map(toWireReportCampaign),
    campaign: file.campaign,
    result_kinds: file.resultKinds.map(({ name, hundredths }) => ({ name, results: hundredths / 100 })),
    result_kind: file.resultKind,
    date_order: file.dateOrder,
    is_date_order_open: file.isDateOrderOpen,
    currency: file.currency,
    questions: file.questions,
  };
}

export const toWireReportCampaign = (campaign: ReportCampaign): Every<WireTypes['ReportCampaign']> => ({
  name: campaign.name,
  rows: campaign.rows,
  impressions: campaign.impressions ?? null,
  clicks: campaign.clicks ?? null,
  conversions: hundredthOf(campaign.conversionHundredths),
  spent: hundredthOf(campaign.spentCents),
  revenue: hundredthOf(campaign.revenueCents),
});

export const toWireReportAds = (ads: ReportAdCounts | null): WireTypes['ReportAds'] | null =>
  ads && { recognized: ads.matched, not_recognized: ads.unmatched };

const hundredthOf = (value: number | undefined): number | null => (value === undefined ? null : value / 100);

export const toWirePastImport = (past: ListedImport): Every<WireTypes['PastImport']> => ({
  id: past.id,
  created_at: past.createdAt.toISOString(),
  file_name: past.fileName,
  imported_by: past.importedBy,
  campaigns: past.campaignCount,
  campaign: past.campaign,
  added: past.added,
  changed: past.changed,
  unchanged: past.unchanged,
  refused: past.refused,
  is_running: past.isRunning,
  can_be_taken_back: past.canBeTakenBack,
  taken_back_at: past.takenBackAt?.toISOString() ?? null,
});

export const toWireRememberedColumns = (
  { id, titles, places, chosenAt, chosenBy }: RememberedColumns,
  { actorId }: Workspace,
): Every<WireTypes['RememberedColumns']> => ({
  id,
  titles,
  columns: columnsToWire(places),
  chosen_at: chosenAt.toISOString(),
  chosen_by: chosenBy?.fullName ?? null,
  is_own: chosenBy?.id === actorId,
});
