import { cleanUtmValue } from '../../../ad-kit/linkBuilder';
import type { CampaignReport } from '../../../ad-kit/reports/dailyReport';
import type { NewDays } from '../../../ad-kit/reports/newDays';
import type { ReportCampaign } from '../../../ad-kit/reports/reportFacts';
import { nameKey } from '../../../ad-kit/reports/reportFacts';
import type { ReportFile } from '../../../ad-kit/reports/reportFile';
import type { DailyReportRow } from '../../../ad-kit/reports/reportRows';
import { groupBy } from '../../lib/groupBy';
import { notFound } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import { adsOfCampaigns, type CampaignAdsTx } from '../ads/campaignAds.service';
import type { AdDaysRepository } from './adDays.repository';
import { adsOfReport, type ReportAdCounts, tellsAds } from './adsOfReport';
import type { CampaignListRepository } from './campaignList.repository';
import type { CampaignsRepository } from './campaigns.repository';
import type { Campaign, Platform } from './campaigns.types';
import { compareDays, type DayChange, takenAds, takenRows, wantedOf } from './dayChanges';
import type { DaysRepository } from './days.repository';
import type { ReportMemoryRepository } from './reportMemory.repository';

/** Where a campaign of a file goes; nowhere where neither is set. */
export interface ReportTarget {
  /** As the file writes it. */
  campaign: string;
  campaignId: string | undefined;
  /** For a new campaign. */
  platform: Platform | undefined;
}

/** What a campaign of a file does. */
export interface ImportedCampaign {
  totals: ReportCampaign;
  /** Null where its numbers go nowhere; a new one has a platform, and no id until it is stored. */
  target: { id: string | null; name: string; platform: Platform | null } | null;
  /** How that was found: a person said so, now or at an earlier file, it has the name, or its links name it. Null where it was not. */
  matchedBy: 'choice' | 'memory' | 'name' | 'utm' | null;
  /** Empty where there is a problem. */
  changes: DayChange[];
  refused: DailyReportRow[];
  /** All its rows by day; empty where there is a problem, or no target. */
  rows: DailyReportRow[];
  /** Null where the file tells none apart. */
  ads: ReportAdCounts | null;
  problem: string | null;
}

interface PlanWish {
  reports: CampaignReport[];
  file: ReportFile;
  targets: ReportTarget[];
  newDays: NewDays;
}

/** Of more campaigns, the newest are looked for in links: all that can be in less than a tenth of a second. */
const mostNamed = 10_000;

export interface PlanTx extends CampaignAdsTx {
  campaigns: CampaignsRepository;
  lists: Pick<CampaignListRepository, 'openNames'>;
  days: DaysRepository;
  adDays: AdDaysRepository;
  reportMemory: ReportMemoryRepository;
}

const totalsOf = ({ campaigns }: ReportFile, name: string): ReportCampaign =>
  campaigns.find((campaign) => campaign.name === name) ?? { name, rows: 0 };

/**
 * What the campaigns of a file do, each by itself: each goes where a person says, else where it went the last time that
 * one said so, else to the only one of its name, else to the only one that its links name. Nobody else changes the target campaigns until the transaction ends.
 */
export async function planImport(
  tx: PlanTx,
  scope: Scope,
  { reports, file, targets, newDays }: PlanWish,
): Promise<ImportedCampaign[]> {
  const matched = await match(tx, scope, reports, targets);
  const planned = matched.map((one) => ({
    ...one,
    totals: totalsOf(file, one.name),
    problem: one.found?.status === 'completed' ? completed : null,
  }));
  const wanted = planned.flatMap(({ found, rows }) =>
    found ? wantedOf(rows).map(({ day }) => ({ campaignId: found.id, day })) : [],
  );
  const existing = groupBy(await tx.days.find(scope.workspaceId, wanted), ({ campaignId }) => campaignId);
  const existingAds = groupBy(await tx.adDays.find(scope.workspaceId, wanted), ({ campaignId }) => campaignId);
  const withAds = planned.flatMap(({ found, rows }) => (found && tellsAds(rows) ? found.id : []));
  const knownAds = groupBy(await adsOfCampaigns(tx, scope.workspaceId, withAds), ({ campaignId }) => campaignId);
  return planned.map(({ name, rows: read, totals, found, platform, matchedBy, problem }) => {
    const target = found
      ? { id: found.id, name: found.name, platform: null }
      : platform
        ? { id: null, name, platform }
        : null;
    const isOpen = target !== null && problem === null;
    const id = found?.id ?? '';
    const before = existing.get(id) ?? [];
    const rows = takenRows(read, before, newDays);
    const adsBefore = existingAds.get(id) ?? [];
    const ads = isOpen ? adsOfReport(rows, knownAds.get(id) ?? [], takenAds(adsBefore, newDays)) : null;
    return {
      totals,
      target,
      matchedBy,
      changes: isOpen ? compareDays(before, adsBefore, wantedOf(rows, ads)) : [],
      rows: isOpen ? rows : [],
      refused: isOpen ? rows.filter(({ message }) => message !== null) : [],
      ads,
      problem,
    };
  });
}

/** Finds where each campaign of the file goes; two never go to one. */
async function match(
  tx: PlanTx,
  { workspaceId }: Scope,
  reports: CampaignReport[],
  targets: ReportTarget[],
): Promise<Match[]> {
  const wishes = new Map(targets.map((target) => [target.campaign, target]));
  const chosenIds = targets.flatMap(({ campaignId }) => campaignId ?? []);
  const open = reports.filter(({ name }) => !wishes.has(name)).map(({ name }) => nameKey(name));
  const remembered = new Map(
    (await tx.reportMemory.find(workspaceId, open)).map((one) => [one.nameKey, one.campaignId]),
  );
  const rememberedIds = [...remembered.values()].filter((id) => id !== null);
  const linkedIds = await idsInLinks(
    tx,
    workspaceId,
    reports.filter(({ name }) => !wishes.has(name)),
  );
  const known = await tx.campaigns.lockNamed(workspaceId, [...chosenIds, ...rememberedIds, ...linkedIds], open);
  const taken = new Set(chosenIds);
  const matches = reports.map((report): Match => {
    const wish = wishes.get(report.name);
    const free = known.filter(({ id }) => !taken.has(id));
    const take = (found: Found | undefined, matchedBy: Match['matchedBy']): Match => {
      if (found) taken.add(found.id);
      return { ...report, found, platform: wish?.platform, matchedBy };
    };
    if (wish) {
      const found = known.find(({ id }) => id === wish.campaignId);
      if (wish.campaignId !== undefined && !found) throw notFound('campaign');
      return take(found, 'choice');
    }
    const memory = remembered.get(nameKey(report.name));
    if (memory === null) return take(undefined, 'memory');
    const again = free.find(({ id, status }) => id === memory && status !== 'completed');
    if (again) return take(again, 'memory');
    const named = sameNamed(free, report.name);
    return take(named, named ? 'name' : null);
  });
  return byLinks(
    matches,
    known.filter(({ id, status }) => status !== 'completed' && !taken.has(id)),
  );
}

/** What has no match yet goes to the campaign that its links name, if they name one, and nothing else in the file does. */
function byLinks(matches: Match[], free: Found[]): Match[] {
  const named = groupBy(free, ({ name }) => linkForm(name));
  const wanting = groupBy(matches.filter(isUnmatched), ({ utmCampaign }) => linkForm(utmCampaign));
  return matches.map((one) => {
    const form = isUnmatched(one) ? linkForm(one.utmCampaign) : '';
    const [found, ...others] = named.get(form) ?? [];
    const isSure = form !== '' && others.length === 0 && wanting.get(form)?.length === 1;
    return isSure && found ? { ...one, found, matchedBy: 'utm' } : one;
  });
}

const isUnmatched = ({ matchedBy }: Match): boolean => matchedBy === null;

/** Campaigns that links of a file name, before anybody waits for them. */
async function idsInLinks(tx: PlanTx, workspaceId: string, reports: CampaignReport[]): Promise<string[]> {
  const wanted = new Set(reports.map(({ utmCampaign }) => linkForm(utmCampaign)).filter((form) => form !== ''));
  if (wanted.size === 0) return [];
  const names = await tx.lists.openNames(workspaceId, mostNamed);
  return names.filter(({ name }) => wanted.has(linkForm(name))).map(({ id }) => id);
}

/** Campaigns have no longer names. */
const longestName = 200;

/** Links are written with one separator or the other; so the two are the same here. */
const linkForm = (name: string): string => (name.length > longestName ? '' : cleanUtmValue(name, '_'));

interface Match extends CampaignReport {
  found: Found | undefined;
  platform: Platform | undefined;
  matchedBy: ImportedCampaign['matchedBy'];
}

type Found = Pick<Campaign, 'id' | 'name' | 'status'>;

const completed = 'This campaign is completed, so it’s read-only. Choose another one, or leave it out.';

/** The only campaign of a name, completed ones aside; which of several is meant, a person has to say. */
function sameNamed(known: Found[], wanted: string): Found | undefined {
  const same = known.filter(({ name }) => nameKey(name) === nameKey(wanted));
  const open = same.filter(({ status }) => status !== 'completed');
  const [only, ...others] = open.length > 0 ? open : same;
  return others.length === 0 ? only : undefined;
}
