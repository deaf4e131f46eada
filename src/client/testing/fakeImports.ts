import type { AdDailyMetrics, DailyMetrics } from '../api/api';
import type { MetricsImportOutcome, PastImport } from '../api/metricsApi';
import type { FakeAccount } from './fakeAccount';
import { aUuid } from './builders';
import type { FakeState } from './fakeState';
import type { FakeImport, FakeWorkspace } from './fakeWorkspace';

export function daysOf(workspace: FakeWorkspace, campaignId: string): Map<string, DailyMetrics> {
  const days = workspace.days.get(campaignId) ?? new Map<string, DailyMetrics>();
  workspace.days.set(campaignId, days);
  return days;
}

export function outcomeOf(
  before: DailyMetrics | undefined,
  after: DailyMetrics,
): Exclude<MetricsImportOutcome, 'refused'> {
  if (!before) return 'added';
  const isSame = (Object.keys(after) as (keyof DailyMetrics)[]).every((field) => before[field] === after[field]);
  return isSame ? 'unchanged' : 'changed';
}

/** Stores days with what of them is whose, and says what those that changed had before. */
export function storeDays(
  workspace: FakeWorkspace,
  campaignId: string,
  wanted: DailyMetrics[],
  ads: AdDailyMetrics[] = [],
): FakeImport['before'] {
  const days = daysOf(workspace, campaignId);
  const changed = wanted.filter((day) => outcomeOf(days.get(day.date), day) !== 'unchanged');
  const adsOf = (date: string) => (workspace.adDays.get(campaignId) ?? []).filter((ad) => ad.date === date);
  const before = changed.map(({ date }) => ({
    campaignId,
    date,
    metrics: days.get(date) ?? null,
    ads: adsOf(date),
  }));
  const replaced = ads.length > 0 ? wanted : changed;
  replaceAds(workspace, campaignId, replaced, ads);
  forgetDays(
    workspace,
    campaignId,
    changed.map(({ date }) => date),
  );
  for (const day of changed) days.set(day.date, day);
  return before;
}

/** Gives days other ads. */
export function replaceAds(
  { adDays }: FakeWorkspace,
  campaignId: string,
  days: { date: string }[],
  ads: AdDailyMetrics[],
): void {
  const others = (adDays.get(campaignId) ?? []).filter((ad) => days.every(({ date }) => date !== ad.date));
  adDays.set(campaignId, [...others, ...ads]);
}

/** Imports that wrote one of these days can't be taken back any more. */
export function forgetDays({ imports }: FakeWorkspace, campaignId: string, dates: string[]): void {
  for (const each of imports) {
    if (each.before.some((day) => day.campaignId === campaignId && dates.includes(day.date))) each.before = [];
  }
}

type ImportDone = Pick<PastImport, 'added' | 'changed' | 'unchanged' | 'refused'> &
  Pick<FakeImport, 'before'> & {
    /** Of a part of a longer file. */
    id?: string | undefined;
    /** Whether further parts follow. */
    isRunning?: boolean;
    fileName: string | undefined;
    campaigns: { id: string; name: string }[];
  };

export function keepImport(state: FakeState, account: FakeAccount, workspace: FakeWorkspace, done: ImportDone): void {
  const { before, id, isRunning = false, fileName, campaigns, ...counts } = done;
  const open = workspace.imports.find((each) => each.import.id === id);
  if (open) return addPart(open, done);
  const [only, ...others] = campaigns;
  const kept = {
    id: id ?? aUuid(),
    created_at: new Date(state.now()).toISOString(),
    file_name: fileName ?? null,
    imported_by: account.user.full_name,
    campaigns: campaigns.length,
    campaign: only && others.length === 0 ? { id: only.id, name: only.name } : null,
    ...counts,
    is_running: isRunning,
    can_be_taken_back: false,
    taken_back_at: null,
  };
  workspace.imports.unshift({ import: kept, before });
}

function addPart(open: FakeImport, part: ImportDone): void {
  const { import: kept, before } = open;
  for (const count of ['added', 'changed', 'unchanged', 'refused'] as const) kept[count] += part[count];
  kept.campaigns += part.campaigns.filter(({ id }) => before.every(({ campaignId }) => campaignId !== id)).length;
  kept.is_running = part.isRunning ?? false;
  if (kept.campaigns > 1) kept.campaign = null;
  open.before = [...before, ...part.before];
}

export const toPastImport = ({ import: kept, before }: FakeImport): PastImport => ({
  ...kept,
  can_be_taken_back: before.length > 0,
});

export function whyStays({ import: kept }: FakeImport): string {
  if (kept.taken_back_at !== null) return 'This import was taken back already.';
  if (kept.added + kept.changed === 0) return 'This import changed nothing.';
  return 'Newer numbers have replaced some of this import, so it stays.';
}
