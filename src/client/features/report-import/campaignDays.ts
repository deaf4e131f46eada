import { countOfDays, type ShownDays } from '../../domain/report-import/shownDays';
import type { ReportImport, ReportImportCampaign, ReportTarget } from '../../api/metricsApi';
import { leftOut, newCampaign, targetOf } from './targets';
import type { ChosenReport, ReadPart } from './reportReader';

type Slice = { part: ReadPart; offset: number; limit: number };

/** Where in the parts of a file some days of a campaign are; its days are in order, each part's after those before. */
export function slicesOf(
  parts: readonly ReadPart[],
  campaign: string,
  shown: ShownDays,
  { offset, limit }: { offset: number; limit: number },
): Slice[] {
  const slices: Slice[] = [];
  let [skipped, left] = [offset, limit];
  for (const part of parts) {
    const own = part.campaignsRead.find(({ totals }) => totals.name === campaign);
    const count = own ? countOfDays(own, shown) : 0;
    const start = Math.min(skipped, count);
    const some = Math.min(count - start, left);
    if (some > 0) slices.push({ part, offset: start, limit: some });
    skipped -= start;
    left -= some;
  }
  return slices;
}

/** What asks for the days of a slice. */
export function daysRequest(
  { part, offset, limit }: Slice,
  { reading, choices }: Pick<ChosenReport, 'reading' | 'choices'>,
  each: ReportImportCampaign,
  shown: ShownDays,
): ReportImport {
  const campaign = each.totals.name;
  return {
    csv: part.csv,
    ...reading,
    targets: [sureTarget(each, choices.targets ?? [])],
    dry_run: true,
    days_of: { campaign, offset, limit, ...(shown !== 'all' && { outcome: shown }) },
  };
}

/** Where a campaign goes, whether a person said so or it was found: the other campaigns of the file aren't asked about. */
function sureTarget(each: ReportImportCampaign, targets: ReportTarget[]): ReportTarget {
  const { name: campaign } = each.totals;
  const place = targetOf(each, targets);
  if (place === leftOut) return { campaign };
  if (place !== newCampaign) return { campaign, campaign_id: place };
  return targets.find((target) => target.campaign === campaign) ?? { campaign };
}

/** What the days that are shown depend on. */
export const stateOfDays = ({ reading }: Pick<ChosenReport, 'reading'>, each: ReportImportCampaign): string =>
  JSON.stringify([reading, each]);
