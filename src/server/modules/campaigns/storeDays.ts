import { groupBy } from '../../lib/groupBy';
import { sumOf } from '../../lib/results';
import type { Scope } from '../../lib/scope';
import type { AdDaysRepository } from './adDays.repository';
import type { CampaignActivity } from './campaigns.activity';
import type { CampaignsRepository } from './campaigns.repository';
import { type DayWrite, differenceOf } from './dayChanges';
import type { DaysRepository } from './days.repository';
import type { ImportedDaysRepository } from './importedDays.repository';
import type { WorkspaceDaysRepository } from './workspaceDays.repository';

export interface StoreDaysTx {
  campaigns: CampaignsRepository;
  days: DaysRepository;
  adDays: AdDaysRepository;
  importedDays: ImportedDaysRepository;
  workspaceDays: WorkspaceDaysRepository;
  activity: CampaignActivity;
}

/** A campaign, and what is done to its days. */
interface ChangedCampaign {
  id: string;
  name: string;
  days: DayWrite[];
}

/**
 * Writes and removes days of campaigns with the parts of their ads, and keeps the sums of the campaigns and of the workspace. Earlier imports that
 * wrote one of the days can't be taken back any more; the import that the days come from, if any, can. The caller holds
 * the lock of the workspace, and leaves out days that stay as they are.
 */
export async function storeDays(
  tx: StoreDaysTx,
  scope: Scope,
  campaigns: ChangedCampaign[],
  now: Date,
  importId?: string,
): Promise<void> {
  const changed = campaigns
    .filter(({ days }) => days.length > 0)
    .map((one) => ({ ...one, days: one.days.map((write) => ({ ...write, difference: differenceOf(write) })) }));
  if (changed.length === 0) return;
  const writes = changed.flatMap(({ id, days }) => days.map((write) => ({ campaignId: id, ...write })));
  await tx.importedDays.forget(writes, importId);
  if (importId !== undefined) await tx.importedDays.keep(importId, writes);
  await tx.days.put(writes.flatMap(({ campaignId, after }) => (after ? [{ campaignId, ...after }] : [])));
  await tx.days.remove(writes.filter(({ after }) => after === undefined));
  await tx.adDays.replace(writes);
  await tx.workspaceDays.add(
    scope.workspaceId,
    [...groupBy(writes, ({ day }) => day)].map(([day, some]) => ({
      day,
      ...sumOf(some.map(({ difference }) => difference)),
    })),
  );
  const totals = changed.map(({ id, days }) => ({
    id,
    change: sumOf(days.map(({ difference }) => difference)),
  }));
  await tx.campaigns.addToTotals(scope.workspaceId, totals, now);
  for (const subject of changed) await tx.activity.record(scope, { action: 'numbers_recorded', subject }, now);
}
