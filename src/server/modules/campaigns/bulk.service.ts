import type { UnitOfWork } from '../../db/unitOfWork';
import type { ActivityRecorder } from '../../lib/activity';
import type { Clock } from '../../lib/clock';
import { notFound, type Refusal, roleRequired } from '../../lib/refusal';
import { includesRole, type Scope } from '../../lib/scope';
import type { CampaignsRepository } from './campaigns.repository';
import { actionTo, type BulkAction, campaignCompleted, canMove, statusAfter } from './campaignStatus';
import type { DaysRepository } from './days.repository';

export interface BulkResult {
  /** Campaigns that are as asked, including those that were so before. */
  done: string[];
  refused: { id: string; refusal: Refusal }[];
}

interface BulkDeps {
  unitOfWork: UnitOfWork<{ campaigns: CampaignsRepository; days: DaysRepository; activity: ActivityRecorder }>;
  clock: Clock;
}

export type BulkService = ReturnType<typeof createBulkService>;

export function createBulkService({ unitOfWork, clock }: BulkDeps) {
  return {
    /** Changes each campaign, or refuses it by itself. In the order of `ids`; repeated ids count once. */
    async change(scope: Scope, action: BulkAction, ids: string[]): Promise<BulkResult> {
      const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
      return unitOfWork(async (tx) => {
        if (action === 'delete') await tx.locks.workspace(scope.workspaceId);
        const found = await tx.campaigns.lockStatuses(scope.workspaceId, wanted);
        const statusOf = new Map(found.map(({ id, status }) => [id, status]));
        const now = clock.now();
        const target = statusAfter(action);
        const result: BulkResult = { done: [], refused: [] };
        for (const id of wanted) {
          const status = statusOf.get(id);
          if (!status) result.refused.push({ id, refusal: notFound('campaign') });
          else if (!target && !includesRole(scope.role, 'admin')) {
            result.refused.push({ id, refusal: roleRequired('admin') });
          } else if (target && !canMove(status, target)) result.refused.push({ id, refusal: campaignCompleted() });
          else result.done.push(id);
        }
        if (result.done.length === 0) return result;
        if (target) {
          await tx.campaigns.setStatus(scope.workspaceId, result.done, target, now);
        } else {
          await tx.days.subtractCampaigns(scope.workspaceId, result.done);
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
