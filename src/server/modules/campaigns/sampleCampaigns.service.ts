import { hourMs } from '../../lib/durations';
import { asSums, sumOf } from '../../lib/results';
import { createHash } from 'node:crypto';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { addDays, type Day, dayOf } from '../../lib/days';
import { groupBy } from '../../lib/groupBy';
import { newId } from '../../lib/ids';
import { Refusal } from '../../lib/refusal';
import type { Workspace, Scope } from '../../lib/scope';
import type { CampaignListRepository } from './campaignList.repository';
import type { CampaignsRepository } from './campaigns.repository';
import type { DayNumbers, DaySums } from './campaigns.types';
import type { DaysRepository } from './days.repository';
import { type SampleCampaign, sampleCampaigns } from './sampleCampaigns.data';
import type { WorkspaceDaysRepository } from './workspaceDays.repository';
import { createRandom, sampleBudgetCents, sampleDays } from './sampleNumbers';

export { clientCampaigns } from './clientCampaigns.data';

/** What is needed to add sample campaigns in a transaction. */
export interface SampleCampaignsTx {
  campaigns: Pick<CampaignsRepository, 'insertWithTotals'>;
  days: Pick<DaysRepository, 'put'>;
  workspaceDays: Pick<WorkspaceDaysRepository, 'add'>;
}

/** A sample campaign that was made, and its days. */
export interface SampleDays {
  id: string;
  name: string;
  days: DayNumbers[];
}

/**
 * Gives a workspace sample campaigns with their numbers, as part of a transaction. The same workspace gets the same
 * numbers on the same day. Returns which campaigns there are, each with its days, oldest first.
 */
export async function insertSampleCampaigns(
  tx: SampleCampaignsTx,
  workspace: Workspace,
  now: Date,
  made: readonly SampleCampaign[] = sampleCampaigns,
): Promise<SampleDays[]> {
  const today = dayOf(now);
  const random = createRandom(createHash('sha256').update(workspace.workspaceId).digest().readUInt32LE());
  const samples = made.map((sample) => ({ id: newId(), sample, days: sampleDays(sample, today, random) }));
  await tx.campaigns.insertWithTotals(
    samples.map(({ id, sample, days }) => withTotals(workspace, id, sample, days, now)),
  );
  await tx.days.put(samples.flatMap(({ id, days }) => days.map((row) => ({ campaignId: id, ...row }))));
  await tx.workspaceDays.add(workspace.workspaceId, sumsByDay(samples.flatMap(({ days }) => days)));
  return samples.map(({ id, sample: { fields }, days }) => ({ id, name: fields.name, days }));
}

function withTotals(workspace: Workspace, id: string, sample: SampleCampaign, days: DayNumbers[], now: Date) {
  const totals = sumOf(days.map(asSums));
  const today = dayOf(now);
  const startDate = addDays(today, -sample.startedDaysAgo);
  return {
    ...totals,
    ...sample.fields,
    id,
    workspaceId: workspace.workspaceId,
    createdBy: workspace.actorId,
    budgetCents: sampleBudgetCents(totals.spentCents, sample.budgetUsed),
    startDate,
    endDate: endOf(sample, today),
    isSample: true,
    // Made the day before it started, in office hours.
    createdAt: new Date(Date.parse(startDate) - 9 * hourMs),
    updatedAt: now,
  };
}

function endOf({ fields: { status }, endedDaysAgo, endsInDays }: SampleCampaign, today: Day): Day | null {
  if (status === 'completed') return addDays(today, -endedDaysAgo);
  return endsInDays === undefined ? null : addDays(today, endsInDays);
}

function sumsByDay(rows: DayNumbers[]): DaySums[] {
  const byDay = groupBy(rows, ({ day }) => day);
  return [...byDay].map(([day, ofDay]) => ({ day, ...sumOf(ofDay.map(asSums)) }));
}

interface SamplesTx extends SampleCampaignsTx {
  campaigns: CampaignsRepository;
  lists: Pick<CampaignListRepository, 'sampleIds'>;
  workspaceDays: WorkspaceDaysRepository;
}

interface SampleDeps {
  unitOfWork: UnitOfWork<SamplesTx>;
  clock: Clock;
}

export type SampleCampaignsService = ReturnType<typeof createSampleCampaignsService>;

export function createSampleCampaignsService({ unitOfWork, clock }: SampleDeps) {
  return {
    /** Returns how many were added. Throws `Refusal('sample_data_exists')`. */
    add(asked: Scope): Promise<number> {
      return unitOfWork(asked, async (tx, scope) => {
        await tx.locks.workspace(scope.workspaceId);
        if ((await tx.lists.sampleIds(scope.workspaceId)).length > 0) {
          throw new Refusal(
            'sample_data_exists',
            'Sample data has already been added. Remove it first to add it again.',
          );
        }
        return (await insertSampleCampaigns(tx, scope, clock.now())).length;
      });
    },

    /** Returns how many were removed. */
    remove(asked: Scope): Promise<number> {
      return unitOfWork(asked, async (tx, scope) => {
        await tx.locks.workspace(scope.workspaceId);
        const ids = await tx.lists.sampleIds(scope.workspaceId);
        if (ids.length === 0) return 0;
        await tx.workspaceDays.subtractCampaigns(scope.workspaceId, ids);
        await tx.campaigns.delete(scope.workspaceId, ids);
        return ids.length;
      });
    },
  };
}
