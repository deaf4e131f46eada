import type { UnitOfWork } from '../../db/unitOfWork';
import type { BulkResult } from '../../lib/bulkResult';
import type { Clock } from '../../lib/clock';
import type { Scope } from '../../lib/scope';
import { changeLabels, type ChangeLabelsTx } from '../labels/changeLabels.service';
import type { LabelWish } from '../labels/labels.types';
import { type BulkSelection, lockSelected } from './bulkSelection';
import type { CampaignActivity } from './campaigns.activity';
import type { CampaignListRepository } from './campaignList.repository';
import type { CampaignsRepository } from './campaigns.repository';

interface CampaignLabelsTx extends ChangeLabelsTx {
  campaigns: CampaignsRepository;
  lists: CampaignListRepository;
  activity: CampaignActivity;
}

interface CampaignLabelsDeps {
  unitOfWork: UnitOfWork<CampaignLabelsTx>;
  clock: Clock;
}

export type CampaignLabelsService = ReturnType<typeof createCampaignLabelsService>;

export const createCampaignLabelsService = ({ unitOfWork, clock }: CampaignLabelsDeps) => ({
  /**
   * Changes the labels of each campaign, completed ones included, or refuses it by itself. Throws
   * `Refusal('selection_changed')`, and `Refusal('validation_failed')` where nothing is to be changed.
   */
  change: (asked: Scope, wish: LabelWish, selection: BulkSelection): Promise<BulkResult> =>
    unitOfWork(asked, async (tx, scope) => {
      const [now, lock] = [clock.now(), () => lockSelected(tx, scope, selection)];
      const { result, changed } = await changeLabels(tx, scope, { of: 'campaign', wish, lock, now });
      for (const subject of changed) await tx.activity.record(scope, { action: 'campaign_edited', subject }, now);
      return result;
    }),
});
