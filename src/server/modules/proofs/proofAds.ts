import type { ProofAds } from './proofs.types';

/** Whether a proof shows an ad of its workspace. */
export const shows = ({ campaignId, adIds }: ProofAds, ad: { id: string; campaignId: string | null }): boolean =>
  campaignId === null ? adIds.includes(ad.id) : ad.campaignId === campaignId;
