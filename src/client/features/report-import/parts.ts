import type { ReportPart } from '../../../ad-kit/reports/reportParts';
import type { ReportCampaign, ReportImport, ReportImportCampaign, ReportTarget } from '../../api/metricsApi';

/** How all parts of a file are read. */
export type PartReading = Pick<ReportImport, 'date_order' | 'decimal_sign' | 'rate' | 'new_days'>;

/** What asks for a part, except for what it is part of. */
export const partRequest = (
  part: ReportPart,
  reading: PartReading,
  targets: readonly ReportTarget[],
): ReportImport => ({
  csv: part.csv,
  ...reading,
  targets: targetsOfPart(part, targets),
});

/** The targets of a part's campaigns. */
export const targetsOfPart = ({ campaigns }: ReportPart, targets: readonly ReportTarget[]): ReportTarget[] =>
  targets.filter(({ campaign }) => campaigns.includes(campaign));

/** A campaign's faults that are shown. */
const mostFaults = 5;

/**
 * What parts do, each campaign once. One in several parts has the sums of all; how many ads it tells apart nobody knows
 * then, because the same ad may be in two.
 */
export function campaignsOfParts(parts: readonly ReportImportCampaign[]): ReportImportCampaign[] {
  const byName = new Map<string, ReportImportCampaign>();
  for (const part of parts) {
    const known = byName.get(part.totals.name);
    byName.set(part.totals.name, known ? sumOfTwo(known, part) : part);
  }
  return [...byName.values()];
}

/** Campaigns with the totals of the whole file, in its order. */
export const withTotals = (
  campaigns: readonly ReportImportCampaign[],
  totals: readonly ReportCampaign[],
): ReportImportCampaign[] =>
  totals.flatMap((whole) => {
    const found = campaigns.find(({ totals: { name } }) => name === whole.name);
    return found ? [{ ...found, totals: whole }] : [];
  });

const sumOfTwo = (one: ReportImportCampaign, other: ReportImportCampaign): ReportImportCampaign => ({
  ...one,
  is_new: one.is_new || other.is_new,
  added: one.added + other.added,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
  refused: one.refused + other.refused,
  ads: null,
  problem: one.problem ?? other.problem,
  faults: [...one.faults, ...other.faults].sort((first, second) => first.line - second.line).slice(0, mostFaults),
});

/**
 * Campaigns of a file that would go where another one goes, which no part can know of the others: the one that a person
 * chose stays, else the first.
 */
export function doublesIn(campaigns: readonly ReportImportCampaign[]): string[] {
  const chosenFirst = campaigns.toSorted(
    (one, other) => Number(other.matched_by === 'choice') - Number(one.matched_by === 'choice'),
  );
  const taken = new Set<string>();
  return chosenFirst.flatMap(({ campaign_id: id, totals }) => {
    if (id === null) return [];
    const isDouble = taken.has(id);
    taken.add(id);
    return isDouble ? [totals.name] : [];
  });
}

/** The targets for what comes next, once campaigns were made: a second part of one goes to what the first one made. */
export const withMade = (targets: readonly ReportTarget[], made: ReadonlyMap<string, string>): ReportTarget[] =>
  targets.map((target) => {
    const id = target.new_platform === undefined ? undefined : made.get(target.campaign);
    return id === undefined ? target : { campaign: target.campaign, campaign_id: id };
  });
