import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { groupBy } from '../../lib/groupBy';
import type { Page, Paged } from '../../lib/page';
import { notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import { campaignCompleted } from './campaignStatus';
import type { DayWrite } from './dayChanges';
import { type DayOfCampaign, keyOfDay } from './days.repository';
import type { ImportedDay } from './importedDays.repository';
import type { PastImportsRepository } from './pastImports.repository';
import { isRunning, type ListedImport, type PastImport } from './pastImports.types';
import { storeDays, type StoreDaysTx } from './storeDays';

/** What is needed to list an import in a transaction. */
export interface PastImportsTx {
  pastImports: PastImportsRepository;
}

interface PastImportsDeps {
  pastImports: PastImportsRepository;
  unitOfWork: UnitOfWork<StoreDaysTx & PastImportsTx>;
  clock: Clock;
}

export type PastImportsService = ReturnType<typeof createPastImportsService>;

/** How many days of an import are undone at once: as many as one request can store. */
const mostAtOnce = 5_000;

/** The files that numbers were imported from, and the way back. */
export function createPastImportsService({ pastImports, unitOfWork, clock }: PastImportsDeps) {
  return {
    async list(scope: Scope, page: Page): Promise<Paged<ListedImport>> {
      const { items, total } = await pastImports.page(scope.workspaceId, page);
      const now = clock.now();
      return { items: items.map((past) => ({ ...past, isRunning: isRunning(past, now) })), total };
    },

    /**
     * Gives the days that an import wrote the numbers that they had before, those of its ads included: so many that
     * nobody waits for it, all of most imports. Throws `Refusal('not_found')`, `Refusal('import_overwritten')` if one
     * of the days was written since, `Refusal('import_running')` if parts of it are expected and `stops` doesn't say
     * that none comes, and `Refusal('campaign_completed')`.
     */
    takeBack: (asked: Scope, id: string, stops: boolean): Promise<ListedImport> =>
      unitOfWork(asked, async (tx, scope) => {
        const { workspaceId } = scope;
        await tx.locks.workspace(workspaceId);
        const found = await tx.pastImports.find(workspaceId, id);
        if (!found) throw notFound('import');
        if (!found.canBeTakenBack) throw importStays(found);
        const now = clock.now();
        if (!stops && isRunning(found, now)) throw stillRunning();
        const campaigns = await tx.campaigns.lockNamed(workspaceId, await tx.importedDays.campaignsOf(id), []);
        if (campaigns.some(({ status }) => status === 'completed')) throw campaignCompleted();
        const written = await tx.importedDays.list(id, mostAtOnce);
        const days = groupBy(await undone(tx, workspaceId, written), ({ campaignId }) => campaignId);
        const changed = campaigns.map((campaign) => ({ ...campaign, days: days.get(campaign.id) ?? [] }));
        await tx.importedDays.release(id, written);
        await storeDays(tx, scope, changed, now);
        const isPart = written.length === mostAtOnce && (await tx.importedDays.campaignsOf(id)).length > 0;
        await tx.pastImports.markTakenBack(workspaceId, id, isPart ? null : now);
        return { ...found, isRunning: false, canBeTakenBack: isPart, takenBackAt: isPart ? null : now };
      }),
  };
}

/** The days as they are, and as they were. */
async function undone(
  { days, adDays }: StoreDaysTx,
  workspaceId: string,
  written: ImportedDay[],
): Promise<(DayWrite & DayOfCampaign)[]> {
  const present = new Map((await days.find(workspaceId, written)).map((row) => [keyOfDay(row), row]));
  const adsOf = groupBy(await adDays.find(workspaceId, written), keyOfDay);
  return written.map(({ campaignId, day, before, ads }) => ({
    campaignId,
    day,
    before: present.get(keyOfDay({ campaignId, day })),
    after: before,
    ads: { before: adsOf.get(keyOfDay({ campaignId, day })) ?? [], after: ads },
  }));
}

const stillRunning = (): Refusal =>
  new Refusal('import_running', 'This import is still running. Wait until it’s done, or stop it first.');

function importStays({ takenBackAt, added, changed }: PastImport): Refusal {
  const why = takenBackAt
    ? 'This import was undone already.'
    : added + changed === 0
      ? 'This import changed nothing.'
      : 'Newer numbers have replaced some of this import, so it stays.';
  return new Refusal('import_overwritten', why);
}
