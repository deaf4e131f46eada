import type { Platform } from '../../api/campaignsApi';
import type { ReportImportCampaign, ReportTarget } from '../../api/metricsApi';
import { countOf } from '../../lib/text';

/** What a campaign of the file can go to, besides the id of a campaign. */
export const leftOut = 'left-out';
export const newCampaign = 'new';

/** Where a campaign of the file goes, as the choice of it has it. */
export function targetOf({ totals, campaign_id: id, is_new: isNew }: ReportImportCampaign, targets: ReportTarget[]) {
  const chosen = targets.find(({ campaign }) => campaign === totals.name);
  if (isNew || chosen?.new_platform) return newCampaign;
  return chosen?.campaign_id ?? id ?? leftOut;
}

/** The targets after a choice for one campaign of the file. A campaign that another one went to is taken from that one. */
export function withTarget(
  targets: readonly ReportTarget[],
  campaign: string,
  choice: string,
  platform: Platform,
): ReportTarget[] {
  const others = targets
    .filter((target) => target.campaign !== campaign)
    .map((target) => (target.campaign_id === choice ? { campaign: target.campaign } : target));
  if (choice === newCampaign) return [...others, { campaign, new_platform: platform }];
  return [...others, choice === leftOut ? { campaign } : { campaign, campaign_id: choice }];
}

/** Whether an import of a campaign stores anything. */
export const isEffective = ({ added, changed }: ReportImportCampaign): boolean => added + changed > 0;

/** What an import does to the days of a campaign: `3 new · 1 changed · 12 unchanged`. */
export function daysText({ added, changed, unchanged, refused }: ReportImportCampaign): string {
  const parts = [
    ...(added > 0 ? [`${countOf(added, 'new day')}`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
    ...(refused > 0 ? [`${refused} skipped`] : []),
  ];
  return parts.length === 0 ? '—' : parts.join(' · ');
}
