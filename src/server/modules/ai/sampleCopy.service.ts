import type { CopyBrief } from '../../../ad-kit/writer/brief';
import { writeCopy } from '../../../ad-kit/writer/writeCopy';
import { dayMs } from '../../lib/durations';
import { newId } from '../../lib/ids';
import type { Workspace } from '../../lib/scope';
import type { SampleBrief } from './sampleBriefs.data';
import type { GenerationsRepository } from './generations.repository';

export { clientBriefs, ownBriefs } from './sampleBriefs.data';

/** What is needed to add sample copy in a transaction. */
export interface SampleCopyTx {
  generations: Pick<GenerationsRepository, 'insert'>;
}

/** Adds answers of the built-in writer to a workspace's history, as part of a transaction. They count against no plan. */
export async function insertSampleCopy(
  tx: SampleCopyTx,
  { workspaceId, actorId: createdBy }: Workspace,
  briefs: readonly SampleBrief[],
  now: Date,
): Promise<void> {
  for (const { brief, daysAgo, isFavorite } of briefs) {
    const request: CopyBrief = { ...brief, callToAction: null, maxCharacters: null, includeEmojis: false };
    const response = writeCopy(request, brief.productName);
    const createdAt = new Date(now.getTime() - daysAgo * dayMs);
    await tx.generations.insert(
      { id: newId(), kind: 'ad_copy', request, response, isFavorite, createdAt },
      { workspaceId, createdBy },
    );
  }
}
