import type { ProductBrief } from '../../../ad-kit/writer/productBrief';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { tidyProductBrief } from '../../lib/productBriefs';
import { notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { CampaignBriefsRepository } from './campaignBriefs.repository';
import type { CampaignActivity } from './campaigns.activity';
import type { CampaignsRepository } from './campaigns.repository';
import type { CampaignBrief } from './campaigns.types';
import { campaignCompleted } from './campaignStatus';

interface CampaignBriefsDeps {
  campaignBriefs: CampaignBriefsRepository;
  unitOfWork: UnitOfWork<{
    campaigns: Pick<CampaignsRepository, 'lock'>;
    campaignBriefs: CampaignBriefsRepository;
    activity: CampaignActivity;
  }>;
  clock: Clock;
}

export type CampaignBriefsService = ReturnType<typeof createCampaignBriefsService>;

/** What the ads of campaigns are to say. Rule: docs/product-rules.md, "Briefs". */
export function createCampaignBriefsService({ campaignBriefs, unitOfWork, clock }: CampaignBriefsDeps) {
  return {
    async get({ workspaceId }: Scope, id: string): Promise<CampaignBrief> {
      const found = await campaignBriefs.find(workspaceId, id);
      if (!found) throw notFound('campaign');
      return found;
    },

    /**
     * Throws `Refusal('campaign_completed')`, `Refusal('stale_version')` if `revision` is not the stored one, and
     * `Refusal('validation_failed')` where the brief contradicts itself.
     */
    async change(asked: Scope, id: string, wanted: ProductBrief, revision: number): Promise<CampaignBrief> {
      const brief = tidyProductBrief(wanted);
      return unitOfWork(asked, async (tx, scope) => {
        const campaign = await tx.campaigns.lock(scope.workspaceId, id);
        const before = await tx.campaignBriefs.find(scope.workspaceId, id);
        if (!campaign || !before) throw notFound('campaign');
        if (campaign.status === 'completed') throw campaignCompleted();
        if (revision !== before.revision) throw staleBrief();
        const kept = await tx.campaignBriefs.set(scope.workspaceId, id, brief);
        await tx.activity.record(scope, { action: 'campaign_edited', subject: campaign }, clock.now());
        return kept;
      });
    },
  };
}

const staleBrief = (): Refusal =>
  new Refusal(
    'stale_version',
    'Someone else changed this brief in the meantime, so your version wasn’t saved. Review theirs, then save again.',
  );
