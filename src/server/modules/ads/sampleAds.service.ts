import { newId } from '../../lib/ids';
import type { Workspace } from '../../lib/scope';
import type { AdsRepository } from './ads.repository';
import type { SampleAd, SampleShares } from './sampleAd';
import { sampleAds, sampleSharesOf } from './sampleAds.data';

export { clientAds } from './clientAds.data';

/** What is needed to add sample ads in a transaction. */
export interface SampleAdsTx {
  ads: Pick<AdsRepository, 'insert'>;
}

/** An ad that was made, and how much of its campaign's numbers is its. */
interface MadeAd extends SampleShares {
  id: string;
  campaignId: string;
}

/** Gives sample campaigns their finished ads, as part of a transaction. Returns which ones there are. */
export async function insertSampleAds(
  tx: SampleAdsTx,
  workspace: Workspace,
  campaigns: readonly { id: string; name: string }[],
  now: Date,
  made: readonly SampleAd[] = sampleAds,
): Promise<MadeAd[]> {
  const idOf = new Map(campaigns.map(({ id, name }) => [name, id]));
  const all: MadeAd[] = [];
  for (const { campaign, ...ad } of made) {
    const campaignId = idOf.get(campaign);
    if (campaignId === undefined) continue;
    const { workspaceId, actorId: createdBy } = workspace;
    const made = { id: newId(), workspaceId, createdBy, createdAt: now, updatedAt: now };
    await tx.ads.insert({ ...ad, ...made, campaignId, body: '', imageId: null, logoId: null, fromBrief: null });
    all.push({ id: made.id, campaignId, ...sampleSharesOf(ad) });
  }
  return all;
}
