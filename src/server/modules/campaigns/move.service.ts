import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { notFound, Refusal, roleRequired, teamNotFound, twoStepRequired } from '../../lib/refusal';
import { includesRole, personalScope, type Reach, type Scope } from '../../lib/scope';
import { type AdMoveTx, moveAds } from '../ads/adMove.service';
import type { PlansService, PlansTx } from '../plans/plans.service';
import type { TeamPlans } from '../plans/teamPlans.port';
import { type StorageTx, withinStorage } from '../storage/storage.service';
import type { CampaignActivity } from './campaigns.activity';
import type { CampaignsRepository } from './campaigns.repository';
import { takeOneOfMonth } from './campaigns.service';
import type { Campaign } from './campaigns.types';
import type { ImportedDaysRepository } from './importedDays.repository';
import type { QuotasRepository } from './quotas.repository';
import type { WorkspaceDaysRepository } from './workspaceDays.repository';

export type MoveTx = PlansTx &
  StorageTx &
  AdMoveTx & {
    campaigns: CampaignsRepository;
    workspaceDays: WorkspaceDaysRepository;
    importedDays: ImportedDaysRepository;
    quotas: QuotasRepository;
    activity: CampaignActivity;
    reach: Reach<'team'>;
    teamPlans: TeamPlans;
  };

interface MoveDeps {
  plans: PlansService;
  unitOfWork: UnitOfWork<MoveTx>;
  clock: Clock;
}

/** The moved campaign, and the scope of the workspace that it is in now. */
export interface MovedCampaign {
  campaign: Campaign;
  scope: Scope;
}

export type MoveService = ReturnType<typeof createMoveService>;

/** Campaigns that go from one workspace to another. Rule: docs/product-rules.md, "Moving campaigns". */
export function createMoveService({ plans, unitOfWork, clock }: MoveDeps) {
  /** Where it goes; the actor has to be an editor there. */
  const enter = async (tx: MoveTx, { actorId, right }: Scope, teamId: string | null): Promise<Scope> => {
    if (teamId === null) return personalScope(actorId, right);
    const target = await tx.reach.ofItem(actorId, 'team', teamId, right);
    if (!target) throw teamNotFound();
    if (!includesRole(target.role, 'editor')) throw roleRequired('editor', target);
    if (target.needsTwoStep) throw twoStepRequired();
    await plans.refuseReadOnly(target, tx.teamPlans);
    return target;
  };

  return {
    /**
     * Moves a campaign with its numbers, ads and images into a team, or with null to the actor's own. Throws
     * `Refusal('not_found')`, `Refusal('role_required')`, `Refusal('two_step_required')`, `Refusal('team_read_only')`,
     * `Refusal('sample_campaign')`, `Refusal('plan_limit')`, `Refusal('too_many')` and `Refusal('storage_full')`.
     */
    move: (asked: Scope, id: string, teamId: string | null): Promise<MovedCampaign> =>
      unitOfWork(asked, async (tx, source) => {
        const target = await enter(tx, source, teamId);
        const [from, to] = [source.workspaceId, target.workspaceId];
        if (from === to) {
          const campaign = await tx.campaigns.find(from, id);
          if (!campaign) throw notFound('campaign');
          return { campaign, scope: target };
        }
        await tx.locks.accounts([source.payerId, target.payerId]);
        const plan = await plans.planIn(tx, target.payerId);
        await tx.locks.workspaces([from, to]);
        const before = await tx.campaigns.lock(from, id);
        if (!before) throw notFound('campaign');
        if (before.isSample) throw sampleStays();
        if (source.payerId !== target.payerId) await takeOneOfMonth(tx, target, plan, clock.now());
        await tx.workspaceDays.subtractCampaigns(from, [id]);
        await tx.importedDays.forgetCampaign(id);
        const campaign = await withinStorage(tx, target, async () => {
          const moved = await tx.campaigns.move(from, id, to);
          await moveAds(tx, id, { from, to });
          return moved;
        });
        await tx.workspaceDays.addCampaigns(to, [id]);
        await tx.activity.record(source, { action: 'campaign_moved_out', subject: campaign }, clock.now());
        await tx.activity.record(target, { action: 'campaign_moved_in', subject: campaign }, clock.now());
        return { campaign, scope: target };
      }),
  };
}

const sampleStays = (): Refusal =>
  new Refusal(
    'sample_campaign',
    'Sample campaigns are for trying things out, so they stay where they are. Duplicate this one to get a campaign you can move.',
  );
