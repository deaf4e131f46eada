import type { Platform } from '../../api/campaignsApi';
import type { ReportImportCampaign, ReportImportResult, ReportTarget } from '../../api/metricsApi';
import { isSameName } from '../../domain/report-import/reportWords';
import { countOf } from '../../lib/text';

/** What a campaign of the file can go to, besides the id of a campaign. */
export const leftOut = 'left-out';
export const newCampaign = 'new';

/** Where a campaign of the file goes, as the choice of it has it. */
export function targetOf({ totals, campaign_id: id, is_new: isNew }: ReportImportCampaign, targets: ReportTarget[]) {
  const chosen = targets.find(({ campaign }) => campaign === totals.name);
  if (chosen) return chosen.new_platform ? newCampaign : (chosen.campaign_id ?? leftOut);
  return isNew ? newCampaign : (id ?? leftOut);
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

/** Where campaigns of the file went before they were left out, by their names. */
export type Places = ReadonlyMap<string, string>;

export const withPlaces = (
  places: Places,
  campaigns: readonly ReportImportCampaign[],
  targets: ReportTarget[],
): Places =>
  new Map([
    ...places,
    ...campaigns
      .map((each) => [each.totals.name, targetOf(each, targets)] as const)
      .filter(([, place]) => place !== leftOut),
  ]);

/**
 * The targets once these are ticked: each goes where it went before, else to the campaign of its name, unless another
 * one goes there meanwhile, else to a new campaign.
 */
export function withTicked(
  targets: readonly ReportTarget[],
  ticked: readonly ReportImportCampaign[],
  { places, known, taken, platform }: Ticking,
): ReportTarget[] {
  const inUse = new Set(taken);
  return ticked.reduce<ReportTarget[]>(
    (before, { totals: { name } }) => {
      const sameNamed = known.find((one) => isSameName(one.name, name))?.id;
      const place = [places.get(name), sameNamed].find((one) => one !== undefined && !inUse.has(one)) ?? newCampaign;
      if (place !== newCampaign) inUse.add(place);
      return withTarget(before, name, place, platform);
    },
    [...targets],
  );
}

type Ticking = {
  places: Places;
  /** Campaigns that numbers can go to. */
  known: readonly { id: string; name: string }[];
  /** Where the others go. */
  taken: readonly string[];
  /** Of new campaigns. */
  platform: Platform;
};

/** The targets once these are left out. */
export const withUnticked = (
  targets: readonly ReportTarget[],
  unticked: readonly ReportImportCampaign[],
  platform: Platform,
): ReportTarget[] =>
  unticked.reduce<ReportTarget[]>(
    (before, { totals }) => withTarget(before, totals.name, leftOut, platform),
    [...targets],
  );

/** The campaigns of a file that nothing was found or chosen for. */
export const unmatchedIn = (campaigns: readonly ReportImportCampaign[], targets: readonly ReportTarget[]) =>
  campaigns.filter(
    ({ totals, matched_by: matchedBy, problem }) =>
      matchedBy === null && problem === null && targets.every(({ campaign }) => campaign !== totals.name),
  );

/** The campaigns of a file that get new or changed days. */
export const effectiveOf = ({ campaigns }: Pick<ReportImportResult, 'campaigns'>): ReportImportCampaign[] =>
  campaigns.filter(({ added, changed }) => added + changed > 0);

/** What came of an import, where its days may have been stored elsewhere since they were looked at. */
export const storedTitle = (campaigns: number): string =>
  campaigns === 0 ? 'These numbers were already there' : `Numbers imported for ${countOf(campaigns, 'campaign')}`;

/** How many days of campaigns are stored: "12 days added, 2 changed". */
export function storedDays(campaigns: readonly ReportImportCampaign[]): string {
  const sum = (field: 'added' | 'changed') => campaigns.reduce((total, each) => total + each[field], 0);
  if (campaigns.length === 0) return 'Nothing was added or changed';
  return `${countOf(sum('added'), 'day')} added, ${sum('changed')} changed`;
}

/** What an import does to the days of a campaign: `3 new days · 1 changed · 12 unchanged`. */
export function daysText({ added, changed, unchanged, refused }: ReportImportCampaign): string {
  const parts = [
    ...(added > 0 ? [`${countOf(added, 'new day')}`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
    ...(refused > 0 ? [`${refused} skipped`] : []),
  ];
  return parts.length === 0 ? 'Left out' : parts.join(' · ');
}
