import { groupBy } from '../../lib/groupBy';
import { sumOf } from '../../lib/results';
import type { Scope } from '../../lib/scope';
import type { CampaignActivity } from './campaigns.activity';
import type { CampaignsRepository } from './campaigns.repository';
import { type DayChange, differenceOf } from './dayChanges';
import type { DaysRepository } from './days.repository';

interface StoreDaysTx {
  campaigns: CampaignsRepository;
  days: DaysRepository;
  activity: CampaignActivity;
}

/** A campaign, and what is done to its days. */
interface ChangedCampaign {
  id: string;
  name: string;
  changes: DayChange[];
}

/**
 * Writes days of campaigns, and keeps the sums of the campaigns and of the workspace. The caller holds the lock of the
 * workspace. Days that are stored so already are left alone.
 */
export async function storeDays(tx: StoreDaysTx, scope: Scope, changed: ChangedCampaign[], now: Date): Promise<void> {
  const effective = changed
    .map((one) => ({ ...one, changes: one.changes.filter(({ outcome }) => outcome !== 'unchanged') }))
    .filter(({ changes }) => changes.length > 0);
  if (effective.length === 0) return;
  const differences = effective.flatMap(({ changes }) => changes.map(differenceOf));
  await tx.days.put(
    effective.flatMap(({ id, changes }) => changes.map(({ wanted }) => ({ campaignId: id, ...wanted }))),
  );
  await tx.days.addToWorkspace(
    scope.workspaceId,
    [...groupBy(differences, ({ day }) => day)].map(([day, some]) => ({ day, ...sumOf(some) })),
  );
  const totals = effective.map(({ id, changes }) => ({
    id,
    change: sumOf(changes.map(differenceOf)),
    days: changes.filter(({ outcome }) => outcome === 'added').length,
  }));
  await tx.campaigns.addToTotals(scope.workspaceId, totals, now);
  for (const subject of effective) await tx.activity.record(scope, { action: 'numbers_recorded', subject }, now);
}
