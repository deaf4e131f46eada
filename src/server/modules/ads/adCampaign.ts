import type { AdCampaign } from '../../../ad-kit/preflight/linkTags';
import type { Scope } from '../../lib/scope';
import type { CampaignsService } from '../campaigns/campaigns.service';
import type { SavedAd } from './ads.types';

export type ComparedCampaigns = Pick<CampaignsService, 'get' | 'list'>;

/** How many names the preflight compares an ad's links with. */
const mostCompared = 200;

/** What an ad's links are compared with: the campaign that it is in, and the newest others. */
export async function campaignToCompare(
  campaigns: ComparedCampaigns,
  scope: Scope,
  { campaignId }: Pick<SavedAd, 'campaignId'>,
): Promise<AdCampaign | undefined> {
  if (campaignId === null) return undefined;
  const newest = { sort: 'created_at', order: 'desc' } as const;
  const { items } = await campaigns.list(scope, newest, { limit: mostCompared, offset: 0 });
  const { name } = items.find(({ id }) => id === campaignId) ?? (await campaigns.get(scope, campaignId));
  return { name, others: items.filter(({ id }) => id !== campaignId).map((other) => other.name) };
}
