import type { UnitOfWork } from '../../db/unitOfWork';
import type { BulkResult } from '../../lib/bulkResult';
import type { Clock } from '../../lib/clock';
import type { Scope } from '../../lib/scope';
import { changeLabels, type ChangeLabelsTx } from '../labels/changeLabels.service';
import type { LabelWish } from '../labels/labels.types';
import type { AdActivity } from './ads.activity';
import type { AdsRepository } from './ads.repository';

interface AdLabelsTx extends ChangeLabelsTx {
  ads: AdsRepository;
  activity: AdActivity;
}

interface AdLabelsDeps {
  unitOfWork: UnitOfWork<AdLabelsTx>;
  clock: Clock;
}

export type AdLabelsService = ReturnType<typeof createAdLabelsService>;

export const createAdLabelsService = ({ unitOfWork, clock }: AdLabelsDeps) => ({
  /**
   * Changes the labels of each ad or refuses it, one by one, also while somebody edits it. Repeated ids count once. Throws
   * `Refusal('validation_failed')` where nothing is to be changed.
   */
  change: (asked: Scope, wish: LabelWish, ids: string[]): Promise<BulkResult> =>
    unitOfWork(asked, async (tx, scope) => {
      const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
      const lock = async () => ({ wanted, found: await tx.ads.lockSome(scope.workspaceId, wanted) });
      const now = clock.now();
      const { result, changed } = await changeLabels(tx, scope, { of: 'ad', wish, lock, now });
      for (const subject of changed) await tx.activity.record(scope, { action: 'ad_edited', subject }, now);
      return result;
    }),
});
