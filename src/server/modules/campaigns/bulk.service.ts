import type { UnitOfWork } from '../../db/unitOfWork';
import type { BulkResult } from '../../lib/bulkResult';
import type { Clock } from '../../lib/clock';
import { notFound, roleRequired } from '../../lib/refusal';
import { includesRole, type Scope } from '../../lib/scope';
import type { CampaignActivity } from './campaigns.activity';
import type { CampaignsRepository } from './campaigns.repository';
import type { CampaignListRepository } from './campaignList.repository';
import { type BulkSelection, lockSelected } from './bulkSelection';
import { actionTo, type BulkAction, campaignCompleted, canMove, statusAfter } from './campaignStatus';
import type { WorkspaceDaysRepository } from './workspaceDays.repository';

interface BulkTx {
  campaigns: CampaignsRepository;
  lists: CampaignListRepository;
  workspaceDays: WorkspaceDaysRepository;
  activity: CampaignActivity;
}

interface BulkDeps {
  unitOfWork: UnitOfWork<BulkTx>;
  clock: Clock;
}

export type BulkService = ReturnType<typeof createBulkService>;

export function createBulkService({ unitOfWork, clock }: BulkDeps) {
  return {
    /**
     * Changes each campaign, or refuses it by itself. In the order of `ids`, of which repeated ones count once. Throws
     * `Refusal('selection_changed')` if not as many match as were told.
     */
    async change(asked: Scope, action: BulkAction, selection: BulkSelection): Promise<BulkResult> {
      return unitOfWork(asked, async (tx, scope) => {
        if (action === 'delete') await tx.locks.workspace(scope.workspaceId);
        const { wanted, found } = await lockSelected(tx, scope, selection);
        const statusOf = new Map(found.map(({ id, status }) => [id, status]));
        const now = clock.now();
        const target = statusAfter(action);
        const result: BulkResult = { done: [], already: [], refused: [] };
        for (const id of wanted) {
          const status = statusOf.get(id);
          if (!status) result.refused.push({ id, refusal: notFound('campaign') });
          else if (!target && !includesRole(scope.role, 'admin')) {
            result.refused.push({ id, refusal: roleRequired('admin') });
          } else if (target && !canMove(status, target)) result.refused.push({ id, refusal: campaignCompleted() });
          else result.done.push(id);
        }
        result.already = result.done.filter((id) => statusOf.get(id) === target);
        if (result.done.length === 0) return result;
        if (target) {
          await tx.campaigns.setStatus(scope.workspaceId, result.done, target, now);
        } else {
          await tx.workspaceDays.subtractCampaigns(scope.workspaceId, result.done);
          await tx.campaigns.delete(scope.workspaceId, result.done);
        }
        const done = new Set(result.done);
        for (const subject of found.filter(({ id, status }) => done.has(id) && status !== target)) {
          await tx.activity.record(scope, { action: target ? actionTo(target) : 'campaign_deleted', subject }, now);
        }
        return result;
      });
    },
  };
}
