import { newId } from '../../lib/ids';
import type { Workspace } from '../../lib/scope';
import type { AdsRepository } from './ads.repository';
import { sampleAds } from './sampleAds.data';

/** What is needed to add sample ads in a transaction. */
export interface SampleAdsTx {
  ads: Pick<AdsRepository, 'insert'>;
}

/** Gives sample campaigns their finished ads, as part of a transaction. */
export async function insertSampleAds(
  tx: SampleAdsTx,
  workspace: Workspace,
  campaigns: readonly { id: string; name: string }[],
  now: Date,
): Promise<void> {
  const idOf = new Map(campaigns.map(({ id, name }) => [name, id]));
  for (const { campaign, ...ad } of sampleAds) {
    const campaignId = idOf.get(campaign);
    if (campaignId === undefined) continue;
    const { workspaceId, actorId: createdBy } = workspace;
    const made = { id: newId(), workspaceId, createdBy, createdAt: now, updatedAt: now };
    await tx.ads.insert({ ...ad, ...made, campaignId, body: '', imageId: null, logoId: null, fromBrief: null });
  }
}
